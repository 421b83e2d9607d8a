// Taking back and answering again is the same as never having answered; what has revealed something stands.
import { beforeAll, describe, expect, test } from 'vitest';
import { eagerCommand } from '../../src/bots/eager';
import { twinOf } from '../../src/match/leaks';
import { writeLog } from '../../src/match/log';
import { hashOf, startMatch, type Match } from '../../src/match/match';
import { linedUpPlan, plainPlan } from '../../src/match/plan';
import { arrangedMatch, type Position } from '../../src/match/position';
import { openSession, type Answer, type Session, type SessionState } from '../../src/match/session';
import { stagedMatch, stagingsFor } from '../../src/match/staging/start';
import { whyStands } from '../../src/match/take-back';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { answer } from '../../src/scenarios/apply';
import { change, changeFacts } from '../../src/scenarios/change';
import { optionName, type Command } from '../../src/scenarios/decisions';
import { changed } from '../../src/scenarios/draft';
import type { Draft } from '../../src/scenarios/game';
import type { ScenarioId } from '../../src/scenarios/list';
import { must } from '../../src/scenarios/queries';
import type { Stands } from '../../src/scenarios/reasons';
import { viewFor } from '../../src/scenarios/view';

beforeAll(loadEngine);

/** All that a match is, and all that is on the screen of it. */
const tellOf = ({ match, game, waits, told, seen, pending }: SessionState): object => ({
  truth: hashOf(match.game),
  log: writeLog(match),
  shown: hashOf(game),
  waits: JSON.stringify(waits),
  told,
  seen,
  pending,
});

/** The answer that a hand would give now, as long as it is accepted. */
function giveSome(session: Session, hand: (state: SessionState) => Command): Command | undefined {
  for (let tries = 0; tries < 50; tries += 1) {
    const state = session.state();
    if (state.waits.for !== 'decision') return undefined;
    const given = hand(state);
    if (session.give(answerOf(given)) !== undefined) continue;
    while (session.state().pending.length > 0) session.seen();
    return given;
  }
  return undefined;
}
const answerOf = ({ seat: _seat, number: _number, ...given }: Command): Answer => given;

/** Takes back as far as it goes, looks at every state on the way, and answers all of it again. */
function backAndForth(session: Session, way: readonly SessionState[], given: readonly Command[]) {
  const end = session.state();
  let at = way.length;
  while (session.takeBack() === undefined) {
    const { length } = session.state().match.log;
    at = way.findIndex(({ match }) => match.log.length === length);
    expect(tellOf(session.state())).toEqual(tellOf(must(way[at], 'a state before')));
  }
  for (const one of given.slice(at)) session.give(answerOf(one));
  expect(tellOf(session.state())).toEqual(tellOf(end));
  return way.length - at;
}

/** In another game that its seat cannot tell from this one, the answer leads to the same: nothing was learnt by it. */
function expectNothingLearnt(before: Match, after: Match, given: Command): void {
  for (const { id } of before.game.seats) {
    const twin = answer(twinOf(before.game, id), given);
    // What a seat may answer can depend on what it alone holds.
    if (id === given.seat) expect(twin.ok).toBe(true);
    if (twin.ok) expect(viewFor(twin.game, id)).toEqual(viewFor(after.game, id));
  }
}

const STEPS = 30;

/** How many answers could be taken back, and how many in a row. */
function playThrough(start: Match, seed: number): { taken: number; deepest: number } {
  const random = seededRandom(seed);
  const session = openSession(start);
  const seen = { taken: 0, deepest: 0 };
  const way: SessionState[] = [];
  const given: Command[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const before = session.state();
    const one = giveSome(session, ({ match, waits }) => {
      if (waits.for !== 'decision') throw new Error('Nothing is asked.');
      return eagerCommand(match, waits, random);
    });
    if (!one) break;
    way.push(before);
    given.push(one);
    const after = session.state();
    const why = whyStands(before.match, after.match);
    if (why === undefined) {
      seen.taken += 1;
      expectNothingLearnt(before.match, after.match, one);
      seen.deepest = Math.max(seen.deepest, backAndForth(session, way, given));
    }
    const refused = why === undefined ? undefined : refusal(session);
    expect(refused).toBe(why);
  }
  return seen;
}

