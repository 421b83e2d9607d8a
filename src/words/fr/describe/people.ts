// Survivors and zombies, one line each.
import type { people as English } from '../../en/describe/people';
import { a, agree, atStart, list, the } from '../grammar';
import { names } from '../names';

export const people: typeof English = {
  lying: (who) => agree(who, 'couché', 'couchée'),
  standing: 'debout',
  inside: (house) => `dans ${the(house)}`,
  atTheWheel: 'au volant',
  ledBy: (who, escort) => `${agree(who, 'escorté', 'escortée')} par ${escort.word}`,
  waitingForEscort: 'en attente d’une escorte',
  ofTeam: ({ word }, team) => `${word} (${names.teamLabels[team]})`,
  dead: (name, who) => `${name} : ${agree(who, 'mort', 'morte')}.`,
  missing: (name, who) => `${name} : ${agree(who, 'disparu', 'disparue')}.`,
  waiting: ({ word }, house, life) =>
    `${word} : attend dans ${the(house)} qu’on l’emmène, ${life} ${life > 1 ? 'vies' : 'vie'}.`,
  acting: 'en train d’agir',
  available: 'disponible',
  notAvailable: 'indisponible',
  life: (life, startLife) => `${life} ${life > 1 ? 'vies' : 'vie'} sur ${startLife}`,
  carries: (things) => `porte ${list(things.map(a))}`,
  holdsPretzel: 'tient le bretzel',
  power: (name, tokens) => `pouvoir « ${name} »${tokens > 0 ? ` (encore ${tokens})` : ''}`,
  powerDown: 'pouvoir face cachée',
  survivor: (name, parts) => `${name} : ${parts.join(', ')}.`,
  zombie: (zombie, parts) => `${atStart(zombie)} : ${parts.join(', ')}.`,
};
