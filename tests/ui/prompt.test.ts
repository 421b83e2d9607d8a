// What the page shows while the rulebook asks, as data: every button, its key, its words, what closes it, and what stands beside.
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/scenarios/apply';
import { plainPlan } from '../../src/match/plan';
import { change, changeMarker, changeSurvivor, moveZombie } from '../../src/scenarios/change';
import { draftOf } from '../../src/scenarios/draft';
import { option, optionId } from '../../src/scenarios/decisions';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import type { Closed } from '../../src/scenarios/reasons';
import type { SeatId } from '../../src/scenarios/ids';
import { markersIn } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import type { Way } from '../../src/words/decisions';
import { LANGUAGES, type Language } from '../../src/words/languages';
import { TEXTS } from '../../src/words/texts';
import type { Aid } from '../../src/ui/play/prompt/aid';
import { promptOf, type ShownPrompt } from '../../src/ui/play/prompt/shown-prompt';
import type { ShownOption } from '../../src/ui/play/prompt/shown-option';
import { draws, inLibrary, takes } from '../scenarios/support/cards';
import { johnAgainst, johnMeetsLily, miss, withDeck } from '../scenarios/support/duel';
import {
  fresh,
  give,
  putInside,
  putMarker,
  question,
  session,
  stage,
  turnOfSurvivor,
  type Session,
} from '../scenarios/support/game';
import { outcome, stopped } from '../scenarios/support/outcome';
import { asking } from '../support/asking';
import { QUESTIONS } from '../words/support/questions';
import { FACES, opensGasStation } from './support/looked';

type Eyes = { readonly seat?: SeatId; readonly language?: Language; readonly way?: Way };

/** As whoever is asked sees it. */
const shown = (at: Session, { seat = 'seat-1', language = 'en', way = 'pull' }: Eyes = {}) =>
  promptOf(question(at), {
    view: viewFor(at.game, seat),
    told: [{ entry: 0, of: 'answer', events: at.events }],
    language,
    way,
  });

/** Key and words of each button, in their order. */
const buttons = (options: readonly ShownOption[]): string[] =>
  options.map(({ hotkey = '-', label }) => `${hotkey} ${label}`);
const named = (options: readonly ShownOption[], name: string): ShownOption | undefined =>
  options.find((one) => one.name === name);

function aidOfKind<Kind extends Aid['kind']>(
  { aid }: ShownPrompt,
  kind: Kind,
): Extract<Aid, { readonly kind: Kind }> {
  const isKind = (one: Aid | undefined): one is Extract<Aid, { readonly kind: Kind }> =>
    one?.kind === kind;
  if (!isKind(aid)) throw new Error(`It shows ${aid?.kind ?? 'nothing'}.`);
  return aid;
}

describe('who is on', () => {
  test('is asked with the board of everybody who may be, numbered', () => {
    const prompt = shown(session(fresh()));
    expect(prompt.question).toBe('Whose turn is it?');
    expect(prompt.hint).toBe('Choose anyone whose backpack shows the sun.');
    expect(prompt.byBoards).toBe(true);
    expect(buttons(prompt.options)).toEqual([
      '1 Anita',
      '2 John',
      '3 Kevin',
      '4 Loretta',
      '5 Thomas',
    ]);
    expect(named(prompt.options, 'john')).toMatchObject({
      board: { survivor: 'john', life: 2, of: 2, where: [] },
      about: 'john',
    });
    // The board says what the hint would.
    expect(prompt.options.filter(({ hint }) => hint !== undefined)).toEqual([]);
    expect(prompt).not.toHaveProperty('hand');
    expect(prompt).not.toHaveProperty('aid');
  });

  test('a board says where somebody is, unless that is the street, and who lies', () => {
    const game = fresh();
    putInside(game, 'john', 'library', true);
    changeSurvivor(game, 'john', { life: 1 });
    const { options } = shown(session(game));
    expect(named(options, 'john')?.board).toEqual({
      survivor: 'john',
      life: 1,
      of: 2,
      where: ['library', 'lying'],
    });
    expect(named(options, 'anita')?.board?.where).toEqual([]);
  });

  test('who cannot be chosen stands behind, all of one reason together', () => {
    const game = fresh();
    for (const id of ['john', 'kevin'] as const) changeSurvivor(game, id, { backpack: 'night' });
    const { options, refused } = shown(session(game));
    expect(buttons(options)).toEqual(['1 Anita', '2 Loretta', '3 Thomas']);
    expect(refused).toEqual([
      {
        key: 'notAvailable',
        label: 'John, Kevin',
        why: 'No more turns this round.',
        rules: ['R039'],
      },
    ]);
  });
});

