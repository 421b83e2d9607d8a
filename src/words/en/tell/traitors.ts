// Secret objectives, accusations, exiles, and who plays whom.
import type { Noun } from '../../noun';

export const traitors = {
  accused: (accuser: string, accused: string): string => `${accuser} accuses ${accused}!`,
  shown: (player: string, card: string): string => `${player} shows a card: ${card}.`,
  exiled: (player: string): string => `${player} is a traitor, and plays alone from now on.`,
  drivenOut: ({ word }: Noun): string => `${word} is driven out and lies in the snow.`,
  changedSides: (player: string, team: string): string => `${player} goes over to ${team}.`,
  stayed: (player: string): string => `${player} was wrongly accused, and stays all the same.`,
  allDrew: 'Everybody has been dealt a secret objective.',
  drewSecret: (player: string): string => `${player} draws another secret objective.`,
  drewExiles: (player: string): string => `${player} draws an exile’s objective.`,
  passed: (player: string): string => `${player} turns the X over and passes.`,
  fighterChosen: (player: string, { word }: Noun): string => `${player} will play ${word}.`,
};
