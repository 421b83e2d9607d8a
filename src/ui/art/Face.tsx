import { lazy, Suspense, type ComponentType } from 'react';
import type { FaceOf } from '../../scene/art/figures/portrait';
import './Face.css';
import type { PictureProps } from './FacePicture';

/** The painting is fetched when the first face is shown; where it cannot be had, the names must do. */
async function loadPicture(): Promise<{ default: ComponentType<PictureProps> }> {
  try {
    return { default: (await import('./FacePicture')).FacePicture };
  } catch {
    return { default: () => null };
  }
}
const FacePicture = lazy(loadPicture);

type Props = {
  readonly of: FaceOf;
  /** In CSS pixels; 32, 64 and 256 are what it is drawn for. */
  readonly size: number;
  readonly dead?: boolean;
};

/** A survivor or a zombie: whoever shows it says the name beside it. */
export function Face({ of, size, dead = false }: Props) {
  return (
    <span
      className="face"
      data-of={of}
      data-dead={dead || undefined}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Suspense fallback={null}>
        <FacePicture of={of} size={size} />
      </Suspense>
    </span>
  );
}
