// Why the last answer is not taken back.
import type { Stands } from '../../../scenarios/reasons';

export const stands: Readonly<Record<Stands, string>> = {
  nothing: 'There is nothing to take back.',
  flicked: 'That cannot be taken back: something was flicked since.',
  drawn: 'That cannot be taken back: something was drawn since.',
  turnedOver: 'That cannot be taken back: something was turned over since.',
  lookedAt: 'That cannot be taken back: somebody has looked at something hidden since.',
  otherSeat: 'That cannot be taken back: somebody else has answered since.',
  voted: 'A vote cannot be taken back.',
  over: 'The match is over: what was answered stands.',
};
