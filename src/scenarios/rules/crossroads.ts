// 34. Crossroads: a card is drawn, read and applied at once.
import { change } from '../change';
import { doNext, tell, type Handlers } from '../play';
import { shuffled } from '../random';
import { CARDS } from './cards';
import type { Drawn } from './cards/card';

export const crossroadsHandlers: Pick<Handlers, 'drawCard' | 'card'> = {
  /** The deck is shuffled anew when it is empty (A96). */
  drawCard: {
    run: (play, { survivor, store }) => {
      const { game } = play;
      const { crossroads } = game;
      const { draw, discard } =
        crossroads.draw.length > 0
          ? crossroads
          : { draw: shuffled(game, crossroads.discard), discard: [] };
      const [id, ...left] = draw;
      if (id === undefined) return;
      change(game, { crossroads: { draw: left, discard: [...discard, id] } });
      tell(play, { kind: 'cardDrawn', card: id, rules: ['R218'] });
      const card = CARDS[id];
      const drawn: Drawn = { do: 'card', card: id, survivor, store, picked: [] };
      if ('does' in card) card.does(play, drawn);
      else doNext(play, drawn);
    },
  },

  /** It must be applied if it can be (R219): where nothing can be chosen, nothing is. */
  card: {
    ask: (game, drawn) => {
      const card = CARDS[drawn.card];
      const options = 'offers' in card ? card.offers(game, drawn) : [];
      return options.length > 0 ? { kind: 'card', about: drawn.card, options } : undefined;
    },
    answer: (play, drawn, command) => {
      const card = CARDS[drawn.card];
      return 'takes' in card ? card.takes(play, drawn, command) : undefined;
    },
  },
};
