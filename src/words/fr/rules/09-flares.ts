// Elijah's flares.
import type { flares as English } from '../../en/rules/09-flares';

export const flares: typeof English = {
  R257: {
    title: 'Lancer une fusée',
    text: 'Elijah a deux fusées éclairantes. Chacune coûte une action et ne sert qu’une fois, où qu’elle tombe. On la fait sauter du pouce dans n’importe quelle direction, haut ou à plat.',
  },
  R259: {
    title: 'En ville',
    text: 'Une fusée compte si son centre s’arrête dans les limites de la ville, même sur la fosse ou sur quelque chose.',
  },
  R260: {
    title: 'Personne n’est blessé',
    text: 'Ce que la fusée renverse se relève sur place. Qui était couché le reste, et ce qui a été poussé reste où il est.',
  },
  R261: {
    title: 'Hors de la ville',
    text: 'Une fusée qui s’arrête hors de la ville est perdue.',
  },
  R262: {
    title: 'Ils vont à la fusée',
    text: 'À la fin de ce tour, les zombies répondent à la fusée et non au survivant : le plus proche d’elle, la tour derrière lui, droit dessus. Mieux vaut ne pas s’y trouver.',
  },
  R263: {
    title: 'Deux faces',
    text: 'Grande face visible : bruit fort ; petite face : bruit faible. Le reste de ce tour ne s’entend pas.',
  },
  R265: {
    title: 'Éteinte',
    text: 'Quand les zombies ont répondu, la fusée quitte la partie.',
  },
  A115: {
    title: 'Une fusée ne fait pas de bruit',
    text: 'Par elle-même, une fusée est silencieuse. Perdue, on n’entend que le reste de ce tour.',
  },
  A134: {
    title: 'De l’intérieur, sur la tranche',
    text: 'De l’intérieur, on la lance par la porte, vers la rue. Sur la tranche, elle compte comme petite.',
  },
  A158: {
    title: 'Rien qu’une lumière',
    text: 'Arrêtée, une fusée ne gêne personne. Sous une façade ou sur un montant, elle les attire à cette porte.',
  },
  A161: {
    title: 'La dernière compte',
    text: 'Des fusées et des alarmes d’un même tour, la dernière compte, pour le lieu et pour le bruit. Rien ne la rend plus forte.',
  },
};
