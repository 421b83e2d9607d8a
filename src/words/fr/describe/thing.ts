// What is said of anything on the table that somebody points at.
import type { thing as English } from '../../en/describe/thing';
import { agree, list, ofThe, the } from '../grammar';

export const thing: typeof English = {
  away: (cm, from) => (cm === 0 ? `Touche ${from.word}` : `À ${cm} cm ${ofThe(from)}`),
  awayDoor: (cm, from) => `Sa porte est à ${cm} cm ${ofThe(from)}`,
  sameHouse: (from) => `Dans le même bâtiment que ${from.word}`,
  inDump: 'Attend dans la fosse',
  inTower: 'Attend dans la tour',
  tooClose: (who) => `à moins d’un disque ${ofThe(who)} : trop près à la fin du tour`,
  lyingHarmless: (zombie) => `${agree(zombie, 'Couché', 'Couchée')} : ne fait aucun mal`,
  closed: (house) => `${agree(house, 'fermé', 'fermée')} : aucun survivant n’y entre`,
  bearsX: 'porte fermée par un X : personne n’y entre',
  barricaded: 'porte barricadée : personne n’y entre',
  nobodyInside: 'Personne à l’intérieur',
  inside: (who) => `À l’intérieur : ${list(who.map(the))}`,
  lies: (house) => `Dans ${the(house)}`,
  acid: 'Qui y est projeté perd une vie ; les zombies d’une ruée s’y dissolvent',
  waiting: (zombies) => `Zombies en attente : ${zombies}`,
  coming: (many, half) =>
    half === 'day' ? `Le prochain jour en amène ${many}` : `La prochaine nuit en amène ${many}`,
  tower: 'Se place derrière le zombie le plus proche quand un bruit appelle les morts',
};
