// Rounds, turns, noise, endings.
import type { Noise } from '../../scenarios/catalogue/weapons';
import type { RushCause } from '../../scenarios/causes';
import type { EventOf } from '../../scenarios/events';
import { survivorNoun } from '../nouns';
import type { RuleId } from '../rules';
import { endText } from '../ends';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';

export const roundBegan = (
  { number, half, marker }: EventOf<'roundBegan'>,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.turns.roundBegan[half](number, marker),
  rules: ['R035'],
  tone: 'plain',
});

export function roundEnded({ marker }: EventOf<'roundEnded'>, language: Language): Line {
  const words = TEXTS[language].tell.turns;
  return marker === 0
    ? { text: words.skullReached, rules: ['R147'], tone: 'bad' }
    : { text: words.roundEnded(marker), rules: ['R147'], tone: 'plain' };
}

export function turnBegan(
  { seat, survivor }: EventOf<'turnBegan'>,
  { view }: TellContext,
  language: Language,
): Line {
  const words = TEXTS[language].tell.turns;
  const who = survivorNoun(survivor);
  const player = view.seats.length > 1 ? view.seats.find(({ id }) => id === seat)?.name : undefined;
  const text = player ? words.playerPlays(player, who) : words.turnOf(who);
  return { text, rules: ['R043'], tone: 'plain' };
}

const NOISE_RULES: Readonly<Record<Noise, readonly RuleId[]>> = {
  silent: ['R122', 'R119'],
  low: ['R121', 'R119'],
  loud: ['R120', 'R119'],
};

export function noise({ noise: how, survivor, flare }: EventOf<'noise'>, language: Language): Line {
  const words = TEXTS[language].tell.turns;
  return {
    text: flare ? words.flare[how] : words.noise[how](survivorNoun(survivor)),
    rules: flare ? ['R262', 'R263'] : NOISE_RULES[how],
    tone: how === 'silent' ? 'good' : 'warning',
  };
}

const RUSH_RULES: Readonly<Record<RushCause, readonly RuleId[]>> = {
  noise: ['R138', 'R135'],
  horde: ['R150', 'R138'],
  card: ['R219', 'R138'],
};

export const rushBegan = ({ zombies, cause }: EventOf<'rushBegan'>, language: Language): Line => ({
  text: TEXTS[language].tell.turns.rushBegan[cause](zombies.length),
  rules: RUSH_RULES[cause],
  tone: 'warning',
});

export function gameOver(
  { result }: EventOf<'gameOver'>,
  { view }: TellContext,
  language: Language,
): Line {
  const end = endText({ result, seats: view.seats }, language);
  return {
    text: end?.text ?? '',
    rules: end?.rules ?? [],
    tone: result.winner === 'nobody' && result.seats.length === 0 ? 'bad' : 'good',
  };
}

/** Thumb by thumb, with names (A138). */
export function voted(
  { accused, votes }: EventOf<'voted'>,
  { view }: TellContext,
  language: Language,
): Line {
  const { thumbUp, thumbDown, isTraitor } = TEXTS[language].tell.turns;
  const nameOf = (seat: string): string => view.seats.find(({ id }) => id === seat)?.name ?? seat;
  const thumbs = votes.map(({ seat, up }) => (up ? thumbUp : thumbDown)(nameOf(seat)));
  return { text: isTraitor(nameOf(accused), thumbs), rules: ['R273'], tone: 'plain' };
}
