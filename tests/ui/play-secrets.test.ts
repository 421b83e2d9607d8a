import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import { draftOf } from '../../src/scenarios/draft';
import { change, changeMarker, schedule } from '../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { readLog } from '../../src/match/log';
import { command, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { openReplay } from '../../src/match/replay';
import { openSession } from '../../src/match/session';
import { tableViewOf } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import { option, optionId, type Decision } from '../../src/scenarios/decisions';
import type { Game } from '../../src/scenarios/game';
import { forSurvivors } from '../../src/scenarios/rules/choosing';
import { momentsIn, type MarkersMoment } from '../../src/ui/play/handover/moments';
import { eyesOn, knowsAlone, secretsOf } from '../../src/ui/play/handover/secrets';
import { linesOf } from '../../src/ui/play/log/lines';
import { optionText, question } from '../../src/words/decisions';
import { describeTable } from '../../src/words/describe';
import { markerNoun } from '../../src/words/nouns';
import { contextFor } from '../../src/words/tell';
import { asking } from '../support/asking';
import { SPECTATOR, viewFor, type SeatView } from '../../src/scenarios/view';

/** S6 with a face-down marker on a board of team A. */
function withSecret(): { readonly game: Game; readonly marker: string } {
  const game = draftOf(startMatch(plainPlan('s6', 1)).game);
  const [marker = ''] = Object.keys(game.markers);
  changeMarker(game, marker, {
    faceUp: false,
    place: { on: 'board', survivor: 'anita' },
  });
  return { game, marker };
}

const viewsOf =
  (game: Game) =>
  (seat: string): SeatView =>
    viewFor(game, seat);

/** Of a marker that was looked at. */
const found = (seat: string, about: string) => ({
  seat,
  decision: asking({ kind: 'keepOrLeave', about, options: [] }, 7),
});
/** Of people, in the open. */
const who = (seat: string) => ({
  seat,
  decision: asking(
    { kind: 'chooseThief', about: 'anita', options: forSurvivors(['john', 'lily']) },
    7,
  ),
});

describe('the curtain', () => {
  test('is drawn before a question about a secret of the asked seat', () => {
    const { game, marker } = withSecret();
    expect(secretsOf(viewFor(game, 'seat-1'))).toEqual([marker]);
    const drawn = { eyes: SPECTATOR, handTo: 'seat-1' };
    expect(eyesOn(viewsOf(game), found('seat-1', marker), 'seat-1', undefined)).toEqual(drawn);
    expect(eyesOn(viewsOf(game), found('seat-1', marker), 'seat-2', undefined)).toEqual(drawn);
    expect(eyesOn(viewsOf(game), found('seat-1', marker), SPECTATOR, undefined)).toEqual(drawn);
  });

  test('is drawn when only one of the answers names it', () => {
    const { game, marker } = withSecret();
    const store = { structure: 'school' } as const;
    const decision = asking({
      kind: 'takeDrop',
      about: 'anita',
      options: [
        option(`drop school ${marker}`, { verb: 'drop', marker, store }, { about: marker }),
        option('back', { verb: 'back' }),
      ],
    });
    expect(eyesOn(viewsOf(game), { seat: 'seat-1', decision }, 'seat-1', undefined).handTo).toBe(
      'seat-1',
    );
  });

  test('is drawn for a marker that one seat alone has looked at', () => {
    const game = draftOf(startMatch(plainPlan('s6', 1)).game);
    const hidden = Object.entries(game.markers).find(
      ([, { place, faceUp }]) => place.on === 'structure' && !faceUp,
    );
    const marker = hidden?.[0] ?? '';
    expect(eyesOn(viewsOf(game), found('seat-2', marker), 'seat-2', undefined)).toEqual({
      eyes: SPECTATOR,
    });
    change(game, { peeks: [...game.peeks, { seat: 'seat-2', marker }] });
    expect(eyesOn(viewsOf(game), found('seat-2', marker), 'seat-2', undefined).handTo).toBe(
      'seat-2',
    );
    expect(eyesOn(viewsOf(game), found('seat-1', marker), 'seat-2', undefined)).toEqual({
      eyes: SPECTATOR,
    });
  });

  test('is lifted for that question and for no other', () => {
    const { game, marker } = withSecret();
    const asked = found('seat-1', marker);
    const lifted = { seat: 'seat-1', number: 7 };
    const eyes = (of: Parameters<typeof eyesOn>[1], now = lifted) =>
      eyesOn(viewsOf(game), of, 'seat-1', now);
    expect(eyes(asked)).toEqual({ eyes: 'seat-1' });
    expect(eyes(asked, { ...lifted, number: 6 }).handTo).toBe('seat-1');
    expect(eyes(undefined)).toEqual({ eyes: SPECTATOR });
    expect(eyes(who('seat-1'))).toEqual({ eyes: SPECTATOR });
    // Of several who are asked the same at once, each lifts its own.
    const vote = asking({ kind: 'vote', about: 'seat-3', options: [] }, 7);
    expect(eyes({ seat: 'seat-1', decision: vote })).toEqual({ eyes: 'seat-1' });
    expect(eyes({ seat: 'seat-2', decision: vote }).handTo).toBe('seat-2');
  });

  test('is not drawn for whoever holds a secret that is not spoken of, nor for a rival', () => {
    const { game, marker } = withSecret();
    const own = who('seat-1');
    expect(eyesOn(viewsOf(game), own, 'seat-2', undefined)).toEqual({ eyes: SPECTATOR });
    expect(eyesOn(viewsOf(game), found('seat-2', marker), 'seat-1', undefined)).toEqual({
      eyes: SPECTATOR,
    });
  });

  test('is not drawn within one team: whoever is asked looks', () => {
    const plan = plainPlan('s1', 1);
    const seats = ['seat-1', 'seat-2'].map((id) => ({ id, name: id, team: 'together' as const }));
    const game = draftOf(startMatch({ ...plan, seats }).game);
    const [marker = ''] = Object.keys(game.markers);
    changeMarker(game, marker, { faceUp: false });
    change(game, { peeks: [...game.peeks, { seat: 'seat-1', marker }] });
    expect(eyesOn(viewsOf(game), found('seat-1', marker), 'seat-2', undefined)).toEqual({
      eyes: 'seat-1',
    });
    expect(eyesOn(viewsOf(game), undefined, 'seat-2', undefined)).toEqual({ eyes: 'seat-2' });
    expect(secretsOf(viewFor(game, 'seat-1'))).toEqual([]);
  });

  test('hides every face behind it', () => {
    const { game, marker } = withSecret();
    const faces = tableViewOf(viewFor(game, SPECTATOR)).markers.filter(
      ({ type }) => type !== undefined,
    );
    expect(faces).toEqual([]);
    expect(secretsOf(viewFor(game, SPECTATOR))).not.toContain(marker);
  });
});

/** Everything that a question says to these eyes. */
function wordsFor(game: Game, decision: Decision, eyes: string): readonly string[] {
  const context = contextFor(viewFor(game, eyes));
  return [
    question(decision, context, 'en').text,
    ...decision.options.map((option) => optionText(decision, option, context, 'en').label),
  ];
}

describe('in whole matches of two teams', () => {
  beforeAll(loadEngine);

  test.each([
    ['s6-1-a', ['keepOrLeave', 'keepOrLeave', 'stolen', 'keepOrLeave']],
    ['s6-5-b', ['keepOrLeave', 'keepOrLeave', 'keepOrLeave']],
    // Hands are open: kept or left, what is taken lies face up (R113, R116, A139).
    ['s7-1-a', []],
  ])(
    '%s: it is drawn where the words show a secret, and only there',
    async (name, drawn) => {
      const read = readLog(readFileSync(`tests/golden/${name}.json`, 'utf8'));
      if (!read.ok) throw new Error(read.reason);
      const replay = await openReplay(read.match);
      const [curtains, secrets]: [string[], string[]] = [[], []];
      while (!replay.state().ended) {
        const { game, pending, waits } = replay.state();
        if (pending.length === 0 && waits.for === 'decision') {
          const { seat, decision } = waits;
          if (eyesOn(viewsOf(game), waits, seat, undefined).handTo === seat)
            curtains.push(decision.kind);
          const [open, own] = [SPECTATOR, seat].map((eyes) => wordsFor(game, decision, eyes));
          if (open?.join() !== own?.join()) secrets.push(decision.kind);
        }
        if (pending.length > 0) replay.seen();
        else replay.next();
      }
      expect(curtains).toEqual(drawn);
      expect(secrets).toEqual(drawn);
    },
    60_000,
  );
});

describe('what a seat has looked at', () => {
  /** S6 in the middle of Floor plan: Anita stands in the school, and a building is chosen. */
  function planDrawn(): Match {
    const plan = plainPlan('s6', 1);
    let match = startMatch(plan);
    const begin = waitsFor(match);
    if (begin.for !== 'decision') throw new Error(begin.for);
    const chosen = command(match, { seat: begin.seat, number: 0, choice: optionId('anita') });
    if (!chosen.ok) throw new Error(chosen.reason);
    match = chosen.match;
    while (!match.game.turn) {
      const waits = waitsFor(match);
      if (waits.for !== 'decision') throw new Error(waits.for);
      const { number, options } = waits.decision;
      const [first] = options;
      if (!first) throw new Error(`${waits.decision.kind} offers nothing`);
      const step = command(match, { seat: waits.seat, number, choice: first.id });
      if (!step.ok) throw new Error(step.reason);
      match = step.match;
    }
    const game = draftOf(match.game);
    schedule(game, [
      {
        do: 'card',
        card: 'floorPlan',
        survivor: 'anita',
        store: { structure: 'school' },
        picked: [],
      },
    ]);
    return { ...match, game };
  }

  const lookIn = (told: Parameters<typeof momentsIn>[0]): MarkersMoment | undefined =>
    momentsIn(told).find((moment) => moment.of === 'markers');

  function looked() {
    const session = openSession(planDrawn());
    expect(session.give({ choice: optionId('gasStation') })).toBeUndefined();
    return session.state();
  }

  test('is shown after that answer, and not after the next', () => {
    const { seen, match, game } = looked();
    const look = lookIn(seen);
    expect(look).toMatchObject({ seat: 'seat-1', key: `${match.log.length - 1} 0` });
    const inside = Object.keys(game.markers).filter((id) => {
      const place = game.markers[id]?.place;
      return place?.on === 'structure' && place.structure === 'gasStation';
    });
    expect(inside).toHaveLength(2);
    expect([...(look?.markers ?? [])].toSorted()).toEqual(inside.toSorted());
    const next = { entry: match.log.length, events: [] };
    expect(lookIn([...seen, { ...next, of: 'table' }])).toEqual(look);
    expect(lookIn([...seen, { ...next, of: 'answer' }])).toBeUndefined();
    expect(lookIn([])).toBeUndefined();
  });

  test('is known to that seat alone, for as long as it lies face down', () => {
    const { seen, game } = looked();
    const [marker = ''] = lookIn(seen)?.markers ?? [];
    expect(knowsAlone(viewFor(game, 'seat-1'), marker)).toBe(true);
    expect(knowsAlone(viewFor(game, 'seat-2'), marker)).toBe(false);
    expect(knowsAlone(viewFor(game, SPECTATOR), marker)).toBe(false);
    const [noun] = [markerNoun(game.markers[marker]?.type, 'en').word];
    const told = (seat: string): string =>
      describeTable(viewFor(game, seat), 'en')
        .flatMap(({ lines }) => lines)
        .join('\n');
    expect(told('seat-1')).toContain(`${noun} (face down: you have looked)`);
    expect(told('seat-2')).not.toContain('you have looked');
    const turned = draftOf(game);
    changeMarker(turned, marker, { faceUp: true });
    expect(knowsAlone(viewFor(turned, 'seat-1'), marker)).toBe(false);
    const taken = draftOf(game);
    const onBoard = (survivor: SurvivorId) =>
      changeMarker(taken, marker, { place: { on: 'board', survivor } });
    onBoard('anita');
    expect(knowsAlone(viewFor(taken, 'seat-1'), marker)).toBe(false);
    onBoard('mike');
    expect(knowsAlone(viewFor(taken, 'seat-1'), marker)).toBe(true);
  });

  test('says nothing of a face to anybody else', () => {
    const { seen, game } = looked();
    for (const eyes of [SPECTATOR, 'seat-2'])
      for (const { text } of linesOf(seen, contextFor(viewFor(game, eyes)), 'en'))
        expect(text).not.toMatch(/\b(key|fuel|X|crossroads)\b/);
    expect(
      tableViewOf(viewFor(game, SPECTATOR)).markers.every(({ type }) => type === undefined),
    ).toBe(true);
    expect(
      tableViewOf(viewFor(game, 'seat-2')).markers.every(({ type }) => type === undefined),
    ).toBe(true);
    expect(tableViewOf(viewFor(game, 'seat-1')).markers.filter(({ type }) => type)).toHaveLength(2);
  });
});
