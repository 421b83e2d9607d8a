// S8. Whoever is found waits on the support, and goes with the next who leaves the building by a move.
import { change, changeMarker, changeSurvivor } from '../change';
import { PIECES } from '../../physics/measure/catalogue';
import { isFree } from '../../physics/measure/spots';
import { SURVIVOR_IDS, type SurvivorId } from '../catalogue/survivors';
import { option } from '../decisions';
import type { Draft, Survivor } from '../game';
import type { MarkerId, StructureId } from '../ids';
import { doNext, emit, type Handlers, type Play } from '../play';
import { buildingOf, markerOf, markersIn, must, survivorOf, tableOf, waitingIn } from '../queries';
import { shuffled } from '../random';
import { besideEscort, bodyAt, isBeside } from './beside';
import { setPose } from './tidy';

/** The marker lies on, face up, until whoever it stands for has gone (A131); without anybody left it is out (A170). */
export function recruitFound(play: Play, marker: MarkerId, structure: StructureId): void {
  const { game } = play;
  const unused = SURVIVOR_IDS.filter((id) => !game.survivors[id]);
  // Drawn when it is revealed: nobody may have known before who it would be.
  const [drawn] = shuffled(game, 'hidden', unused);
  if (!drawn) return;
  waitIn(game, drawn, structure);
  changeMarker(game, marker, { place: { on: 'structure', structure } });
  emit(play, { kind: 'waits', survivor: drawn, structure, rules: ['R350'] });
}

/** Its board lies outside town, without its power, and it belongs to nobody (R350, A132). */
export function waitIn(game: Draft, id: SurvivorId, structure: StructureId): void {
  const { recruits, powers } = game.sheet;
  const life = must(recruits, 'a scenario with recruits').life;
  const recruit: Survivor = {
    // No team that plays here.
    team: 'together',
    life,
    startLife: life,
    place: { in: 'waiting', structure },
    backpack: game.round.half,
    slots: 2,
    effects: [],
    ...(powers && { power: 'down' }),
  };
  change(game, { survivors: { ...game.survivors, [id]: recruit } });
}

/** All who wait where this one has just come out of by a move join its team, available this round (R351, R352, A170). */
export function takeAlong(play: Play, leader: SurvivorId, outOf: StructureId): void {
  const { game } = play;
  const recruits = waitingIn(game, outOf);
  if (recruits.length === 0) return;
  for (const marker of markersIn(game, { structure: outOf })) {
    const { type, faceUp } = markerOf(game, marker);
    if (type === 'survivor' && faceUp) changeMarker(game, marker, { place: { on: 'removed' } });
  }
  for (const recruit of recruits) join(play, recruit, leader);
}

/** Into the building where the move has led, to fight there too (A171), or next to the one it goes with (R352). */
function join(play: Play, recruit: SurvivorId, by: SurvivorId): void {
  const { game } = play;
  const { team } = survivorOf(game, by);
  const into = buildingOf(survivorOf(game, by));
  changeSurvivor(game, recruit, { team, backpack: game.round.half });
  if (into)
    changeSurvivor(game, recruit, { place: { in: 'building', structure: into, lying: false } });
  else setPose(game, recruit, besideEscort(game, recruit, by));
  emit(play, {
    kind: 'recruited',
    survivor: recruit,
    by,
    ...(into && { into }),
    rules: ['R351', 'R352'],
  });
  if (!into) doNext(play, { do: 'placeRecruit', recruit, leader: by });
}

export const recruitHandlers: Pick<Handlers, 'placeRecruit'> = {
  /** Where next to the one it goes with, is for the player to say (A91); where nothing is free there, nothing is asked. */
  placeRecruit: {
    ask: (game, { recruit, leader }) => {
      const { place } = survivorOf(game, recruit);
      if (place.in !== 'street' || survivorOf(game, leader).place.in !== 'street') return undefined;
      if (!isBeside(game, recruit, leader, place.pose)) return undefined;
      return {
        kind: 'placeRecruit',
        about: recruit,
        leader,
        options: [
          option('auto', { verb: 'beside' }, { about: recruit }),
          option('spot', { verb: 'place' }, { about: recruit, needsSpot: true }),
        ],
      };
    },
    answer: ({ game }, { recruit, leader }, { means, spot }) => {
      // It has been put next to its leader already.
      if (means.verb === 'beside') return undefined;
      const wanted = bodyAt(game, recruit, spot ?? { x: 0, y: 0 });
      if (!isBeside(game, recruit, leader, wanted)) return 'notNextToTheLeader';
      if (!isFree(tableOf(game, [recruit]), PIECES.survivor, wanted)) return 'placeIsTaken';
      setPose(game, recruit, wanted);
      return undefined;
    },
  },
};
