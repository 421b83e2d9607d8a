// Who they are, in a sentence or two of our own.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';

export const survivors: Readonly<Record<SurvivorId, string>> = {
  anita:
    'Batted third for the diner’s team and never let anyone forget it. The red scarf stays on.',
  elijah: 'Taught history for forty years. Says he has seen this chapter before, and that it ends.',
  gabriel:
    'First through the door, last out of the building. Still polishes the helmet every evening.',
  john: 'The last badge in the county. Warns the dead once, out of habit.',
  kevin: 'Talks to his shotgun more than to people. The shotgun answers better.',
  lily: 'Small, quick, always under a table when it matters. The mittens hide the knife.',
  loretta: 'Fed half the town and means to feed the other half. Swings a bat like a rolling pin.',
  mike: 'Nobody hears him come. Nobody is quite sure when he joined.',
  olivia: 'A doctor with eleven patients and one bag. Asks you to sit down before she lies to you.',
  rosa: 'Drove trucks through worse snow than this. Counts bullets the way others count sheep.',
  thomas: 'Patient with birds, patient with everything. One long breath, one shot.',
};
