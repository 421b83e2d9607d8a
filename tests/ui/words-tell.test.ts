// What is told after a shot: short, right, and never a secret.
import { describe, expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import { CROSSROADS_IDS } from '../../src/scenarios/catalogue/crossroads';
import { MARKER_TYPES } from '../../src/scenarios/catalogue/markers';
import { WEAPON_IDS } from '../../src/scenarios/catalogue/weapons';
import type { GameEvent } from '../../src/scenarios/events';
import { LANGUAGES } from '../../src/ui/i18n/translate';
import { contextFor, headline, tell, type TellContext } from '../../src/ui/words/tell';
import { FALL_CAUSES, LOSS_CAUSES } from '../../src/ui/words/tell/causes';

const { game } = newGame(plainPlan('s6', 1));
const context: TellContext = { ...contextFor(game, 'seat-1'), actor: 'gabriel' };
const knowing = (type: (typeof MARKER_TYPES)[number]): TellContext => ({
  ...context,
  markerType: () => type,
});

/** The longest names there are. */
const who = 'gabriel';
const zombie = 'zombie-12';
const structure = 'library';
const whys = ['touched iceCreamTruck', 'leftTown', 'notThroughTheDoor', 'closed', 'onTheDoorLine'];

const examples: readonly GameEvent[] = [
  { kind: 'roundBegan', number: 2, half: 'night', marker: 3 },
  { kind: 'turnBegan', seat: 'seat-1', survivor: who },
  { kind: 'stoodUp', figure: zombie, rules: ['R082'] },
  { kind: 'stoodUp', figure: who, rules: ['R044'] },
  { kind: 'touchedFirst', piece: 'disc', other: 'iceCreamTruck' },
  { kind: 'touchedFirst', piece: 'disc', other: structure, face: 'inner' },
  { kind: 'moved', survivor: who, outOf: structure },
  { kind: 'moved', survivor: who },
  ...whys.map((why): GameEvent => ({ kind: 'moveFailed', survivor: who, why })),
  ...WEAPON_IDS.flatMap((weapon): GameEvent[] => [
    { kind: 'fired', survivor: who, weapon },
    { kind: 'killed', zombie, by: weapon },
    { kind: 'killed', zombie, by: `pointBlank ${weapon}` },
  ]),
  { kind: 'killed', zombie, by: 'acid' },
  { kind: 'missed', survivor: who, why: 'touchedNothing' },
  { kind: 'missed', survivor: who, why: 'nobodyFell' },
  ...FALL_CAUSES.flatMap((because): GameEvent[] => [
    { kind: 'fell', figure: who, because },
    { kind: 'fell', figure: zombie, because },
  ]),
  ...LOSS_CAUSES.flatMap((because): GameEvent[] => [
    { kind: 'lostLife', survivor: who, because, left: 2 },
    { kind: 'lostLife', survivor: who, because, left: 0 },
  ]),
  { kind: 'gainedLife', survivor: who, left: 2 },
  { kind: 'died', survivor: who },
  { kind: 'took', survivor: who, marker: 'marker-1' },
  { kind: 'dropped', survivor: who, marker: 'marker-1' },
  { kind: 'revealed', marker: 'marker-1' },
  ...(['silent', 'low', 'loud'] as const).map((noise): GameEvent => ({
    kind: 'noise',
    noise,
    survivor: who,
  })),
  ...(['noise', 'horde', 'card'] as const).flatMap((cause): GameEvent[] => [
    { kind: 'rushBegan', zombies: [zombie], cause },
    { kind: 'rushBegan', zombies: [zombie, 'zombie-1', 'zombie-2'], cause },
  ]),
  { kind: 'entered', figure: who, structure },
  { kind: 'entered', figure: zombie, structure },
  { kind: 'roundEnded', marker: 2 },
  { kind: 'roundEnded', marker: 0 },
  { kind: 'duelBegan', survivors: [who, 'loretta'], against: [zombie, 'zombie-1'] },
  { kind: 'combatCard', card: 'walk' },
  { kind: 'combatCard', card: 'attack' },
  { kind: 'duelEnded', won: true },
  { kind: 'duelEnded', won: false },
  { kind: 'duelEnded', won: true, rules: ['R242'] },
  { kind: 'thrownOut', survivor: who, by: 'loretta', structure },
  ...CROSSROADS_IDS.map((card): GameEvent => ({ kind: 'cardDrawn', card })),
  { kind: 'appeared', figure: zombie },
  { kind: 'appeared', figure: who },
  { kind: 'appeared', figure: 'acid' },
  { kind: 'slid', pieces: ['box-1', 'lamp-1'] },
  { kind: 'peeked', seat: 'seat-1', markers: ['marker-1', 'marker-2'] },
  { kind: 'tileRemoved', tile: 'barricade-1' },
  { kind: 'pretzel', survivor: who },
  { kind: 'escorts', escort: who, rescued: 'anita', rules: ['R308'] },
  { kind: 'escorts', escort: who, rescued: 'anita', rules: ['R206'] },
  { kind: 'escorts', escort: undefined, rescued: 'anita', rules: ['R207'] },
  { kind: 'joined', survivor: who, structure },
  { kind: 'stole', thief: who, from: 'loretta' },
  { kind: 'ate', survivor: who },
  { kind: 'ate', survivor: undefined },
  { kind: 'gameOver', result: { winner: 'a', reason: 'R328' } },
];

describe('each event', () => {
  test.each(LANGUAGES)('is one short sentence in %s', (language) => {
    const lines = examples.map((event) => tell(event, context, language)?.text ?? event.kind);
    expect(lines.filter((line) => line.length > 110)).toEqual([]);
    expect(lines.filter((line) => /undefined|NaN|\{|\$|^[a-zé]/.test(line))).toEqual([]);
    expect(lines.filter((line) => !/[.!”»]$/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBeGreaterThan(examples.length * 0.8);
  });

  test('reads differently in French, and is set as French is set', () => {
    for (const event of examples) {
      const [en, fr] = [tell(event, context, 'en'), tell(event, context, 'fr')];
      expect(fr?.text).not.toBe(en?.text);
      expect(fr?.text).not.toMatch(/ [!?;:»]|« |'/);
      expect(fr?.rules).toEqual(en?.rules);
    }
  });

  test('says who drives', () => {
    const anita = game.survivors.anita;
    if (!anita) throw new Error('Anita was expected');
    const survivors = { ...game.survivors, anita: { ...anita, role: 'driver' } as const };
    const event: GameEvent = { kind: 'entered', figure: 'anita', structure: 'rv' };
    const line = tell(event, { ...context, game: { ...game, survivors } }, 'en');
    expect(line?.text).toBe('Anita takes the wheel of the RV.');
    expect(line?.rules).toContain('R293');
    expect(tell(event, context, 'en')?.text).toBe('Anita is inside the RV.');
  });

  test('names every marker that may be known, and no other', () => {
    const took: GameEvent = { kind: 'took', survivor: who, marker: 'marker-1' };
    const said = MARKER_TYPES.map((type) => tell(took, knowing(type), 'en')?.text);
    expect(new Set(said).size).toBe(MARKER_TYPES.length);
    const hidden = tell(took, { ...context, markerType: () => undefined }, 'en');
    expect(hidden?.text).toBe('Gabriel takes a face-down marker.');
  });
});

test('what one team carries in secret the other is not told', () => {
  const [id, marker] = Object.entries(game.markers).find(([, { type }]) => type === 'key') ?? [];
  if (!id || !marker) throw new Error('a key was expected');
  const place = { on: 'board', survivor: 'anita' } as const;
  const held = { ...game, markers: { ...game.markers, [id]: { ...marker, faceUp: false, place } } };
  const took: GameEvent = { kind: 'took', survivor: 'anita', marker: id };
  const told = (seat: string): string | undefined => tell(took, contextFor(held, seat), 'en')?.text;
  expect(told('seat-1')).toBe('Anita takes a key.');
  expect(told('seat-2')).toBe('Anita takes a face-down marker.');
});

describe('the headline', () => {
  const say = (...events: GameEvent[]): string | undefined => headline(events, context, 'en')?.text;
  const dire = (...events: GameEvent[]): string | undefined =>
    headline(events, context, 'fr')?.text;

  test('of a spoiled move says what the disc touched', () => {
    const events: GameEvent[] = [
      { kind: 'touchedFirst', piece: 'disc', other: 'car' },
      { kind: 'moveFailed', survivor: 'anita', why: 'touched car', rules: ['R056'] },
    ];
    expect(say(...events)).toBe('Anita’s disc touched the car: she stays where she was.');
    expect(dire(...events)).toBe(
      'Le disque d’Anita a touché la voiture\u202F: elle reste où elle était.',
    );
    expect(headline(events, context, 'en')?.rules).toEqual(['R056']);
  });

  test('of a kill says whose weapon it was', () => {
    const events: GameEvent[] = [
      { kind: 'fired', survivor: 'john', weapon: 'rifle' },
      { kind: 'touchedFirst', piece: 'bullet', other: 'zombie-16' },
      { kind: 'killed', zombie: 'zombie-16', by: 'rifle', rules: ['R079', 'R080'] },
    ];
    expect(say(...events)).toBe('The bride (4) falls: killed by John’s rifle.');
    expect(dire(...events)).toBe('La mariée (4) tombe, tuée par le fusil de John.');
  });

  test('of a shotgun counts them all', () => {
    const events: GameEvent[] = [
      { kind: 'fired', survivor: 'kevin', weapon: 'shotgun' },
      { kind: 'killed', zombie: 'zombie-1', by: 'shotgun' },
      { kind: 'killed', zombie: 'zombie-13', by: 'shotgun' },
    ];
    expect(say(...events)).toBe('Kevin’s shotgun kills the mail carrier (1) and the bride (1)!');
    expect(headline(events, context, 'en')?.rules[0]).toBe('R173');
  });

  test('of a miss says what stopped the bullet', () => {
    const missed: GameEvent = { kind: 'missed', survivor: 'john', why: 'nobodyFell' };
    expect(say({ kind: 'touchedFirst', piece: 'bullet', other: 'library' }, missed)).toBe(
      'John’s bullet hit the library first: nobody is hurt.',
    );
    expect(say({ kind: 'touchedFirst', piece: 'bullet', other: 'zombie-1' }, missed)).toContain(
      'nobody fell',
    );
  });

  test('puts a lost life before everything but death and the end', () => {
    const moved: GameEvent = { kind: 'moved', survivor: 'anita' };
    const lost: GameEvent = { kind: 'lostLife', survivor: 'anita', because: 'tooClose', left: 1 };
    const died: GameEvent = { kind: 'died', survivor: 'anita' };
    expect(say(moved, lost)).toBe('Too close to a zombie: Anita loses 1 life, 1 left.');
    const last: GameEvent = { ...lost, left: 0 };
    expect(say(moved, last, died)).toBe('Too close to a zombie: Anita loses the last life.');
    const end: GameEvent = { kind: 'gameOver', result: { winner: 'nobody', reason: 'R155' } };
    expect(say(last, died, end)).toContain('Too many');
  });

  test('of several who fall together is one line, and agrees', () => {
    const lost = (survivor: 'anita' | 'rosa' | 'john'): GameEvent => ({
      kind: 'lostLife',
      survivor,
      because: 'rush',
      left: 1,
    });
    expect(dire(lost('anita'), lost('rosa'))).toBe('Anita et Rosa perdent chacune 1 vie.');
    expect(dire(lost('anita'), lost('john'))).toBe('Anita et John perdent chacun 1 vie.');
  });

  test('of a blow says whom it felled', () => {
    const hit: GameEvent = { kind: 'touchedFirst', piece: 'bat', other: 'zombie-1' };
    const moved: GameEvent = { kind: 'moved', survivor: who };
    const fell: GameEvent = { kind: 'fell', figure: 'zombie-1', because: 'bat' };
    expect(say(hit, fell, moved)).toBe('Gabriel’s bat knocks the mail carrier (1) down.');
    expect(say(hit, moved)).toBe('Gabriel’s bat hits the mail carrier (1), but nobody falls.');
  });

  test('of a rush that hurt nobody says so', () => {
    expect(headline([], context, 'en', 'rush')?.text).toBe('The rush slides past: nobody is hurt.');
    expect(headline([], context, 'en')).toBeUndefined();
  });
});
