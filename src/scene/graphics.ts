export type Graphics = { readonly webgl2: boolean; readonly renderer: string };

const NONE: Graphics = { webgl2: false, renderer: '' };

/** Asks a throw-away canvas, because a canvas whose first context failed can never draw the table. */
export function probeGraphics(): Graphics {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return NONE;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  // Browsers keep few contexts alive at once; an abandoned one could cost the table its own.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: true, renderer: typeof renderer === 'string' ? renderer : '' };
}