test('of two reasons each has its own people', () => {
  const refused = (survivor: SurvivorId, why: Closed) => ({
    id: optionId(survivor),
    means: { verb: 'survivor', survivor } as const,
    why,
  });
  const decision = asking({
    kind: 'chooseSurvivor',
    options: [],
    refused: [
      refused('anita', 'notAvailable'),
      refused('john', 'driver'),
      refused('kevin', 'notAvailable'),
    ],
  });
  const view = viewFor(fresh(), 'seat-1');
  const prompt = promptOf(decision, { view, told: [], language: 'en', way: 'pull' });
  expect(prompt.refused.map(({ key, label }) => [key, label])).toEqual([
    ['notAvailable', 'Anita, Kevin'],
    ['driver', 'John'],
  ]);
});

describe('a turn', () => {
  const johns = (): Session => turnOfSurvivor(fresh(), 'john');

  test('offers the actions in the order of their numbers, each with its sign and how loud it is', () => {
    const { question: asked, hint, options, byBoards } = shown(johns());
    expect([asked, hint]).toEqual(['What does John do?', '2 actions left.']);
    expect(byBoards).toBe(false);
    expect(buttons(options)).toEqual(['1 Move', '2 Fire the rifle', '3 End the turn']);
    expect(options.map(({ icon }) => icon)).toEqual(['move', 'rifle', 'end']);
    expect(options.map(({ noise }) => noise)).toEqual(['low', 'loud', undefined]);
    expect(options.map((one) => one.hint)).toEqual(['Low noise', 'Loud noise', 'So far: silent']);
    expect(options.map(({ about }) => about)).toEqual([undefined, 'rifle', undefined]);
  });

  test('says of each closed action why, with the rules that say so', () => {
    expect(shown(johns()).refused).toEqual([
      {
        key: 'takeDrop',
        name: 'takeDrop',
        icon: 'takeDrop',
        label: 'Take or drop',
        why: 'Nothing within reach out here.',
        rules: ['R112', 'R200'],
      },
      {
        key: 'pointBlank',
        name: 'pointBlank',
        icon: 'pointBlank',
        label: 'Finish off point-blank',
        why: 'No fallen zombie within reach.',
        rules: ['R109'],
      },
    ]);
  });

  test('names the rules of the question', () => {
    expect(shown(johns()).rules).toEqual(['R043', 'R119', 'A122', 'R058']);
    expect(shown(johns().choose('move')).rules).toEqual(['R055', 'R056', 'R068', 'R069']);
    expect(shown(johns().choose('use:rifle')).rules).toEqual(['R071', 'R073', 'R084']);
  });

  test('warns of zombies inside before anything is chosen', () => {
    const game = inLibrary((draft) => putInside(draft, 'zombie-2', 'library'));
    expect(shown(turnOfSurvivor(game, 'john')).warning).toMatch(/mail carrier \(2\)/);
    expect(shown(turnOfSurvivor(inLibrary(), 'john'))).not.toHaveProperty('warning');
  });

  test('turning round opens its numbers instead of answering', () => {
    const moved = johns()
      .choose('move')
      .choose('flick', { direction: 100, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 28, y: 16 })] }));
    const { options } = shown(moved);
    expect(options.filter(({ turns }) => turns).map(({ name }) => name)).toEqual(['face']);
  });
});

