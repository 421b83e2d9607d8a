import { faceAddress } from '../../scene/art/figures/address';
import type { FaceOf } from '../../scene/art/figures/portrait';

export type PictureProps = { readonly of: FaceOf; readonly size: number };

export function FacePicture({ of, size }: PictureProps) {
  return <img src={faceAddress(of, size)} alt="" decoding="sync" draggable={false} />;
}
