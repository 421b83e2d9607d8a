// Secret objectives, accusations, exiles, and who plays whom: only what everybody has seen.
import type { EventOf } from '../../scenarios/events';
import { teamSort } from '../../scenarios/ids';
import { survivorNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';

const playerIn = ({ view }: TellContext, seat: string): string =>
  view.seats.find(({ id }) => id === seat)?.name ?? seat;

export const accused = (
  { accuser, accused: whom }: EventOf<'accused'>,
  context: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.traitors.accused(playerIn(context, accuser), playerIn(context, whom)),
  rules: ['R272', 'A178'],
  tone: 'warning',
});

export const shown = (
  { seat, card }: EventOf<'shown'>,
  context: TellContext,
  language: Language,
): Line => {
  const { tell, secrets } = TEXTS[language];
  return {
    text: tell.traitors.shown(playerIn(context, seat), secrets.cards[card].name),
    rules: ['R274'],
    tone: card === 'traitor' ? 'bad' : 'plain',
  };
};

export const exiled = (
  { seat }: EventOf<'exiled'>,
  context: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.traitors.exiled(playerIn(context, seat)),
  rules: ['R275', 'R285', 'A184'],
  tone: 'warning',
});

export const drivenOut = ({ survivor }: EventOf<'drivenOut'>, language: Language): Line => ({
  text: TEXTS[language].tell.traitors.drivenOut(survivorNoun(survivor)),
  rules: ['R277'],
  tone: 'plain',
});

export const changedSides = (
  { seat, to }: EventOf<'changedSides'>,
  context: TellContext,
  language: Language,
): Line => {
  const { tell, names } = TEXTS[language];
  return {
    text: tell.traitors.changedSides(playerIn(context, seat), names.teamLabels[teamSort(to)]),
    rules: ['R284', 'R287'],
    tone: 'warning',
  };
};

export const stayed = (
  { seat }: EventOf<'stayed'>,
  context: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.traitors.stayed(playerIn(context, seat)),
  rules: ['R283'],
  tone: 'plain',
});

export function drewObjective(
  { seats, deck }: EventOf<'drewObjective'>,
  context: TellContext,
  language: Language,
): Line {
  const words = TEXTS[language].tell.traitors;
  const [seat = ''] = seats;
  if (seats.length > 1)
    return { text: words.allDrew, rules: ['R268', 'R269', 'R271'], tone: 'plain' };
  return deck === 'secret'
    ? { text: words.drewSecret(playerIn(context, seat)), rules: ['R281'], tone: 'plain' }
    : { text: words.drewExiles(playerIn(context, seat)), rules: ['R278'], tone: 'plain' };
}

export const passed = (
  { seat }: EventOf<'passed'>,
  context: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.traitors.passed(playerIn(context, seat)),
  rules: ['R286'],
  tone: 'plain',
});

export const fighterChosen = (
  { seat, survivor }: EventOf<'fighterChosen'>,
  context: TellContext,
  language: Language,
): Line => ({
  text: TEXTS[language].tell.traitors.fighterChosen(
    playerIn(context, seat),
    survivorNoun(survivor),
  ),
  rules: ['R357', 'A142'],
  tone: 'plain',
});
