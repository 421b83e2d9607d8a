// What is told after a shot: short, right, and never a secret.
import { describe, expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import { CROSSROADS_IDS } from '../../src/scenarios/catalogue/crossroads';
import { MARKER_TYPES } from '../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import { changeSurvivor } from '../../src/scenarios/change';
import type { Kept, LossCause } from '../../src/scenarios/causes';
import { changed } from '../../src/scenarios/draft';
import type { GameEvent } from '../../src/scenarios/events';
import { LANGUAGES } from '../../src/words/languages';
import { TEXTS } from '../../src/words/texts';
import { explained } from '../../src/words/explained';
import { contextFor, headline, tell, tellAmong, type TellContext } from '../../src/words/tell';
import { EXAMPLES, structure, who } from './support/events';
import { viewFor } from '../../src/scenarios/view';
import { withHiddenKey } from './support/secret';

const { game } = newGame(plainPlan('s6', 1));
const context: TellContext = { ...contextFor(viewFor(game, 'seat-1')), actor: 'gabriel' };
const knowing = (type: (typeof MARKER_TYPES)[number]): TellContext => ({
  ...context,
  markerType: () => type,
});

describe('each event', () => {
  test.each(LANGUAGES)('is one short sentence in %s', (language) => {
    const lines = EXAMPLES.map((event) => tell(event, context, language)?.text ?? event.kind);
    expect(lines.filter((line) => line.length > 110)).toEqual([]);
    expect(lines.filter((line) => /undefined|NaN|\{|\$|^[a-zé]/.test(line))).toEqual([]);
    expect(lines.filter((line) => !/[.!”»]$/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBeGreaterThan(EXAMPLES.length * 0.8);
  });

  test.each(LANGUAGES)('what a crossroads card does can be read up in %s', (language) => {
    for (const card of CROSSROADS_IDS) {
      const [first = ''] = tell({ kind: 'cardDrawn', card }, context, language)?.rules ?? [];
      const { title, effect } = TEXTS[language].cards[card];
      expect(explained(first, language)).toEqual({ title, text: effect });
    }
  });

  test('reads differently in French, and is set as French is set', () => {
    for (const event of EXAMPLES) {
      const [en, fr] = [tell(event, context, 'en'), tell(event, context, 'fr')];
      expect(fr?.text).not.toBe(en?.text);
      expect(fr?.text).not.toMatch(/ [!?;:»]|« |'/);
      expect(fr?.rules).toEqual(en?.rules);
    }
  });

  test('a theft says who took what from whom and why that was possible; its face only to who knows it', () => {
    const theft = { kind: 'stole', thief: 'mike', from: 'loretta', marker: 'marker-1' } as const;
    const rules = ['R225', 'R226'] as const;
    expect(tell({ ...theft, rules }, knowing('key'), 'en')).toMatchObject({
      text: 'Loretta fell, and Mike, the nearest on their feet, steals a key.',
      rules,
    });
    const unseen = { ...context, markerType: () => undefined };
    expect(tell({ ...theft, where: 'library' }, unseen, 'en')?.text).toBe(
      'Loretta fell inside the library, and Mike, standing there, steals a face-down marker.',
    );
  });

  test('says who drives', () => {
    const driven = changed(game, (one) => changeSurvivor(one, 'anita', { role: 'driver' }));
    const event: GameEvent = { kind: 'entered', figure: 'anita', structure: 'rv' };
    const line = tell(event, { ...context, view: viewFor(driven, 'seat-1') }, 'en');
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
  const { id, held } = withHiddenKey(game);
  const took: GameEvent = { kind: 'took', survivor: 'anita', marker: id };
  const told = (seat: string): string | undefined =>
    tell(took, contextFor(viewFor(held, seat)), 'en')?.text;
  expect(told('seat-1')).toBe('Anita takes a key.');
  expect(told('seat-2')).toBe('Anita takes a face-down marker.');
});

test.each<[GameEvent, string, string]>([
  [
    { kind: 'alarm', object: 'truck' },
    'The alarm of the truck howls: this time the zombies go there.',
    'L’alarme du camion hurle\u202F: cette fois, c’est là que vont les zombies.',
  ],
  [
    { kind: 'mixed', structures: ['school', 'policeStation'] },
    'The face-down markers of the school and the police station are mixed.',
    'Les marqueurs face cachée de l’école et du commissariat sont mélangés.',
  ],
  [
    { kind: 'spent', survivor: 'john', marker: 'marker-1' },
    'John uses up a box of medicine.',
    'John utilise une boîte de médicaments.',
  ],
  [
    { kind: 'duskCalled', survivor: 'john' },
    'John lets night fall early: the day marker will move two spaces.',
    'John laisse tomber la nuit\u202F: le marqueur de jour avancera de deux cases.',
  ],
])(
  'what a card let its player choose is told, and is the news of that answer: %o',
  (event, en, fr) => {
    expect(headline([event], knowing('medicine'), 'en')?.text).toBe(en);
    expect(headline([event], knowing('medicine'), 'fr')?.text).toBe(fr);
  },
);

const kept = (how: Kept, piece: string, figure: string, survivor: SurvivorId): GameEvent => ({
  kind: 'keptFeet',
  figure,
  how,
  piece,
  survivor,
});

describe('the headline', () => {
  const say = (...events: GameEvent[]): string | undefined => headline(events, context, 'en')?.text;
  const dire = (...events: GameEvent[]): string | undefined =>
    headline(events, context, 'fr')?.text;

  test('of a spoiled move says what the disc touched', () => {
    const events: GameEvent[] = [
      { kind: 'touchedFirst', piece: 'disc', other: 'car' },
      { kind: 'moveFailed', survivor: 'anita', why: 'touched', other: 'car', rules: ['R056'] },
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
      { kind: 'killed', zombie: 'zombie-16', killer: 'john', by: 'rifle', rules: ['R079', 'R080'] },
    ];
    expect(say(...events)).toBe('The bride (4) falls: killed by John’s rifle.');
    expect(dire(...events)).toBe('La mariée (4) tombe, tuée par le fusil de John.');
  });

  test('of a kill in a duel of two names the one who shot, whoever fired last and whoever’s turn it is', () => {
    const events: GameEvent[] = [
      { kind: 'killed', zombie: 'zombie-16', killer: 'john', by: 'rifle', rules: ['R185'] },
      { kind: 'fired', survivor: 'lily', weapon: 'knife' },
    ];
    expect(say(...events)).toBe('The bride (4) falls: killed by John’s rifle.');
  });

  test('of a shotgun counts them all', () => {
    const events: GameEvent[] = [
      { kind: 'fired', survivor: 'kevin', weapon: 'shotgun' },
      { kind: 'killed', zombie: 'zombie-1', killer: 'kevin', by: 'shotgun' },
      { kind: 'killed', zombie: 'zombie-13', killer: 'kevin', by: 'shotgun' },
    ];
    expect(say(...events)).toBe('Kevin’s shotgun kills the mail carrier (1) and the bride (1)!');
    expect(headline(events, context, 'en')?.rules[0]).toBe('R173');
  });

  test('of a miss says what stopped the bullet', () => {
    const missed: GameEvent = { kind: 'missed', survivor: 'john', why: 'nobodyFell' };
    expect(say({ kind: 'touchedFirst', piece: 'bullet', other: 'library' }, missed)).toBe(
      'John’s bullet hit the library first: nobody is hurt.',
    );
    const lay: GameEvent = {
      kind: 'touchedFirst',
      piece: 'bullet',
      other: 'zombie-1',
      lying: true,
    };
    expect(say(lay, missed)).toBe(
      'John’s bullet touched the mail carrier (1) first, who was lying already: no harm done.',
    );
  });

  test('of a shot that did not fell whom it met says whether it was too weak or glanced off', () => {
    const touched: GameEvent = { kind: 'touchedFirst', piece: 'bullet', other: 'zombie-16' };
    const missed: GameEvent = { kind: 'missed', survivor: 'john', why: 'nobodyFell' };
    const weak = kept('tooWeak', 'bullet', 'zombie-16', 'john');
    const glanced = kept('glancedOff', 'bullet', 'zombie-16', 'john');
    expect(say(touched, weak, missed)).toBe(
      'Too weak: John’s bullet meets the bride (4), who keeps standing.',
    );
    expect(dire(touched, weak, missed)).toBe(
      'Trop faible\u202F: la balle de John atteint la mariée (4), qui reste debout.',
    );
    expect(say(touched, glanced, missed)).toBe('John’s bullet glances off the bride (4).');
    expect(dire(touched, glanced, missed)).toBe('La balle de John ricoche sur la mariée (4).');
  });

  test('puts a lost life before everything but death and the end', () => {
    const moved: GameEvent = { kind: 'moved', survivor: 'anita' };
    const lost: GameEvent = { kind: 'lostLife', survivor: 'anita', because: 'tooClose', left: 1 };
    const died: GameEvent = { kind: 'died', survivor: 'anita' };
    expect(say(moved, lost)).toBe('Too close to a zombie: Anita loses 1 life, 1 left.');
    const last: GameEvent = { ...lost, left: 0 };
    expect(say(moved, last, died)).toBe('Too close to a zombie: Anita loses the last life.');
    const end: GameEvent = {
      kind: 'gameOver',
      result: { winner: 'nobody', seats: [], reason: 'tooManyDead' },
    };
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

  test('of lives lost for different reasons counts them all', () => {
    const lost = (survivor: 'anita' | 'rosa', because: LossCause, left: number): GameEvent => ({
      kind: 'lostLife',
      survivor,
      because,
      left,
    });
    expect(say(lost('rosa', 'tooClose', 2), lost('anita', 'rush', 1))).toBe(
      'Rosa and Anita lose 1 life each.',
    );
    expect(
      say(lost('rosa', 'tooClose', 2), lost('rosa', 'rush', 1), lost('anita', 'rush', 1)),
    ).toBe('Rosa loses 2 lives and Anita loses 1 life.');
    expect(dire(lost('rosa', 'tooClose', 2), lost('rosa', 'rush', 1))).toBe('Rosa perd 2 vies.');
    const died: GameEvent = { kind: 'died', survivor: 'rosa' };
    expect(say(lost('rosa', 'tooClose', 1), lost('rosa', 'rush', 0), died)).toBe(
      'Knocked over by the rush: Rosa loses the last life.',
    );
  });

  test('of a bullet that meets its own door post says so, and not that it is allowed', () => {
    const touched: GameEvent = {
      kind: 'touchedFirst',
      piece: 'bullet',
      other: 'school',
      face: 'inner',
    };
    const missed: GameEvent = { kind: 'missed', survivor: 'rosa', why: 'nobodyFell' };
    expect(say(touched, missed)).toBe(
      'Rosa’s bullet hit the door post of the school first: nobody is hurt.',
    );
    expect(tell(touched, context, 'en')?.text).toBe(
      'The bullet touched the door post of the school first.',
    );
    expect(tell({ ...touched, piece: 'disc' }, context, 'en')?.text).toContain('that is allowed');
  });

  test('of a pellet that fells nobody names whom it hit', () => {
    const touched: GameEvent = { kind: 'touchedFirst', piece: 'pellet-2', other: 'zombie-4' };
    const missed: GameEvent = { kind: 'missed', survivor: 'olivia', why: 'nobodyFell' };
    expect(say(touched, kept('glancedOff', 'pellet-2', 'zombie-4', 'olivia'), missed)).toBe(
      'Olivia’s pellet glances off the mail carrier (4).',
    );
    expect(say({ ...touched, lying: true }, missed)).toBe(
      'A pellet hit the mail carrier (4), who was lying already.',
    );
    expect(say({ ...touched, other: 'lamp-1' }, missed)).toBe('Olivia fells nobody.');
  });

  test('of a blow says whom it felled', () => {
    const hit: GameEvent = { kind: 'touchedFirst', piece: 'bat', other: 'zombie-1' };
    const moved: GameEvent = { kind: 'moved', survivor: who };
    const fell: GameEvent = { kind: 'fell', figure: 'zombie-1', because: 'bat' };
    expect(say(hit, fell, moved)).toBe('Gabriel’s bat knocks the mail carrier (1) down.');
    expect(say(hit, moved)).toBe('Gabriel’s bat hits the mail carrier (1), but nobody falls.');
    expect(say(hit, kept('brushed', 'bat', 'zombie-1', who), moved)).toBe(
      'Gabriel’s bat only brushes the mail carrier (1), who keeps standing.',
    );
  });

  const afterRush = (...events: GameEvent[]): string | undefined =>
    headline(events, context, 'en', 'rush')?.text;
  const past = 'The rush slides past: nobody is hurt.';

  test('of a rush that hurt nobody says so', () => {
    expect(afterRush()).toBe(past);
    expect(headline([], context, 'en')).toBeUndefined();
    const moved: GameEvent = { kind: 'moved', survivor: who };
    expect(afterRush({ kind: 'touchedFirst', piece: 'disc', other: undefined }, moved)).toBe(past);
    expect(afterRush({ kind: 'entered', figure: who, structure })).toBe(past);
  });

  test.each<[string, GameEvent, string]>([
    [
      'a lost life',
      { kind: 'lostLife', survivor: 'rosa', because: 'tooClose', left: 2 },
      'Too close to a zombie: Rosa loses 1 life, 2 left.',
    ],
    ['a survivor found', { kind: 'joined', survivor: 'kevin' }, 'Kevin is back with you!'],
    [
      'a zombie killed',
      { kind: 'killed', zombie: 'zombie-16', killer: 'gabriel', by: 'rifle' },
      'The bride (4) falls: killed by Gabriel’s rifle.',
    ],
    [
      'a zombie that got in',
      { kind: 'entered', figure: 'zombie-16', structure: 'school' },
      'The bride (4) gets into the school!',
    ],
    [
      'somebody pushed out of town',
      { kind: 'fell', figure: 'rosa', because: 'limit' },
      'Pushed out of town, Rosa lies at the limit.',
    ],
  ])('does not hide %s behind a rush that slid past', (_, event, text) => {
    expect(afterRush(event, { kind: 'roundEnded', marker: 3 })).toBe(text);
  });
});

describe('a rush explains itself', () => {
  const say = (event: GameEvent): string | undefined => tell(event, context, 'en')?.text;
  const dire = (event: GameEvent): string | undefined => tell(event, context, 'fr')?.text;

  test('by whom it knocked over, whom it brushed, whom it missed and by how much, whose door it passed', () => {
    const fell: GameEvent = { kind: 'fell', figure: 'rosa', because: 'rush', by: 'zombie-4' };
    expect(say(fell)).toBe('The mail carrier (4) knocks Rosa over.');
    expect(dire({ ...fell, by: 'barrel-1' })).toBe('Le baril renverse Rosa.');
    expect(say({ kind: 'brushed', survivor: 'rosa', by: 'zombie-4' })).toBe(
      'The mail carrier (4) brushes Rosa, who stays standing.',
    );
    const past: GameEvent = { kind: 'slidPast', survivor: 'rosa', by: 'zombie-4', gap: 3.4 };
    expect(say(past)).toBe('The mail carrier (4) misses Rosa by 3 cm.');
    expect(say({ ...past, gap: 0.42 })).toBe('The mail carrier (4) misses Rosa by 4 mm.');
    expect(dire(past)).toBe('Le facteur (4) manque Rosa de 3\u202Fcm.');
    expect(say({ kind: 'passedDoor', zombie: 'zombie-4', structure: 'school' })).toBe(
      'The mail carrier (4) slides through the door of the school and finds no way in.',
    );
  });
});

describe('beside what was told with it', () => {
  const say = (...events: GameEvent[]): string[] =>
    events.flatMap((event) => tellAmong(event, events, context, 'en')?.text ?? []);

  test('what spoiled a move is said once', () => {
    const failed: GameEvent = {
      kind: 'moveFailed',
      survivor: 'john',
      why: 'touched',
      other: 'library',
    };
    expect(say({ kind: 'touchedFirst', piece: 'disc', other: 'library' }, failed)).toEqual([
      'John’s disc touched the library: he stays where he was.',
    ]);
    expect(
      say({ kind: 'touchedFirst', piece: 'disc', other: 'rv', face: 'inner' }, failed),
    ).toHaveLength(2);
  });

  test('why somebody fell is not told again with the life it cost', () => {
    const lost: GameEvent = { kind: 'lostLife', survivor: 'rosa', because: 'rush', left: 2 };
    expect(say({ kind: 'fell', figure: 'rosa', because: 'rush' }, lost)).toEqual([
      'The rush knocks Rosa over.',
      'Rosa loses 1 life, 2 left.',
    ]);
    expect(say(lost)).toEqual(['Knocked over by the rush: Rosa loses 1 life, 2 left.']);
  });

  test('what a shot met is said once, by what came of it', () => {
    const missed: GameEvent = { kind: 'missed', survivor: 'john', why: 'nobodyFell' };
    const touched: GameEvent = { kind: 'touchedFirst', piece: 'bullet', other: 'zombie-4' };
    expect(say(touched, kept('tooWeak', 'bullet', 'zombie-4', 'john'), missed)).toEqual([
      'Too weak: John’s bullet meets the mail carrier (4), who keeps standing.',
    ]);
    expect(say({ ...touched, other: 'lamp-1' }, missed)).toEqual([
      'John’s bullet hit the street lamp first: nobody is hurt.',
    ]);
    expect(say({ kind: 'missed', survivor: 'john', why: 'touchedNothing' })).toEqual([
      'John hits nothing at all.',
    ]);
  });

  test('a pellet is told by whom it hit, once', () => {
    const touched: GameEvent = { kind: 'touchedFirst', piece: 'pellet', other: 'zombie-4' };
    const killed: GameEvent = { kind: 'killed', zombie: 'zombie-4', by: 'shotgun' };
    expect(say(touched, killed)).toHaveLength(1);
    expect(say(touched, kept('tooWeak', 'pellet', 'zombie-4', 'olivia'))).toEqual([
      'Too weak: Olivia’s pellet meets the mail carrier (4), who keeps standing.',
    ]);
    expect(say({ ...touched, lying: true })).toEqual([
      'A pellet hit the mail carrier (4), who was lying already.',
    ]);
    expect(say({ ...touched, other: 'lamp-1' })).toEqual(['A pellet touched the street lamp.']);
  });
});
