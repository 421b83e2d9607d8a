// Who they are, in a sentence or two of our own.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import { both, type Both } from './both';

export const BLURBS: Readonly<Record<SurvivorId, Both>> = {
  anita: both(
    'Batted third for the diner’s team and never let anyone forget it. The red scarf stays on.',
    'Troisième frappeuse de l’équipe du restaurant, et elle le rappelle à tous. L’écharpe rouge ne la quitte pas.',
  ),
  elijah: both(
    'Taught history for forty years. Says he has seen this chapter before, and that it ends.',
    'Quarante ans à enseigner l’histoire. Il dit avoir déjà lu ce chapitre, et qu’il a une fin.',
  ),
  gabriel: both(
    'First through the door, last out of the building. Still polishes the helmet every evening.',
    'Premier à entrer, dernier à sortir. Il astique encore son casque chaque soir.',
  ),
  john: both(
    'The last badge in the county. Warns the dead once, out of habit.',
    'Le dernier insigne du comté. Il fait toujours une sommation aux morts, par habitude.',
  ),
  kevin: both(
    'Talks to his shotgun more than to people. The shotgun answers better.',
    'Parle plus à son fusil à pompe qu’aux gens. Le fusil répond mieux.',
  ),
  lily: both(
    'Small, quick, always under a table when it matters. The mittens hide the knife.',
    'Petite, vive, toujours sous une table au bon moment. Les moufles cachent le couteau.',
  ),
  loretta: both(
    'Fed half the town and means to feed the other half. Swings a bat like a rolling pin.',
    'A nourri la moitié de la ville et compte bien nourrir l’autre. Manie la batte comme un rouleau à pâtisserie.',
  ),
  mike: both(
    'Nobody hears him come. Nobody is quite sure when he joined.',
    'Personne ne l’entend venir. Personne ne sait au juste quand il est arrivé.',
  ),
  olivia: both(
    'A doctor with eleven patients and one bag. Asks you to sit down before she lies to you.',
    'Médecin, onze patients, une seule trousse. Elle vous fait asseoir avant de vous mentir.',
  ),
  rosa: both(
    'Drove trucks through worse snow than this. Counts bullets the way others count sheep.',
    'A conduit des camions sous pire neige que celle-ci. Compte ses balles comme d’autres les moutons.',
  ),
  thomas: both(
    'Patient with birds, patient with everything. One long breath, one shot.',
    'Patient avec les oiseaux, patient avec tout. Une longue inspiration, un seul coup.',
  ),
};