describe('by hand', () => {
  const johns = (): Session => turnOfSurvivor(fresh(), 'john');

  test('a move is flicked on the table: no button but the way back, which has no number', () => {
    const prompt = shown(johns().choose('move'));
    expect(prompt.question).toBe('Where does John go? Pull back and let go.');
    expect(prompt.hand).toEqual({ kind: 'flick', choices: [optionId('flick')], sides: [] });
    expect(buttons(prompt.options)).toEqual(['Escape Back']);
  });

  test('the question says how, in the way this player flicks', () => {
    const { question: asked } = shown(johns().choose('move'), { way: 'numbers' });
    expect(asked).toBe('Where does John go? Set direction and strength, then flick.');
  });

  test('two sides to fire from are two buttons; the hint makes room for the table', () => {
    const prompt = shown(johns().choose('use:rifle'));
    expect(prompt.hand?.kind).toBe('flick');
    expect(buttons(prompt.hand?.sides ?? [])).toEqual(['1 From the left', '2 From the right']);
    expect(buttons(prompt.options)).toEqual(['Escape Back']);
    expect(prompt).not.toHaveProperty('hint');
    // How loud it is was said when it was chosen.
    expect(prompt.hand?.sides.some(({ noise }) => noise)).toBe(false);
  });

  test('a place is set down on the table, or left to the escort', () => {
    const decision = asking({
      kind: 'follow',
      about: 'anita',
      options: [
        option('auto', { verb: 'beside' }, { about: 'anita' }),
        option('spot', { verb: 'place' }, { about: 'anita', needsSpot: true }),
      ],
    });
    const view = viewFor(fresh({ scenario: 's3' }), 'seat-1');
    const prompt = promptOf(decision, { view, told: [], language: 'en', way: 'pull' });
    expect(prompt.hand).toEqual({ kind: 'place', choices: [optionId('spot')], sides: [] });
    expect(buttons(prompt.options)).toEqual(['1 Right beside the escort']);
  });
});

