// Markers, cards, arrivals, meals, thefts.
import type { EventOf } from '../../scenarios/events';
import type { Language } from '../texts';
import { cardWords } from '../cards';
import { capital, say } from '../both';
import { a, agree, ofThe, the } from '../grammar';
import { markerNoun, pieceNoun, STRUCTURES, survivorName, survivorNoun } from '../names';
import type { Line, TellContext } from './context';

export function took(
  { survivor, marker, rules = [] }: EventOf<'took'>,
  { markerType }: TellContext,
  language: Language,
): Line {
  const what = a(markerNoun(markerType(marker)), language);
  const name = survivorName(survivor);
  return {
    text: say(language, `${name} takes ${what}.`, `${name} prend ${what}.`),
    rules,
    tone: 'good',
  };
}

/** Looked at and not wanted: it lies face up from now on. */
export function leftLying(
  { survivor, marker }: EventOf<'leftLying'>,
  { markerType }: TellContext,
  language: Language,
): Line {
  const noun = markerNoun(markerType(marker));
  const what = a(noun, language);
  const name = survivorName(survivor);
  return {
    text: say(
      language,
      `${name} finds ${what} and leaves it.`,
      `${name} trouve ${what} et ${agree(noun, 'le', 'la')} laisse.`,
    ),
    rules: ['R116'],
    tone: 'plain',
  };
}

export function dropped(
  { survivor, marker, rules = [] }: EventOf<'dropped'>,
  { markerType }: TellContext,
  language: Language,
): Line {
  const what = a(markerNoun(markerType(marker)), language);
  const name = survivorName(survivor);
  return {
    text: say(language, `${name} puts down ${what}.`, `${name} dépose ${what}.`),
    rules,
    tone: 'plain',
  };
}

export function revealed(
  { marker, rules = [] }: EventOf<'revealed'>,
  { markerType }: TellContext,
  language: Language,
): Line {
  const type = markerType(marker);
  const what = a(markerNoun(type), language);
  return {
    text: say(language, `Turned over: ${what}.`, `On retourne ${what}.`),
    rules: type === 'crossroads' ? ['R218'] : type === 'zombie' ? ['A39'] : rules,
    tone: 'plain',
  };
}

export function cardDrawn({ card }: EventOf<'cardDrawn'>, language: Language): Line {
  const title = cardWords(card).title[language];
  return {
    text: say(language, `Crossroads card: “${title}”`, `Carte Carrefour : « ${title} »`),
    rules: [card, 'R218', 'R219'],
    tone: 'warning',
  };
}

export function appeared({ figure, rules = [] }: EventOf<'appeared'>, language: Language): Line {
  const who = pieceNoun(figure);
  const name = capital(the(who, language));
  if (figure === 'acid')
    return {
      text: say(
        language,
        'A puddle of acid spreads over the street.',
        'Une flaque d’acide s’étale dans la rue.',
      ),
      rules: ['A40'],
      tone: 'warning',
    };
  return who.proper
    ? {
        text: say(language, `${name} gets clear of it.`, `${name} s’en écarte.`),
        rules: ['A40'],
        tone: 'plain',
      }
    : {
        text: say(language, `${name} comes out of nowhere.`, `${name} surgit de nulle part.`),
        rules: rules.length > 0 ? rules : ['R221'],
        tone: 'warning',
      };
}

export const slid = (
  { pieces: { length }, rules = [] }: EventOf<'slid'>,
  language: Language,
): Line => ({
  text: say(
    language,
    `A gust of wind: ${length} pieces slide across the snow.`,
    `Bourrasque : ${length} objets glissent sur la neige.`,
  ),
  rules,
  tone: 'plain',
});

export function peeked(
  { seat, markers: { length }, rules = [] }: EventOf<'peeked'>,
  { game }: TellContext,
  language: Language,
): Line {
  const one =
    game.seats.find(({ id }) => id === seat)?.name ?? say(language, 'A player', 'Un joueur');
  return {
    text: say(
      language,
      `${one} looks at ${length} face-down ${length === 1 ? 'marker' : 'markers'}.`,
      `${one} regarde ${length} ${length === 1 ? 'marqueur' : 'marqueurs'} face cachée.`,
    ),
    rules,
    tone: 'plain',
  };
}

export const tileRemoved = ({ rules = [] }: EventOf<'tileRemoved'>, language: Language): Line => ({
  text: say(
    language,
    'A barricade tile is out of the way.',
    'Une planche de la barricade a sauté.',
  ),
  rules: [...rules, 'R215'],
  tone: 'good',
});

export const pretzel = (
  { survivor, rules = [] }: EventOf<'pretzel'>,
  language: Language,
): Line => ({
  text: say(
    language,
    `${survivorName(survivor)} holds the pretzel.`,
    `${survivorName(survivor)} tient le bretzel.`,
  ),
  rules,
  tone: 'plain',
});

export function joined(
  { survivor, structure, rules = [] }: EventOf<'joined'>,
  language: Language,
): Line {
  const name = survivorName(survivor);
  const where = structure && the(STRUCTURES[structure], language);
  return {
    text: where
      ? say(
          language,
          `Found in ${where}: ${name} is back with you!`,
          `Dans ${where}, vous retrouvez ${name} !`,
        )
      : say(language, `${name} is back with you!`, `Vous retrouvez ${name} !`),
    rules,
    tone: 'good',
  };
}

export const stole = ({ thief, from, rules = [] }: EventOf<'stole'>, language: Language): Line => ({
  text: say(
    language,
    `${survivorName(thief)} steals a marker from ${survivorName(from)}.`,
    `${survivorName(thief)} vole un marqueur à ${survivorName(from)}.`,
  ),
  rules,
  tone: 'warning',
});

export const spared = (
  { thief, from, rules = [] }: EventOf<'spared'>,
  language: Language,
): Line => ({
  text: say(
    language,
    `${survivorName(thief)} looks at a marker of ${survivorName(from)}’s and gives it back.`,
    `${survivorName(thief)} regarde un marqueur ${ofThe(survivorNoun(from), 'fr')} et le rend.`,
  ),
  rules,
  tone: 'plain',
});

export const threwAway = (
  { thief, from, rules = [] }: EventOf<'threwAway'>,
  language: Language,
): Line => ({
  text: say(
    language,
    `${survivorName(thief)} throws away an X of ${survivorName(from)}’s.`,
    `${survivorName(thief)} jette un X ${ofThe(survivorNoun(from), 'fr')}.`,
  ),
  rules,
  tone: 'plain',
});

export const ate = ({ survivor, rules = [] }: EventOf<'ate'>, language: Language): Line =>
  survivor
    ? {
        text: say(
          language,
          `You share ${survivorName(survivor)}’s ration. Nobody goes hungry.`,
          `Vous partagez la ration ${ofThe(survivorNoun(survivor), 'fr')}. Personne n’a faim.`,
        ),
        rules,
        tone: 'good',
      }
    : {
        text: say(language, 'There is no meal tonight.', 'Pas de repas ce soir.'),
        rules,
        tone: 'bad',
      };
