// 34. Crossroads: a card is drawn, read and applied at once.
import { change } from '../change';
import type { CrossroadsId } from '../catalogue/crossroads';
import type { ChoiceCard } from '../means';
import { doNext, emit, type Handlers } from '../play';
import { shuffled } from '../random';
import { CARDS, isChoiceCard } from './cards';
import type { Choice, Deed } from './cards/card';

const deedOf = (id: Exclude<CrossroadsId, ChoiceCard>): Deed => CARDS[id];
/** Which of them it is stands in the task: one card's answers never come to another. */
const choiceOf = (id: ChoiceCard): Choice<ChoiceCard> => CARDS[id] as Choice<ChoiceCard>;

export const crossroadsHandlers: Pick<Handlers, 'drawCard' | 'card'> = {
  /** The deck is shuffled anew when it is empty (A96). */
  drawCard: {
    run: (play, { survivor, store }) => {
      const { game } = play;
      const { crossroads } = game;
      const { draw, discard } =
        crossroads.draw.length > 0
          ? crossroads
          : { draw: shuffled(game, 'hidden', crossroads.discard), discard: [] };
      const [id, ...left] = draw;
      if (id === undefined) return;
      change(game, { crossroads: { draw: left, discard: [...discard, id] } });
      emit(play, { kind: 'cardDrawn', card: id, rules: ['R218'] });
      if (isChoiceCard(id)) doNext(play, { do: 'card', card: id, survivor, store, picked: [] });
      else deedOf(id).does(play, { survivor, store });
    },
  },

  /** It must be applied if it can be (R219): where nothing can be chosen, nothing is. */
  card: {
    ask: (game, { do: _do, ...drawn }) => {
      const options = choiceOf(drawn.card).offers(game, drawn);
      return options.length > 0 ? { kind: 'card', about: drawn.card, options } : undefined;
    },
    answer: (play, { do: _do, ...drawn }, chosen) =>
      choiceOf(drawn.card).takes(play, drawn, chosen),
  },
};