describe('matches at random', { timeout: 120_000 }, () => {
  const MATCHES: readonly (readonly [ScenarioId, number, 'staged' | 'plain'])[] = [
    ['s1', 1, 'plain'],
    ['s2', 2, 'staged'],
    ['s4', 3, 'staged'],
    ['s5', 2, 'staged'],
    ['s6', 3, 'plain'],
    ['s6', 5, 'staged'],
    ['s7', 4, 'staged'],
    ['s8', 6, 'staged'],
    ['s9', 9, 'staged'],
    ['s10', 2, 'staged'],
  ];

  test.each(MATCHES)(
    '%s with seed %i, %s: back and again is as if it had not been',
    (id, seed, how) => {
      const start = how === 'staged' ? stagedMatch(id, seed) : startMatch(linedUpPlan(id, seed, 2));
      const { taken, deepest } = playThrough(start, seed);
      expect(taken).toBeGreaterThan(5);
      expect(deepest).toBeGreaterThan(1);
    },
  );
});

const open = (scenario: ScenarioId, position: Position, players = 1): Session =>
  openSession(arrangedMatch(plainPlan(scenario, 1, players), position));

/** Takes the first option whose name begins so, and sees what comes of it. */
function choose(session: Session, ...names: readonly string[]): void {
  for (const name of names) {
    const { waits } = session.state();
    if (waits.for !== 'decision') throw new Error('Nothing is asked.');
    const options = waits.decision.options.map(({ id }) => id);
    const choice = must(
      options.find((id) => optionName(id).startsWith(name)),
      `${name} among ${options.map(optionName).join(', ')}`,
    );
    expect(session.give({ choice })).toBeUndefined();
    while (session.state().pending.length > 0) session.seen();
  }
}

/** Why it stands; to be told so changes nothing and wakes nobody. */
function refusal(session: Session): Stands | undefined {
  const before = session.state();
  let heard = 0;
  const stop = session.subscribe(() => (heard += 1));
  const why = session.takeBack();
  stop();
  expect(session.state()).toBe(before);
  expect(heard).toBe(0);
  return why;
}

/** Of S6: Anita is on, alone in the school, and nobody would come. */
const AT_SCHOOL: Position = {
  survivors: [{ id: 'anita', where: { inside: 'school' } }],
  zombies: [],
  pretzel: 'anita',
};

describe('what reveals nothing is taken back', () => {
  test('an action, the end of a turn, and what the door answered with it', () => {
    const session = open('s6', AT_SCHOOL);
    const start = session.state();
    choose(session, 'end');
    expect(session.state().seen.length).toBeGreaterThan(start.seen.length);
    expect(session.takeBack()).toBeUndefined();
    expect(tellOf(session.state())).toEqual(tellOf(start));
    expect(refusal(session)).toBe('nothing');
  });

  test('it is known what was taken back, until something else is answered', () => {
    const session = open('s6', AT_SCHOOL);
    choose(session, 'move');
    session.takeBack();
    expect(session.state().tookBack).toMatchObject({ seat: 'seat-1', option: { id: 'move' } });
    choose(session, 'move');
    expect(session.state().tookBack).toBeUndefined();
  });

  test('who goes back has taken back already: next comes what was answered before', () => {
    const session = openSession(startMatch(plainPlan('s1', 1)));
    choose(session, 'john', 'move', 'back');
    session.takeBack();
    expect(session.state().tookBack).toMatchObject({ option: { id: 'john' } });
    expect(session.state().match.log).toEqual([]);
    expect(refusal(session)).toBe('nothing');
  });

  test('a marker that is known is put down and taken up again', () => {
    const session = open('s6', {
      ...AT_SCHOOL,
      survivors: [
        {
          id: 'anita',
          where: { inside: 'school' },
          carries: [{ type: 'key', faceUp: false }],
        },
      ],
    });
    const before = session.state();
    choose(session, 'takeDrop', 'drop');
    expect(hashOf(session.state().match.game)).not.toBe(hashOf(before.match.game));
    session.takeBack();
    session.takeBack();
    expect(tellOf(session.state())).toEqual(tellOf(before));
  });

  test('among friends also what another has answered', () => {
    const session = open('s1', { zombies: [], turn: { survivor: 'john' } }, 2);
    const start = session.state();
    choose(session, 'end');
    const { waits } = session.state();
    expect(waits).toMatchObject({ for: 'decision', seat: 'seat-2' });
    choose(session, 'kevin');
    session.takeBack();
    expect(session.takeBack()).toBeUndefined();
    expect(tellOf(session.state())).toEqual(tellOf(start));
  });
});

