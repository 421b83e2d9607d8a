// What a crossroads card's player chose, and medicine that is used up.
import type { EventOf } from '../../scenarios/events';
import type { Language } from '../translate';
import { say } from '../both';
import { a, list, ofThe, the } from '../grammar';
import { markerNoun, pieceNoun, STRUCTURES, survivorName } from '../names';
import type { Line, TellContext } from './context';

export function alarm({ object, rules = [] }: EventOf<'alarm'>, language: Language): Line {
  const what = ofThe(pieceNoun(object), language);
  return {
    text: say(
      language,
      `The alarm ${what} howls: this time the zombies go there.`,
      `L’alarme ${what} hurle : cette fois, c’est là que vont les zombies.`,
    ),
    rules,
    tone: 'warning',
  };
}

/** Which buildings, and never what lies there. */
export function mixed({ structures, rules = [] }: EventOf<'mixed'>, language: Language): Line {
  const nouns = structures.map((id) => STRUCTURES[id]);
  const en = list(
    nouns.map((noun) => the(noun, 'en')),
    'en',
  );
  const fr = list(
    nouns.map((noun) => ofThe(noun, 'fr')),
    'fr',
  );
  return {
    text: say(
      language,
      `The face-down markers of ${en} are mixed.`,
      `Les marqueurs face cachée ${fr} sont mélangés.`,
    ),
    rules,
    tone: 'plain',
  };
}

export function spent(
  { survivor, marker, rules = [] }: EventOf<'spent'>,
  { markerType }: TellContext,
  language: Language,
): Line {
  const name = survivorName(survivor);
  const what = a(markerNoun(markerType(marker)), language);
  return {
    text: say(language, `${name} uses up ${what}.`, `${name} utilise ${what}.`),
    rules,
    tone: 'plain',
  };
}

export function duskCalled(
  { survivor, rules = [] }: EventOf<'duskCalled'>,
  language: Language,
): Line {
  const name = survivorName(survivor);
  return {
    text: say(
      language,
      `${name} lets night fall early: the day marker will move two spaces.`,
      `${name} laisse tomber la nuit : le marqueur de jour avancera de deux cases.`,
    ),
    rules,
    tone: 'warning',
  };
}
