// How a match ended: a heading, and one sentence for each reason the rulebook gives.
import type { ends as English } from '../../en/scenarios/ends';

export const ends: typeof English = {
  won: 'Vous avez réussi !',
  lost: 'Vous avez perdu',
  draw: 'Personne ne gagne',
  teamWins: (team) => `${team} l’emporte !`,
  aloneWins: (player) => `${player} gagne en solitaire !`,
  severalWin: (players) => `${players} gagnent !`,
  noneMetACard: 'Aucun d’eux n’a rempli sa carte.',
  seatWon: (player, card) => `${player} a gagné : ${card}.`,
  seatLost: (player, card) => `${player} n’a pas gagné : ${card}.`,
  seatDead: (player, card) => `${player} n’a pas vu la fin : ${card}.`,
  why: {
    metWithTeam: 'L’équipe a gagné, et l’objectif est atteint.',
    betrayed: 'L’autre équipe a gagné, et personne ne l’a su à temps.',
    metAlone: 'L’objectif est atteint, peu importe qui d’autre gagne.',
    newGroup: 'Le nouveau groupe a gagné.',
    missed: 'L’équipe a gagné, mais l’objectif est manqué.',
    teamLost: 'L’objectif est atteint, mais l’équipe n’a pas gagné.',
    neither: 'L’équipe n’a pas gagné, et l’objectif est manqué.',
    notBetrayed: 'L’autre équipe n’a pas gagné.',
    missedAlone: 'L’objectif est manqué.',
    newGroupLost: 'Le nouveau groupe n’a pas gagné.',
    beaten: 'Quelqu’un d’autre a gagné en solitaire.',
    nobody: 'Personne ne gagne avec une telle fin.',
  },
  traitor: {
    hidden: (team) => `${team} : son traître, jamais démasqué.`,
    exposed: (team) => `${team} : son traître, démasqué et banni.`,
    joined: 'Un traître banni, qui a trouvé un nouveau groupe.',
  },
  reasons: {
    droveAway:
      'Le conducteur tourne la clé, la rue est assez dégagée, et le camping-car quitte la ville.',
    stockedUp:
      'Deux rations, deux bidons : le réservoir glougloute, quelqu’un rit, et vous voilà partis.',
    anitaInBed: 'Anita est étendue sur un lit propre, et les morts ne partagent plus la maison.',
    fourRations: 'Quatre rations sont à bord. Ce soir, personne ne boira de neige.',
    allFound: 'Kevin et Rosa sont retrouvés, le plein est fait, et le chauffage tourne.',
    firstAway:
      'La clé au contact, l’essence au réservoir, deux des leurs à bord. Les autres regardent s’éloigner les feux.',
    overrun:
      'Il devait venir plus de morts que la fosse n’en contient : tous sont déjà en ville. Elle est perdue.',
    tooManyDead: 'Il y a eu trop de morts. Ceux qui restent perdent courage.',
    rvTouched: 'Une main froide a touché le camping-car. Puis beaucoup d’autres.',
    neverLeft: 'Le marqueur de jour a atteint le crâne : le camping-car n’a pas quitté la rue.',
    suppliesTooLate:
      'Le marqueur de jour a atteint le crâne : les provisions ne sont pas arrivées à bord.',
    anitaDied: 'Anita est morte. Il n’y a plus personne à conduire à l’hôpital.',
    helpTooLate: 'Le marqueur de jour a atteint le crâne : les secours d’Anita arrivent trop tard.',
    hungerWon: 'Le marqueur de jour a atteint le crâne : la faim a gagné.',
    townKeepsThem:
      'Le marqueur de jour a atteint le crâne : la ville garde les disparus, et vous avec eux.',
    quarrelledTooLong:
      'Le marqueur de jour a atteint le crâne : pendant la dispute, les morts sont entrés. Les deux équipes perdent.',
    campFull:
      'Toute l’essence ou toute la nourriture de la ville est dans leur camp. Les autres devront demander poliment.',
    threeAhead: 'Ils sont trois de plus que les autres. On ne discute pas avec autant de monde.',
    homeTaken: 'Quelqu’un est installé à l’école avec de quoi partager. C’est chez eux, désormais.',
    colonyEntered:
      'Deux bidons d’essence, portés au cœur de la colonie adverse. Elle brûle toute la nuit.',
    rivalsGone: 'L’autre groupe a disparu. Il n’y a plus personne avec qui se disputer.',
    campAhead:
      'Le marqueur de jour a atteint le crâne : leurs réserves dépassent celles des autres.',
    homeHeld: 'Le marqueur de jour a atteint le crâne : l’école est toujours à eux.',
    moreAtSkull: 'Le marqueur de jour a atteint le crâne : ils sont plus nombreux que les autres.',
    equalAtSkull:
      'Manche après manche, aucun groupe ne compte plus de monde que l’autre. Personne ne gagne.',
    allGone: 'Les deux groupes ont disparu. La ville appartient aux morts.',
    overrunWhenEqual:
      'Aucun groupe ne l’emportait, et la fosse est vide : tous les morts sont en ville. Personne ne gagne.',
    nobodyLeft: 'Il ne reste plus personne pour agir.',
    scorchedEarth:
      'L’exil rentre chez lui, avec de l’essence et une allumette. Personne d’autre n’a rien gagné.',
    hoarder:
      'Deux fois la même chose, un toit à soi, et personne avec qui partager : l’exil a du bon.',
    piedPiper: 'On siffle, et les rues se remplissent de morts. Ils ne suivent personne d’autre.',
  },
};
