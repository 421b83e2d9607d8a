// The own card, cards that were shown, and exiles.
import { sortOf } from '../../scenarios/objectives/card-names';
import type { SeatId } from '../../scenarios/ids';
import type { SeatView } from '../../scenarios/view';
import { describeCard } from './card';
import { TEXTS, type Language } from '../texts';

export function describeSecrets(view: SeatView, language: Language): string[] {
  const { facts = {}, seats, seat } = view;
  const { describe, secrets } = TEXTS[language];
  const words = describe.secrets;
  const nameOf = (id: SeatId): string => seats.find((one) => one.id === id)?.name ?? id;
  const own = describeCard(view, seat, language);
  return [
    ...(own
      ? [
          words.own(
            secrets.sorts[sortOf(own.card)].name,
            secrets.cards[own.card].name,
            secrets.cards[own.card].text,
          ),
        ]
      : []),
    ...(own && own.lines.length > 0 ? [words.soFar(own.lines.map(({ text }) => text))] : []),
    ...Object.entries(facts.shown ?? {}).map(([id, card]) =>
      words.shown(nameOf(id), secrets.cards[card].name),
    ),
    ...Object.entries(facts.exiles ?? {}).map(([id, { passed }]) =>
      (passed ? words.exileWithout : words.exile)(nameOf(id)),
    ),
  ];
}
