// A face as the address of a picture: written once, and sharp in every size.
import type { Drawing, Stroke } from '../drawing';
import { isIcon, portraitOf, type FaceOf } from './portrait';

const written = new Map<string, string>();

export function faceAddress(of: FaceOf, size: number): string {
  const key = `${of} ${isIcon(size)}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const { window, drawing } = portraitOf(of, size);
  const address = `data:image/svg+xml,${encodeURIComponent(svgOf(window, drawing))}`;
  written.set(key, address);
  return address;
}

const svgOf = (window: string, drawing: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 210" width="210" height="210"><clipPath id="w"><path d="${window}"/></clipPath><g clip-path="url(#w)" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing.map(shapeOf).join('')}</g></svg>`;

function shapeOf(stroke: Stroke): string {
  const { color, width } = stroke;
  const look =
    width === undefined ? `fill="${color}"` : `stroke="${color}" stroke-width="${width}"`;
  if ('path' in stroke) return `<path d="${stroke.path}" ${look}/>`;
  const [x, y, rx, ry] = stroke.oval;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${look}/>`;
}
