// 37. Medicine for somebody at hand, for no action (R251, R252, A154).
import { isNextTo, pieceFootprint } from '../../physics/measure/footprint';
import type { SurvivorId } from '../catalogue/survivors';
import { option } from '../decisions';
import type { Game } from '../game';
import type { MarkerId } from '../ids';
import { doNext, type Handlers } from '../play';
import {
  areEnemies,
  buildingOf,
  figurePiece,
  heldBy,
  inPlay,
  markerOf,
  survivorOf,
  turnOf,
} from '../queries';
import type { Closed } from '../reasons';
import { spend } from './heal';
import { gainLife } from './life';
import { isGoingOn } from './turn-state';

type Help = {
  readonly survivor: SurvivorId;
  readonly marker: MarkerId;
  /** On whose board it lies. */
  readonly from: SurvivorId;
};

/** In the same building, or next to each other in town; everybody is at hand to itself (A136). */
function isAtHand(game: Game, doctor: SurvivorId, other: SurvivorId): boolean {
  if (doctor === other) return true;
  const inside = buildingOf(survivorOf(game, doctor));
  if (inside) return buildingOf(survivorOf(game, other)) === inside;
  const [a, b] = [figurePiece(game, doctor), figurePiece(game, other)];
  return a !== undefined && b !== undefined && isNextTo(pieceFootprint(a), pieceFootprint(b));
}

/** Below what it began with (A120), friend or not. */
const patientsOf = (game: Game, doctor: SurvivorId): SurvivorId[] =>
  inPlay(game).filter((id) => {
    const { life, startLife } = survivorOf(game, id);
    return life < startLife && isAtHand(game, doctor, id);
  });

/** The doctor's own, or that of an ally who is treated: nobody's hands are emptied against its will (A154). */
function helpOf(game: Game, doctor: SurvivorId): Help[] {
  return patientsOf(game, doctor).flatMap((survivor) => {
    const boards = new Set(areEnemies(game, doctor, survivor) ? [doctor] : [doctor, survivor]);
    return [...boards].flatMap((from) => {
      const marker = heldBy(game, from).find((id) => markerOf(game, id).type === 'medicine');
      return marker === undefined ? [] : [{ survivor, marker, from }];
    });
  });
}

export function treatRefusal(game: Game, doctor: SurvivorId): Closed | undefined {
  if (patientsOf(game, doctor).length === 0) return 'notHurt';
  return helpOf(game, doctor).length === 0 ? 'noMedicine' : undefined;
}

export const treatHandlers: Pick<Handlers, 'treat'> = {
  treat: {
    ask: (game) => {
      if (!isGoingOn(game)) return undefined;
      const { survivor: doctor } = turnOf(game);
      return {
        kind: 'treat',
        about: doctor,
        options: [
          ...helpOf(game, doctor).map(({ survivor, marker, from }) =>
            option(
              `${survivor} ${marker}`,
              { verb: 'heal', survivor, marker, from },
              { about: survivor },
            ),
          ),
          option('back', { verb: 'back' }),
        ],
      };
    },
    answer: (play, _, { means }) => {
      if (means.verb === 'heal') {
        spend(play, means.marker, ['R251']);
        gainLife(play, means.survivor);
      }
      doNext(play, { do: 'chooseAction' });
    },
  },
};