describe('beside a question', () => {
  test('a duel: who fights whom, who is next, how far apart, and how many cards are left', () => {
    const aid = aidOfKind(shown(johnAgainst('zombie-1', 'zombie-2')), 'duel');
    const { near, far, gap, deck } = aid;
    expect(near).toEqual([
      {
        id: 'john',
        face: 'john',
        name: 'John',
        life: { left: 2, of: 2 },
        weapon: 'rifle',
        isNext: true,
      },
    ]);
    expect(far.map(({ name }) => name).toSorted()).toEqual([
      'The mail carrier (1)',
      'The mail carrier (2)',
    ]);
    expect([...near, ...far].filter(({ isNext }) => isNext)).toHaveLength(1);
    expect(far.every(({ face }) => face === 'postman')).toBe(true);
    expect(gap).toEqual({ words: '80 cm apart', steps: '6 steps away', parts: 6, come: 0 });
    expect(deck).toEqual({ left: 7, words: 'Combat cards left: 7', odds: '2 of 7 attack' });
  });

  test('a duel: the card that was turned over last, and one fewer in the deck', () => {
    const before = withDeck(johnAgainst('zombie-1'), 'walk', 'attack', 'walk');
    const { gap, deck } = aidOfKind(shown(miss(before)), 'duel');
    expect(deck).toMatchObject({ left: 2, turned: { card: 'walk', number: 1, name: 'Walk' } });
    expect(gap).toEqual({ words: '68 cm apart', steps: '5 steps away', parts: 6, come: 1 });
    // That deck was laid by hand: nobody could count what is in it.
    expect(deck).not.toHaveProperty('odds');
  });

  test('a duel: the cards of an earlier one are forgotten', () => {
    const first = miss(withDeck(johnAgainst('zombie-1'), 'walk', 'attack', 'walk'));
    const second = johnAgainst('zombie-1');
    const told = { ...second, events: [...first.events, ...second.events] };
    expect(aidOfKind(shown(told), 'duel').deck).not.toHaveProperty('turned');
  });

  test('a duel of survivors has no cards, and shows the lives of both', () => {
    const aid = aidOfKind(shown(johnMeetsLily()), 'duel');
    expect(aid).not.toHaveProperty('deck');
    expect([...aid.near, ...aid.far].map(({ name, life }) => [name, life?.left])).toEqual([
      ['John', 2],
      ['Lily', 2],
    ]);
  });

  test('a crossroads card: its title asks, its text lies below', () => {
    const { title } = TEXTS.en.cards.backDoor;
    const prompt = shown(draws('backDoor'));
    expect(prompt.question).toBe(title);
    expect(prompt.aid).toEqual({ kind: 'card', card: 'backDoor' });
  });

  test('taking and dropping: what lies here and what is carried', () => {
    const game = inLibrary((draft) => {
      putMarker(draft, 'bat', { on: 'structure', structure: 'library' });
      putMarker(draft, 'knife', { on: 'structure', structure: 'library' }, false);
    });
    const prompt = shown(turnOfSurvivor(game, 'john').choose('takeDrop'));
    const [here, own] = aidOfKind(prompt, 'inventories').sides;
    expect(here?.name).toBe('The library');
    expect(here?.markers.map(({ name, isHidden, icon }) => [name, isHidden, icon])).toEqual([
      ['a face-down marker', true, 'marker'],
      ['a bat', false, 'bat'],
    ]);
    expect(own).toEqual({ name: 'John', markers: [], empty: 'Carries no markers.' });
    expect(prompt.options.at(-1)).toMatchObject({ name: 'back', hotkey: 'Escape' });
  });

  test('taking and dropping: full hands are said, and an empty building', () => {
    const game = inLibrary((draft) => {
      give(draft, 'john', 'bat');
      give(draft, 'john', 'knife');
    });
    const prompt = shown(turnOfSurvivor(game, 'john').choose('takeDrop'));
    const [here, own] = aidOfKind(prompt, 'inventories').sides;
    expect([here?.markers, here?.empty]).toEqual([[], 'Nothing lies here.']);
    expect(own?.markers.map(({ icon }) => icon)).toEqual(['knife', 'bat']);
    expect(own?.note).toBe('Both spaces are full: swap, or look first.');
  });

  test('a marker that was turned over shows its face once, above the answers', () => {
    const prompt = shown(takes(inLibrary(), 'food'));
    const { face } = aidOfKind(prompt, 'marker');
    expect([face.icon, face.isHidden]).toEqual(['food', false]);
    expect(prompt.options.some(({ onlyYou }) => onlyYou)).toBe(false);
  });

  test('the trapdoor as it is seen from the tower, with who stands on it', () => {
    const game = fresh();
    moveZombie(game, 'zombie-2', { in: 'tower', slot: 5 });
    const decision = asking({
      kind: 'fillSlots',
      about: 'zombie-7',
      options: [1, 6].map((slot) => option(String(slot), { verb: 'slot', slot })),
    });
    const view = viewFor(game, 'seat-1');
    const prompt = promptOf(decision, { view, told: [], language: 'en', way: 'pull' });
    expect(aidOfKind(prompt, 'trapdoor').spots).toEqual([
      { spot: 4 },
      { spot: 5, zombie: 'Mail carrier (2)' },
      { spot: 6, choice: '6' },
      { spot: 1, choice: '1' },
      { spot: 2 },
      { spot: 3 },
    ]);
    expect(buttons(prompt.options)).toEqual(['1 Spot 1', '6 Spot 6']);
  });
});

