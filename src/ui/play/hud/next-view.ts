import { CAMERA_VIEWS, viewOf, type CameraView, type CameraWish } from '../../../scene/camera/wish';

/** The view after this one, round and round. */
export function nextView(wish: CameraWish): CameraView {
  const now = CAMERA_VIEWS.findIndex((view) => view === viewOf(wish));
  return CAMERA_VIEWS[(now + 1) % CAMERA_VIEWS.length] ?? 'above';
}
