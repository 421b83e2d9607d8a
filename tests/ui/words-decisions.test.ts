// Every option of every question has a label, also those that a random player seldom meets.
import { describe, expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import type { MarkerType } from '../../src/scenarios/catalogue/markers';
import type { Decision, Option } from '../../src/scenarios/decisions';
import { LANGUAGES } from '../../src/ui/i18n/translate';
import { optionText, question, refusedText } from '../../src/ui/words/decisions';
import { contextFor, type TellContext } from '../../src/ui/words/tell';

const { game } = newGame(plainPlan('s6', 1));
const faces: Readonly<Record<string, MarkerType>> = {
  'marker-1': 'rifle',
  'marker-2': 'key',
  'marker-3': 'medicine',
};
const context: TellContext = {
  ...contextFor(game, 'seat-1'),
  markerType: (id) => faces[id],
  holderOf: (id) => (id === 'marker-9' ? 'mike' : id === 'marker-3' ? 'olivia' : 'anita'),
  actor: 'anita',
};

const asking = (kind: string, about: string | undefined, ids: readonly string[]): Decision => ({
  number: 1,
  kind,
  options: ids.map((id): Option => ({ id, about: id.split(' ')[2] ?? about ?? id })),
  refused: [],
  ...(about !== undefined && { about }),
});
const labels = (decision: Decision, language: 'en' | 'fr' = 'en'): string[] =>
  decision.options.map((option) => optionText(decision, option, context, language).label);

/** Kind, what it is about, the options, and what they say in English. */
const asked: readonly (readonly [string, string | undefined, Readonly<Record<string, string>>])[] =
  [
    ['givePretzel', undefined, { anita: 'Anita', john: 'John' }],
    ['flickDisc', 'anita', { flick: 'Flick', back: 'Back' }],
    [
      'flickDisc',
      'anita',
      { 'clear:rv': 'Set aside what blocks the door of the RV', back: 'Back' },
    ],
    ['aim', 'rifle', { left: 'From the left', right: 'From the right', skip: 'Do not fire again' }],
    ['aim', 'sniper', { behind: 'Out through the door', back: 'Back' }],
    [
      'pointBlank',
      'anita',
      { 'zombie-7 sniper': 'The hockey player (1), with the sniper rifle', back: 'Back' },
    ],
    [
      'takeDrop',
      'anita',
      {
        'take rv marker-1': 'Take a rifle',
        'take rv marker-30': 'Take a face-down marker (1)',
        'take rv marker-31': 'Take a face-down marker (2)',
        'drop rv marker-2': 'Put down the key',
        'swap rv marker-30 marker-2': 'Swap the key for a face-down marker',
        back: 'Back',
      },
    ],
    ['takeDrop', 'anita', { 'take car marker-1': 'Take a rifle at the car', back: 'Back' }],
    [
      'keepOrLeave',
      'marker-1',
      {
        'swap marker-2': 'Keep it and put down the key',
        leave: 'Leave it here, face up',
      },
    ],
    ['follow', 'anita', { auto: 'Right beside the escort', spot: 'Choose the place' }],
    ['steal', 'anita', { 'look marker-7': 'Look at a hidden marker', pass: 'Let it be' }],
    ['stolen', 'marker-2', { take: 'Keep it', leave: 'Put it back', discard: 'Throw it away' }],
    ['meal', undefined, { 'eat marker-11 loretta': 'Eat Loretta’s ration', starve: 'Go hungry' }],
    ['fillSlots', 'zombie-7', { 1: 'Spot 1', 6: 'Spot 6' }],
    ['duelWeapon', 'anita', { bat: 'Bat', sniper: 'Sniper rifle' }],
    ['duelTurn', 'anita', { attack: 'Strike', wait: 'Wait' }],
    ['card', 'help', { 'john school': 'John bursts into the school', no: 'Nobody goes' }],
    ['card', 'firstAidKit', { olivia: 'Treat Olivia' }],
    ['card', 'backDoor', { leave: 'Slip out', stay: 'Stay inside' }],
    ['card', 'carAlarm', { car: 'The car', iceCreamTruck: 'The ice-cream truck' }],
    ['card', 'frozenStiff', { 'zombie-16': 'Freeze the bride (4)', enough: 'That is enough' }],
    ['card', 'floorPlan', { school: 'Look into the school' }],
    ['card', 'ransacked', { school: 'The school', library: 'The library' }],
    ['card', 'infectedScratch', { 'marker-3': 'Use Olivia’s medicine' }],
    ['card', 'tornStrap', { 'marker-1': 'Lose the rifle', 'marker-2': 'Lose the key' }],
    ['card', 'earlyDusk', { dusk: 'Let night fall early' }],
    [
      'card',
      'criesInTheStreet',
      {
        nothing: 'Keep the door shut',
        food: 'Open up for a food ration',
        medicine: 'Open up for a box of medicine',
      },
    ],
    [
      'card',
      'oldAcquaintance',
      {
        john: 'Meet John',
        no: 'No, thank you',
        done: 'Done',
        'swap marker-1 marker-2': 'Swap the rifle for the key',
        'give marker-1': 'Give the rifle',
        'take marker-2': 'Take the key',
        'marker-9': 'Look at what Mike hides',
        'marker-1': 'Trade in the rifle',
      },
    ],
    ['card', 'acid', { place: 'Put the puddle here' }],
  ];

describe('options', () => {
  test.each(asked)('%s %s', (kind, about, options) => {
    const decision = asking(kind, about, Object.keys(options));
    expect(labels(decision)).toEqual(Object.values(options));
    const french = labels(decision, 'fr');
    expect(french.filter((label) => /undefined| [!?;:»]|'/.test(label) || label === '')).toEqual(
      [],
    );
    expect(new Set(french).size).toBe(french.length);
  });

  test('the spots of the trapdoor say where they are', () => {
    const decision = asking('fillSlots', 'zombie-7', ['1', '2', '6']);
    const hints = decision.options.map(
      (option) => optionText(decision, option, context, 'en').hint,
    );
    expect(hints).toEqual(['in front, left', 'in front, middle', 'behind, right']);
  });

  test('whoever is hurt by a card is named', () => {
    const option: Option = { id: 'hurt', about: 'anita' };
    const decision = { ...asking('card', 'infectedScratch', []), options: [option] };
    expect(optionText(decision, option, context, 'fr').label).toBe('Anita perd 1 vie');
  });
});

describe('questions', () => {
  test('about stealing say who would take from whom', () => {
    const look = asking('steal', 'anita', ['look marker-7', 'pass']);
    const seen: TellContext = { ...context, thief: 'mike' };
    expect(question(look, seen, 'en').text).toBe(
      'Anita is down: Mike may take a hidden marker. Look at one?',
    );
    const looked = asking('stolen', 'marker-2', ['take', 'leave']);
    expect(question(looked, seen, 'en').text).toBe('It is a key. Does Mike take it from Anita?');
    expect(question(looked, seen, 'fr').text).toBe('C’est une clé. Mike la prend à Anita\u202F?');
  });

  test('say what a marker turned out to be, to those who may know', () => {
    const decision = asking('keepOrLeave', 'marker-2', ['keep', 'leave']);
    expect(question(decision, context, 'en').text).toBe('It is a key. Keep it?');
    expect(question(decision, context, 'fr').text).toBe('C’est une clé. On garde\u202F?');
  });

  test('say that an X is worth nothing, wherever one is offered', () => {
    const knowing = { ...context, markerType: () => 'x' as const };
    const found = asking('keepOrLeave', 'marker-4', ['keep', 'leave']);
    expect(question(found, knowing, 'en').text).toBe('It is an X, worth nothing. Keep it?');
    expect(question(found, knowing, 'fr').text).toBe('C’est un X, sans valeur. On garde\u202F?');
    const lying = asking('takeDrop', 'anita', ['take rv marker-4', 'back']);
    const [take = { id: '' }] = lying.options;
    expect(optionText(lying, take, knowing, 'en').hint).toBe('Worth nothing');
  });

  test.each([
    ['pull', 'Where does Anita go? Pull back and let go.'],
    ['push', 'Where does Anita go? Swipe through it.'],
    [
      'keys',
      'Where does Anita go? Left and right aim, up and down set the strength, Space flicks.',
    ],
    ['numbers', 'Where does Anita go? Set direction and strength, then flick.'],
  ] as const)('tell whoever flicks by %s how to do it', (way, text) => {
    const flick = { launch: 'disc', at: { x: 0, y: 0 }, speed: [100, 2000] } as const;
    const decision = { ...asking('flickDisc', 'anita', []), options: [{ id: 'flick', flick }] };
    expect(question(decision, context, 'en', way).text).toBe(text);
    expect(question(decision, context, 'fr', way).text).toMatch(/^Où va Anita\u202F\? .+\.$/);
  });

  test('explain a bat by its turning, and a choice by nothing', () => {
    const flick = { launch: 'bat', at: { x: 0, y: 0 }, speed: [100, 2000] } as const;
    const decision = { ...asking('flickBat', 'anita', []), options: [{ id: 'flick', flick }] };
    expect(question(decision, context, 'en').text).toBe(
      'Anita swings the bat. Turn it, pull back and let go.',
    );
    expect(question(asking('chooseAction', 'anita', ['move']), context, 'en').text).toBe(
      'What does Anita do?',
    );
  });

  test('leave the text of a card to the card', () => {
    expect(question(asking('card', 'earlyDusk', ['dusk']), context, 'en')).toEqual({
      text: 'Early dusk',
    });
  });

  test('agree with whom they are about', () => {
    const decision = (id: string): Decision => asking('pointBlank', id, ['back']);
    expect(question(decision('anita'), context, 'fr').text).toContain('achève-t-elle');
    expect(question(decision('john'), context, 'fr').text).toContain('achève-t-il');
  });
});

test.each(LANGUAGES)('an unknown reason still gets an answer in %s', (language) => {
  expect(refusedText('noSuchReason', language).text).not.toBe('');
  expect(refusedText('tooNearADoor', language).text).toMatch(/12/);
});
