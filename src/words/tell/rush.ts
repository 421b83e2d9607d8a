// A rush explains itself: whom it brushed, whom it missed and by how much, whose door it passed.
import type { EventOf } from '../../scenarios/events';
import type { Language } from '../texts';
import { both, capital, say, type Both } from '../both';
import { agree, ofThe, the } from '../grammar';
import { pieceName, pieceNoun, STRUCTURES, survivorName, survivorNoun } from '../names';
import type { Line } from './context';

export function brushed({ survivor, by }: EventOf<'brushed'>, language: Language): Line {
  const name = survivorName(survivor);
  const what = capital(pieceName(by, language));
  return {
    text: say(
      language,
      `${what} brushes ${name}, who stays standing.`,
      `${what} frôle ${name}, qui reste debout.`,
    ),
    rules: ['R139'],
    tone: 'plain',
  };
}

export function slidPast({ survivor, by, gap }: EventOf<'slidPast'>, language: Language): Line {
  const name = survivorName(survivor);
  const what = capital(pieceName(by, language));
  const missed = centimetres(gap);
  return {
    text: say(
      language,
      `${what} misses ${name} by ${missed.en}.`,
      `${what} manque ${name} de ${missed.fr}.`,
    ),
    rules: ['R139'],
    tone: 'good',
  };
}

/** Less than one is told in millimetres. */
function centimetres(gap: number): Both {
  if (gap < 1) {
    const millimetres = Math.max(1, Math.round(gap * 10));
    return both(`${millimetres} mm`, `${millimetres} mm`);
  }
  return both(`${Math.round(gap)} cm`, `${Math.round(gap)} cm`);
}

export function passedDoor({ zombie, structure }: EventOf<'passedDoor'>, language: Language): Line {
  const who = pieceNoun(zombie);
  const house = STRUCTURES[structure];
  return {
    text: say(
      language,
      `${capital(the(who, 'en'))} slides through the door of ${the(house, 'en')} and finds no way in.`,
      `${capital(the(who, 'fr'))} glisse par la porte ${ofThe(house, 'fr')} sans pouvoir entrer.`,
    ),
    rules: ['R144', 'A54'],
    tone: 'plain',
  };
}

/** “The first zombie knocks Anita over.” */
export const knockedOver = (survivor: EventOf<'brushed'>['survivor'], by: string): Both => {
  const who = survivorNoun(survivor);
  return both(
    `${capital(the(pieceNoun(by), 'en'))} knocks ${the(who, 'en')} over.`,
    `${capital(the(pieceNoun(by), 'fr'))} renverse ${the(who, 'fr')}.`,
  );
};

export function putBack({ figure }: EventOf<'putBack'>, language: Language): Line {
  const who = pieceNoun(figure);
  return {
    text: say(
      language,
      `Pushed out of town, ${the(who, 'en')} is put back at the limit.`,
      `${agree(who, 'Poussé', 'Poussée')} hors de la ville, ${the(who, 'fr')} revient à la limite.`,
    ),
    rules: ['A127'],
    tone: 'plain',
  };
}