describe('what one seat alone has looked at', () => {
  const textOf = (prompt: ShownPrompt): string => JSON.stringify(prompt);

  test('is marked for that seat, on the button and among what lies there', () => {
    const prompt = shown(opensGasStation('anita', 'seat-1'));
    const key = prompt.options.find(({ label }) => label === 'Take a key');
    expect(key?.onlyYou).toBe(true);
    const [here] = aidOfKind(prompt, 'inventories').sides;
    expect(here?.markers.map(({ icon, onlyYou }) => [icon, onlyYou])).toEqual([
      ['key', true],
      ['fuel', true],
    ]);
  });

  test('lies face down for the other seat, and nothing of the prompt names it', () => {
    const prompt = shown(opensGasStation('mike', 'seat-2'), { seat: 'seat-2' });
    expect(prompt.options.map(({ label }) => label).slice(0, 2)).toEqual([
      'Take a face-down marker (1)',
      'Take a face-down marker (2)',
    ]);
    const [here] = aidOfKind(prompt, 'inventories').sides;
    expect(here?.markers.map(({ isHidden, onlyYou }) => [isHidden, onlyYou])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(prompt.options.some(({ onlyYou }) => onlyYou)).toBe(false);
    expect(textOf(prompt)).not.toMatch(FACES);
    expect(textOf(shown(opensGasStation('anita', 'seat-1')))).toMatch(FACES);
  });
});

test('a face that stands above its answers says there who knows it, and not on each of them', () => {
  const { game } = opensGasStation('anita', 'seat-1');
  const [about = ''] = markersIn(game, { structure: 'gasStation' });
  const options = [option('keep', { verb: 'keep' }, { about })];
  const known = { view: viewFor(game, 'seat-1'), told: [], language: 'en', way: 'pull' } as const;
  const prompt = promptOf(asking({ kind: 'keepOrLeave', about, options }), known);
  expect(aidOfKind(prompt, 'marker').face.onlyYou).toBe(true);
  expect(prompt.options.map(({ onlyYou }) => onlyYou)).toEqual([false]);
});

test.each([
  // R330: a key is carried face down in S6, a rifle is not.
  ['s6', 'key', false],
  ['s6', 'rifle', true],
  // A139: in S7 inventories are open.
  ['s7', 'fuel', true],
] as const)(
  '%s: a %s that was looked at is seen by all once it is kept or left: %s',
  (scenario, type, opens) => {
    const game = draftOf(newGame(plainPlan(scenario, 1)).game);
    const [about = ''] = markersIn(game, { structure: 'groceryStore' });
    changeMarker(game, about, { type });
    change(game, { peeks: [{ seat: 'seat-1', marker: about }] });
    const options = [option('keep', { verb: 'keep' }, { about })];
    const known = { view: viewFor(game, 'seat-1'), told: [], language: 'en', way: 'pull' } as const;
    const prompt = promptOf(asking({ kind: 'keepOrLeave', about, options }), known);
    expect(aidOfKind(prompt, 'marker').face).toMatchObject({ onlyYou: true, opens });
  },
);

test('R264: an action bears the noise that will be heard: beside a flare, that of the flare', () => {
  const john = stage({ survivors: { john: { x: 60, y: 45 } } });
  const rifle = (): ShownOption | undefined =>
    shown(turnOfSurvivor(john, 'john')).options.find(({ name }) => name === 'use:rifle');
  expect(rifle()).toMatchObject({ noise: 'loud', hint: 'Loud noise' });
  change(john, { effects: [{ kind: 'lure', at: { x: 20, y: 20 }, noise: 'low', until: 'turn' }] });
  expect(rifle()).toMatchObject({ noise: 'low', hint: 'Low noise' });
});

test('A142: survivors to choose from come with their signs, and can be read up', () => {
  const prompt = shown(session(newGame(plainPlan('s9', 1)).game));
  expect(prompt.options).toHaveLength(11);
  expect(prompt.fighters).toEqual(prompt.options.map(({ power }) => power));
  expect(shown(session(newGame(plainPlan('s1', 1)).game)).fighters).toEqual([]);
});

describe.each(LANGUAGES)('every question there is, in %s', (language) => {
  const view = viewFor(newGame(plainPlan('s6', 1)).game, 'seat-1');
  test.each(QUESTIONS.map((one) => [one.kind, one.about, asking(one, 5)] as const))(
    '%s %s has its answers once, with words and a key each',
    (_kind, _about, decision) => {
      const prompt = promptOf(decision, { view, told: [], language, way: 'pull' });
      expect(prompt.number).toBe(5);
      expect(prompt.question).not.toBe('');
      expect(prompt.rules).not.toEqual([]);
      expect(prompt.options.map(({ id }) => id)).toEqual(decision.options.map(({ id }) => id));
      expect(prompt.options.filter(({ label }) => label === '')).toEqual([]);
      // There are nine numbers.
      const keys = prompt.options.slice(0, 9).map(({ hotkey }) => hotkey);
      expect(keys).not.toContain(undefined);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );
});
