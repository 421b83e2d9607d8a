import type { Exercise } from './exercise';
import type { Setting } from './setting';
import type { Shot } from './shoot';

/** What a practice table is opened with; a shot is taken at once, to be looked at. */
export type PracticeStart = {
  readonly setting: Setting;
  readonly exercise?: Exercise;
  readonly shot?: Shot;
};
