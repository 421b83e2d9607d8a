// Cards that help whoever finds them.
import { affect, changeSurvivor, changeTurn } from '../../change';
import type { SurvivorId } from '../../catalogue/survivors';
import { turnOf } from '../../queries';
import { gainLife } from '../life';
import { companyOf, isHurt, optionsOf, supply, type Card } from './card';

export const firstAidKit: Card = {
  offers: (game, drawn) => {
    const hurt = companyOf(game, drawn).filter((id) => isHurt(game, id));
    // Whoever found it comes first; only when it is whole may another have it.
    return optionsOf(hurt.includes(drawn.survivor) ? [drawn.survivor] : hurt);
  },
  takes: (play, _, { choice }) => gainLife(play, choice as SurvivorId),
};

export const gunCabinet: Card = { does: (play, drawn) => supply(play, drawn, 'rifle') };

export const deepPockets: Card = {
  does: ({ game }, { survivor }) => {
    changeSurvivor(game, survivor, { slots: 3 });
  },
};

export const adrenaline: Card = {
  does: ({ game }) => {
    changeTurn(game, { actionsLeft: turnOf(game).actionsLeft + 1 });
  },
};

export const rottenCoat: Card = {
  does: ({ game }, { survivor }) => {
    affect(game, { kind: 'stenchOfTheDead', until: 'round' }, survivor);
  },
};

export const spareRounds: Card = {
  does: ({ game }, { survivor }) => {
    affect(game, { kind: 'spareRounds', until: 'game' }, survivor);
  },
};

export const hotSoup: Card = {
  does: (play, drawn) => {
    for (const id of companyOf(play.game, drawn)) gainLife(play, id);
  },
};
