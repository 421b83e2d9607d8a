// Why the last answer is not taken back.
import type { Stands } from '../../../scenarios/reasons';

export const stands: Readonly<Record<Stands, string>> = {
  nothing: 'Il n’y a rien à annuler.',
  flicked: 'Impossible d’annuler : une pichenette a été donnée depuis.',
  drawn: 'Impossible d’annuler : quelque chose a été tiré depuis.',
  turnedOver: 'Impossible d’annuler : quelque chose a été retourné depuis.',
  lookedAt: 'Impossible d’annuler : quelqu’un a vu depuis ce qui était caché.',
  otherSeat: 'Impossible d’annuler : quelqu’un d’autre a répondu depuis.',
  voted: 'Un vote ne s’annule pas.',
  over: 'La partie est finie : ce qui est joué est joué.',
};
