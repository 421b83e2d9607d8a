// Who they are, in a sentence or two of our own.
import type { survivors as English } from '../en/survivors';

export const survivors: typeof English = {
  anita:
    'Troisième frappeuse de l’équipe du restaurant, et elle le rappelle à tous. L’écharpe rouge ne la quitte pas.',
  elijah:
    'Quarante ans à enseigner l’histoire. Il dit avoir déjà lu ce chapitre, et qu’il a une fin.',
  gabriel: 'Premier à entrer, dernier à sortir. Il astique encore son casque chaque soir.',
  john: 'Le dernier insigne du comté. Il fait toujours une sommation aux morts, par habitude.',
  kevin: 'Parle plus à son fusil à pompe qu’aux gens. Le fusil répond mieux.',
  lily: 'Petite, vive, toujours sous une table au bon moment. Les moufles cachent le couteau.',
  loretta:
    'A nourri la moitié de la ville et compte bien nourrir l’autre. Manie la batte comme un rouleau à pâtisserie.',
  mike: 'Personne ne l’entend venir. Personne ne sait au juste quand il est arrivé.',
  olivia: 'Médecin, onze patients, une seule trousse. Elle vous fait asseoir avant de vous mentir.',
  rosa: 'A conduit des camions sous pire neige que celle-ci. Compte ses balles comme d’autres les moutons.',
  thomas: 'Patient avec les oiseaux, patient avec tout. Une longue inspiration, un seul coup.',
};
