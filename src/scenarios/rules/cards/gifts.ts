// Cards that help whoever finds them.
import { affect, changeSurvivor, changeTurn } from '../../change';
import { turnOf } from '../../queries';
import { gainLife } from '../life';
import { forSurvivors } from '../choosing';
import { companyOf, isHurt, supply, type Choice, type Deed } from './card';

export const firstAidKit: Choice<'firstAidKit'> = {
  offers: (game, drawn) => {
    const hurt = companyOf(game, drawn).filter((id) => isHurt(game, id));
    // Whoever found it comes first; only when it is whole may another have it.
    return forSurvivors(hurt.includes(drawn.survivor) ? [drawn.survivor] : hurt);
  },
  takes: (play, _, { means }) => gainLife(play, means.survivor),
};

export const gunCabinet: Deed = { does: (play, drawn) => supply(play, drawn, 'rifle') };

export const deepPockets: Deed = {
  does: ({ game }, { survivor }) => {
    changeSurvivor(game, survivor, { slots: 3 });
  },
};

export const adrenaline: Deed = {
  does: ({ game }) => {
    changeTurn(game, { actionsLeft: turnOf(game).actionsLeft + 1 });
  },
};

export const rottenCoat: Deed = {
  does: ({ game }, { survivor }) => {
    affect(game, { kind: 'stenchOfTheDead', until: 'round' }, survivor);
  },
};

export const spareRounds: Deed = {
  does: ({ game }, { survivor }) => {
    affect(game, { kind: 'spareRounds', until: 'game' }, survivor);
  },
};

export const hotSoup: Deed = {
  does: (play, drawn) => {
    for (const id of companyOf(play.game, drawn)) gainLife(play, id);
  },
};
