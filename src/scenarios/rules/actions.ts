// 5. What the active survivor may do: every action offered or refused, and turning between two of them.
import { facingOf } from '../../physics/measure/pose';
import { quantiseAngle } from '../../physics/measure/quantise';
import type { SurvivorId } from '../catalogue/survivors';
import { WEAPON_IDS } from '../catalogue/weapons';
import type { Option, Refused } from '../decisions';
import type { Draft, Game } from '../game';
import { doNext, type Handlers } from '../play';
import { buildingOf, isLying, must, poseOf, survivorOf, turnOf, weaponsOf } from '../queries';
import { duelDue } from './duel-lane';
import { heal, healRefusal } from './heal';
import { getUp } from './life';
import { pointBlankTargets } from './point-blank';
import { shotStarts } from './shooting';
import { stores } from './take-drop';
import { stand } from './tidy';
import { mayAct } from './turn-state';

export const actionHandlers: Pick<Handlers, 'chooseAction' | 'takeAction'> = {
  chooseAction: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      const { options, refused } = actionsOf(game, survivor);
      return {
        kind: 'chooseAction',
        about: survivor,
        options: [...options, ...turningOf(game, survivor), { id: 'end' }],
        refused,
      };
    },
    answer: (play, _, { choice, facing = 0 }) => {
      if (choice === 'face') {
        face(play.game, turnOf(play.game).survivor, quantiseAngle(facing));
        doNext(play, { do: 'chooseAction' });
      } else if (choice !== 'end') doNext(play, { do: 'takeAction', choice });
    },
  },

  /** Wanting to act beside a standing zombie means to fight it first, at no cost (R179, A63); if won, the action follows. */
  takeAction: {
    run: (play, { choice }) => {
      const { game } = play;
      if (!mayAct(game)) return;
      const { survivor } = turnOf(game);
      // Whom its own shot felled stands up to act again, at no cost (A124).
      getUp(play, survivor, ['A124']);
      const structure = duelDue(game, survivor);
      if (structure)
        doNext(
          play,
          { do: 'fightZombies', structure, by: survivor },
          { do: 'settle', passed: [], alsoActive: false },
          { do: 'takeAction', choice },
        );
      else if (choice === 'move') doNext(play, { do: 'flickDisc' });
      else if (choice === 'use:bat') doNext(play, { do: 'flickBat' });
      else if (choice === 'heal') heal(play);
      else if (choice === 'takeDrop') doNext(play, { do: 'takeDrop' });
      else if (choice === 'pointBlank') doNext(play, { do: 'pointBlank' });
      else {
        const weapon = must(
          WEAPON_IDS.find((id) => choice === `use:${id}`),
          'a weapon',
        );
        doNext(play, { do: 'aim', weapon, shot: 1, used: [] });
      }
    },
  },
};

/** After a move a figure in the street may be turned before it acts again: that costs nothing (R059, R101, A122). */
const turningOf = (game: Game, survivor: SurvivorId): Option[] => {
  const one = survivorOf(game, survivor);
  return turnOf(game).turning && poseOf(one) && !isLying(one)
    ? [{ id: 'face', about: survivor, needsFacing: true }]
    : [];
};

/** Beside something close, a figure that turns may have to make a little room for itself. */
function face(game: Draft, survivor: SurvivorId, facing: number): void {
  const { x, y } = must(poseOf(survivorOf(game, survivor)), 'a survivor in the street');
  stand(game, survivor, { x, y, facing });
}

/** Where a completed move was the last action the figure looks along its line, however it was turned since (R058, R100). */
export function lookAlongTheLine(game: Draft): void {
  const { survivor, turning } = turnOf(game);
  const one = survivorOf(game, survivor);
  const pose = poseOf(one);
  if (turning?.line === undefined || !pose || isLying(one)) return;
  if (quantiseAngle(facingOf(pose)) !== turning.line) face(game, survivor, turning.line);
}

/** Every action, offered or refused with its reason (R046). */
function actionsOf(game: Game, survivor: SurvivorId): { options: Option[]; refused: Refused[] } {
  const options: Option[] = [];
  const refused: Refused[] = [];
  const offer = (id: string, why: string | undefined, about?: string): void => {
    if (why === undefined) options.push({ id, ...(about !== undefined && { about }) });
    else refused.push({ id, why });
  };
  const due = duelDue(game, survivor);
  // Who drives ends its turn without leaving the RV (R293).
  const { role } = survivorOf(game, survivor);
  offer('move', role);
  for (const weapon of new Set(weaponsOf(game, survivor))) {
    if (weapon === 'bat') offer('use:bat', role, 'bat');
    // The zombie that bars the shot is fought first (R090, R179).
    else offer(`use:${weapon}`, due ? undefined : shotStarts(game, survivor, weapon).why, weapon);
  }
  offer('takeDrop', takeDropRefusal(game, survivor));
  if (game.options.medicineHeals) offer('heal', healRefusal(game, survivor));
  offer(
    'pointBlank',
    pointBlankTargets(game, survivor).length > 0 ? undefined : 'noLyingZombieNear',
  );
  return { options, refused };
}

function takeDropRefusal(game: Game, survivor: SurvivorId): string | undefined {
  const places = stores(game, survivor);
  if (places.length === 0)
    return buildingOf(survivorOf(game, survivor)) ? 'nothingHere' : 'notInTheStreet';
  return undefined;
}
