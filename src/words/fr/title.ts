import type { title as English } from '../en/title';

export const title: typeof English = {
  'title.tagline': 'Un jeu de pichenettes sous la neige',
  'title.menu': 'Menu principal',
  'title.play': 'Jouer',
  'practice.title': 'S’entraîner',
  'title.continue': 'Continuer',
  'title.continueWhat': ({ scenario, round }) => `${scenario}, manche ${round}`,
  'title.fan':
    'Un jeu de fans non officiel, avec ses propres dessins et ses propres mots, sans lien avec aucun éditeur.',
  'title.version': ({ version }) => `Version ${version}`,
  'language.choose': 'Langue',
  'scene.loading': 'On dresse la table…',
  'scene.label':
    'Une petite ville sur une table en bois, au crépuscule : des façades en carton aux fenêtres éclairées, des réverbères, une tour en carton, des survivants et des zombies face à face sous la neige qui tombe.',
  'scene.missing.heading': 'La table reste dans le noir',
  'scene.missing.noWebgl':
    'Ce navigateur ne peut pas dessiner la table en 3D : il lui manque WebGL 2. Mettez-le à jour, activez l’accélération matérielle dans ses réglages, ou essayez un autre navigateur ou un autre appareil.',
  'scene.missing.failed':
    'Un incident est survenu pendant la mise en place de la table. Rechargez la page ; si cela se répète, essayez un autre navigateur.',
  'scene.missing.lost':
    'La carte graphique a abandonné la table. Elle revient le plus souvent d’elle-même en quelques secondes ; sinon, rechargez la page.',
};
