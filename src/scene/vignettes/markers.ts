// The pictures of markers: the face itself, large, before what it is about.
import { MARKER_TYPES, type MarkerType } from '../../scenarios/catalogue/markers';
import type { Cast, Hour, Vignette } from './vignette';

const BEHIND: Readonly<Record<MarkerType, readonly [hour: Hour, ...cast: readonly Cast[]]>> = {
  x: ['dusk', ['box', -4, 6, 20], ['barrel', 4, 7, 30], ['tree', -7, 20]],
  survivor: ['dusk', ['kevin', -3, 4], ['rosa', 3, 4], ['school', 0, 17]],
  food: ['night', ['groceryStore', 0, 15]],
  fuel: ['dusk', ['car', 3.4, 7, 190], ['gasStation', -3, 17]],
  medicine: ['night', ['hospital', 0, 15]],
  rifle: ['night', ['bullet', 3, 2], ['policeStation', 0, 15]],
  bat: ['dusk', ['bat', 0.6, 2.6, 14], ['school', 0, 17]],
  knife: ['night', ['knife', 2.8, 1.6, 10], ['library', 0, 15]],
  shotgun: ['dusk', ['hockey', 4.4, 7, 255], ['bride', -3.4, 9, 282], ['tree', 6, 18]],
  sniper: ['night', ['postman', 5.4, 12], ['tree', -6, 14], ['tree', 7, 19]],
  crossroads: ['night', ['bride', -4.4, 13], ['tree', 6, 14], ['tree', -1, 20]],
  key: ['night', ['policeStation', 0, 16], ['box', -3.6, 6, 30]],
  zombie: ['night', ['bride', 3.2, 3, 262], ['hockey', -2.8, 4, 280], ['postman', 6, 9]],
};

const pictureOf = ([hour, ...cast]: readonly [Hour, ...(readonly Cast[])], type: MarkerType): Vignette => ({
  hour,
  eye: [-6, 6, 9.4, 0, 0, 1.75],
  cast: [[`token ${type}`, 0, 0, 276, 'big'], ...cast],
}); // prettier-ignore

export const MARKER_PICTURES = Object.fromEntries(
  MARKER_TYPES.map((type) => [type, pictureOf(BEHIND[type], type)]),
) as Readonly<Record<MarkerType, Vignette>>;