describe('what reveals something stands', () => {
  const withMarker = (type: 'key' | 'crossroads'): Session =>
    open('s6', { ...AT_SCHOOL, markers: [{ type, store: { structure: 'school' } }] });

  test('a face that was looked at, and what was answered before it', () => {
    const session = withMarker('key');
    choose(session, 'takeDrop', 'take school');
    expect(refusal(session)).toBe('lookedAt');
  });

  test('a marker that was turned over', () => {
    const session = withMarker('key');
    choose(session, 'takeDrop', 'take school', 'leave');
    expect(refusal(session)).toBe('turnedOver');
  });

  test('a card that was drawn', () => {
    const session = withMarker('crossroads');
    choose(session, 'takeDrop', 'take school');
    expect(refusal(session)).toBe('drawn');
  });

  test('a combat card, though no luck is needed for it any more', () => {
    const session = open('s6', {
      survivors: [{ id: 'anita', where: { inside: 'school' } }],
      zombies: [{ inside: 'school' }],
      pretzel: 'anita',
    });
    choose(session, 'move');
    expect(refusal(session)).toBe('drawn');
    const { random } = session.state().match.game;
    choose(session, 'wait');
    expect(session.state().match.game.random).toEqual(random);
    expect(refusal(session)).toBe('drawn');
  });

  test('a flick, already while it is shown', () => {
    const session = open('s6', AT_SCHOOL);
    choose(session, 'move');
    const { waits } = session.state();
    if (waits.for !== 'decision') throw new Error('Nothing is asked.');
    const id = must(waits.decision.options[0]?.id, 'a flick');
    const [least] = must(waits.decision.options[0]?.flick?.speed, 'a speed');
    session.give({ choice: id, flick: { direction: 0, speed: least } });
    expect(session.state().pending.length).toBeGreaterThan(0);
    expect(refusal(session)).toBe('flicked');
    while (session.state().pending.length > 0) session.seen();
    expect(refusal(session)).toBe('flicked');
    // Beyond a flick nothing is taken back, whatever is answered since.
    choose(session, 'move');
    expect(session.takeBack()).toBeUndefined();
    expect(refusal(session)).toBe('flicked');
  });

  test('a vote, before the last one is in', () => {
    const seed = stagingsFor('s9').findIndex(({ name }) => name === 'votesHalfIn');
    const session = openSession(stagedMatch('s9', seed));
    const { waits } = session.state();
    expect(waits).toMatchObject({ for: 'decision', decision: { kind: 'vote' } });
    choose(session, 'down');
    expect(refusal(session)).toBe('voted');
  });
});

describe('what a state says by itself', () => {
  const match = startMatch(linedUpPlan('s9', 1, 3));
  const after = (edit: (game: Draft) => void): Match => ({
    ...match,
    game: changed(match.game, edit),
  });
  const { cards = {}, decks } = match.game.facts ?? {};
  const [first = '', second = ''] = Object.keys(cards);

  test.each<[Stands, string, (game: Draft) => void]>([
    [
      'over',
      'the match is over',
      (game) => change(game, { result: { winner: 'nobody', seats: [], reason: 'allGone' } }),
    ],
    [
      'drawn',
      'a card has left the crossroads',
      (game) => change(game, { crossroads: { ...game.crossroads, draw: [] } }),
    ],
    [
      'drawn',
      'somebody holds another objective',
      (game) =>
        changeFacts(game, { cards: { ...cards, [first]: must(cards[second], 'a second card') } }),
    ],
    [
      'drawn',
      'an objective has been dealt',
      (game) => changeFacts(game, { decks: { ...must(decks, 'decks'), traitor: [] } }),
    ],
    [
      'turnedOver',
      'an objective has been shown',
      (game) => changeFacts(game, { shown: { [first]: 'traitor' } }),
    ],
  ])('%s: %s', (why, _, edit) => {
    expect(whyStands(match, after(edit))).toBe(why);
    expect(whyStands(match, match)).toBeUndefined();
  });
});

describe('against rivals', () => {
  test('each takes back its own, until another has answered', () => {
    const session = open('s6', AT_SCHOOL);
    choose(session, 'end');
    const { waits } = session.state();
    expect(waits).toMatchObject({ for: 'decision', seat: 'seat-2' });
    choose(session, 'mike');
    expect(session.takeBack()).toBeUndefined();
    expect(refusal(session)).toBe('otherSeat');
  });

  test('nothing once the next has looked behind the curtain; to look oneself is no harm', () => {
    const session = open('s6', AT_SCHOOL);
    choose(session, 'end');
    session.looked('seat-1');
    expect(session.state().back.ok).toBe(true);
    session.looked('seat-2');
    expect(refusal(session)).toBe('lookedAt');
  });

  test('among friends a look changes nothing', () => {
    const session = open('s1', { zombies: [], turn: { survivor: 'john' } }, 2);
    choose(session, 'end');
    session.looked('seat-2');
    expect(session.takeBack()).toBeUndefined();
  });
});
