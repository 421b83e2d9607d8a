// Rounds, turns, noise, endings.
import type { EventOf } from '../../scenarios/events';
import type { Language } from '../texts';
import { say } from '../both';
import { ofThe } from '../grammar';
import { survivorName, survivorNoun } from '../names';
import { endText } from '../scenarios';
import type { Line, TellContext } from './context';

export function roundBegan(
  { number, half, marker }: EventOf<'roundBegan'>,
  language: Language,
): Line {
  const en = `Round ${number} begins: it is ${half}. Day marker on ${marker}.`;
  const fr = `Manche ${number} : ${half === 'day' ? 'il fait jour' : 'il fait nuit'}. Marqueur de jour sur ${marker}.`;
  return { text: say(language, en, fr), rules: ['R035'], tone: 'plain' };
}

export function roundEnded({ marker }: EventOf<'roundEnded'>, language: Language): Line {
  const text =
    marker === 0
      ? say(
          language,
          'The day marker has reached the skull.',
          'Le marqueur de jour a atteint le crâne.',
        )
      : say(
          language,
          `The round is over. Day marker on ${marker}.`,
          `La manche est finie. Marqueur de jour sur ${marker}.`,
        );
  return { text, rules: ['R147'], tone: marker === 0 ? 'bad' : 'plain' };
}

export function turnBegan(
  { seat, survivor }: EventOf<'turnBegan'>,
  { game }: TellContext,
  language: Language,
): Line {
  const name = survivorName(survivor);
  const player = game.seats.length > 1 ? game.seats.find(({ id }) => id === seat)?.name : undefined;
  const text = player
    ? say(language, `${player} plays ${name}.`, `${player} joue ${name}.`)
    : say(
        language,
        `It is ${name}’s turn.`,
        `C’est au tour ${ofThe(survivorNoun(survivor), 'fr')}.`,
      );
  return { text, rules: ['R043'], tone: 'plain' };
}

export function noise({ noise: how, survivor }: EventOf<'noise'>, language: Language): Line {
  const name = survivorName(survivor);
  switch (how) {
    case 'silent':
      return {
        text: say(
          language,
          `${name} made no sound: nobody stirs.`,
          `${name} n’a fait aucun bruit : rien ne bouge.`,
        ),
        rules: ['R122', 'R119'],
        tone: 'good',
      };
    case 'low':
      return {
        text: say(
          language,
          `Low noise: only the zombie nearest to ${name} heard it.`,
          'Bruit faible : seul le zombie le plus proche a entendu.',
        ),
        rules: ['R121', 'R119'],
        tone: 'warning',
      };
    case 'loud':
      return {
        text: say(
          language,
          'That was loud! The whole town heard it.',
          'Quel vacarme ! Toute la ville a entendu.',
        ),
        rules: ['R120', 'R119'],
        tone: 'warning',
      };
  }
}

export function rushBegan(
  { zombies: { length }, cause }: EventOf<'rushBegan'>,
  language: Language,
): Line {
  const en = length === 1 ? 'A zombie' : `${length} zombies`;
  const fr = length === 1 ? 'Un zombie' : `${length} zombies`;
  const arrive = length === 1 ? 'arrive' : 'arrivent';
  switch (cause) {
    case 'noise':
      return {
        text: say(
          language,
          `${en} ${length === 1 ? 'rushes' : 'rush'} toward the noise!`,
          `${fr} ${length === 1 ? 'se rue' : 'se ruent'} vers le bruit !`,
        ),
        rules: ['R138', 'R135'],
        tone: 'warning',
      };
    case 'horde':
      return {
        text: say(
          language,
          `A new horde: ${length} from the dump!`,
          `Nouvelle horde : ${fr.toLowerCase()} de la fosse !`,
        ),
        rules: ['R150', 'R138'],
        tone: 'warning',
      };
    case 'card':
      return {
        text: say(language, `${en} followed you!`, `${fr} ${arrive} derrière vous !`),
        rules: ['R219', 'R138'],
        tone: 'warning',
      };
  }
}

export function gameOver({ result }: EventOf<'gameOver'>, language: Language): Line {
  const end = endText({ result }, language);
  return {
    text: end?.text ?? '',
    rules: end?.rules ?? [],
    tone: result.winner === 'nobody' ? 'bad' : 'good',
  };
}

/** Thumb by thumb, with names (A138). */
export function voted(
  { accused, votes }: EventOf<'voted'>,
  { game }: TellContext,
  language: Language,
): Line {
  const nameOf = (seat: string): string => game.seats.find(({ id }) => id === seat)?.name ?? seat;
  const thumbs = votes.map(({ seat, up }) =>
    up
      ? say(language, `${nameOf(seat)} up`, `${nameOf(seat)} levé`)
      : say(language, `${nameOf(seat)} down`, `${nameOf(seat)} baissé`),
  );
  return {
    text: say(
      language,
      `Is ${nameOf(accused)} a traitor? ${thumbs.join(', ')}.`,
      `${nameOf(accused)} est-il un traître ? ${thumbs.join(', ')}.`,
    ),
    rules: ['R273'],
    tone: 'plain',
  };
}
