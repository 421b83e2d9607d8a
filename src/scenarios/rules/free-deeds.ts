// 37. What a power lets its survivor do for no action: offered with the actions, and when none is left (A143, A144).
import { changeSurvivor, changeTurn } from '../change';
import type { Noise } from '../catalogue/weapons';
import type { SurvivorId } from '../catalogue/survivors';
import { option, optionId, type Option, type Refused } from '../decisions';
import type { Game } from '../game';
import type { FreeDeed, MeansOf } from '../means';
import { doNext, emit, type Play } from '../play';
import { poseOf, survivorOf, turnOf } from '../queries';
import type { Closed } from '../reasons';
import { getUp } from './life';
import { loudness } from './loudness';
import { isUnused, powerOf } from './powers';
import { treatRefusal } from './treat';

type Verb = FreeDeed['verb'];
type Row = {
  /** Nothing, where there is nothing to say of it; else with how loud it is and, where it is closed, why. */
  readonly offer: (
    game: Game,
    who: SurvivorId,
  ) => { readonly noise?: Noise; readonly why?: Closed | undefined } | undefined;
  readonly take: (play: Play, who: SurvivorId) => void;
};

const DEEDS: Readonly<Record<Verb, Row>> = {
  // A marker is worth one action of any kind; both may be spent in one turn (R245, A118, A145).
  bonus: {
    offer: (game, who) =>
      turnOf(game).actionsLeft === 0 && bonusLeft(game, who) > 0 ? {} : undefined,
    take: (play, who) => {
      const { game } = play;
      const { tokens } = survivorOf(game, who);
      if (!tokens) return;
      changeSurvivor(game, who, { tokens: { ...tokens, bonusActions: tokens.bonusActions - 1 } });
      changeTurn(game, { actionsLeft: turnOf(game).actionsLeft + 1 });
      emit(play, { kind: 'power', survivor: who, trait: 'bonusActions', rules: ['R245'] });
      doNext(play, { do: 'chooseAction' });
    },
  },
  treat: {
    offer: (game, who) =>
      powerOf(game, who).heals ? { noise: 'silent', why: treatRefusal(game, who) } : undefined,
    take: (play) => doNext(play, { do: 'treat' }),
  },
  // The last thing of a turn, even of one without an action (R248, A147).
  pitch: {
    offer: (game, who) =>
      isUnused(game, 'pitchAtEnd')
        ? {
            noise: loudness(game, who, 'low'),
            why: poseOf(survivorOf(game, who)) ? undefined : 'onlyInTheStreet',
          }
        : undefined,
    take: (play, who) => {
      getUp(play, who, ['A124']);
      doNext(play, { do: 'pitch' });
    },
  },
};
const VERBS = Object.keys(DEEDS) as Verb[];

const bonusLeft = (game: Game, who: SurvivorId): number =>
  powerOf(game, who).bonusActions === undefined
    ? 0
    : (survivorOf(game, who).tokens?.bonusActions ?? 0);

type Acting = MeansOf<'chooseAction'>;

export function freeDeedsOf(
  game: Game,
  who: SurvivorId,
): { options: Option<Acting>[]; refused: Refused<Acting>[] } {
  const options: Option<Acting>[] = [];
  const refused: Refused<Acting>[] = [];
  for (const verb of VERBS) {
    const offer = DEEDS[verb].offer(game, who);
    if (!offer) continue;
    const { why, ...more } = offer;
    if (why !== undefined) refused.push({ id: optionId(verb), means: { verb }, why });
    else options.push(option(verb, { verb }, more));
  }
  return { options, refused };
}

export const isFreeDeed = (means: Acting): means is FreeDeed =>
  VERBS.some((verb) => verb === means.verb);

export const doFree = (play: Play, { verb }: FreeDeed): void =>
  DEEDS[verb].take(play, turnOf(play.game).survivor);
