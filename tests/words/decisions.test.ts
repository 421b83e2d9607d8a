// Every option of every question has a label, also those that a random player seldom meets.
import { describe, expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import type { MarkerType } from '../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import { option, optionName, type Decision } from '../../src/scenarios/decisions';
import { LANGUAGES } from '../../src/words/languages';
import { optionText, question, refusedText, type OptionText } from '../../src/words/decisions';
import { contextFor, type TellContext } from '../../src/words/tell';
import { asking } from '../support/asking';
import { QUESTIONS } from './support/questions';
import { viewFor } from '../../src/scenarios/view';

const { game } = newGame(plainPlan('s6', 1));
const faces: Readonly<Record<string, MarkerType>> = {
  'marker-1': 'rifle',
  'marker-2': 'key',
  'marker-3': 'medicine',
};
const context: TellContext = {
  ...contextFor(viewFor(game, 'seat-1')),
  markerType: (id) => faces[id],
  holderOf: (id) => (id === 'marker-9' ? 'mike' : id === 'marker-3' ? 'olivia' : 'anita'),
  actor: 'anita',
};

const say = (decision: Decision, language: 'en' | 'fr' = 'en'): OptionText[] =>
  decision.options.map((option) => optionText(decision, option, context, language));
const labels = (decision: Decision, language: 'en' | 'fr' = 'en'): string[] =>
  say(decision, language).map(({ label }) => label);

describe('options', () => {
  test.each(QUESTIONS.map((one) => [one.kind, one.about, asking(one)] as const))(
    '%s %s',
    (_kind, _about, decision) => {
      expect(labels(decision)).toEqual(decision.options.map(({ id }) => optionName(id)));
      const french = labels(decision, 'fr');
      expect(french.filter((label) => /undefined| [!?;:»]|'/.test(label) || label === '')).toEqual(
        [],
      );
      expect(new Set(french).size).toBe(french.length);
    },
  );

  test('the spots of the trapdoor say where they are', () => {
    const options = [1, 2, 6].map((slot) => option(String(slot), { verb: 'slot', slot }));
    const hints = say(asking({ kind: 'fillSlots', about: 'zombie-7', options })).map(
      ({ hint }) => hint,
    );
    expect(hints).toEqual(['in front, left', 'in front, middle', 'behind, right']);
  });

  test('whoever is hurt by a card is named', () => {
    const options = [option('hurt', { verb: 'hurt', survivor: 'anita' })];
    const decision = asking({ kind: 'card', about: 'infectedScratch', options });
    expect(labels(decision, 'fr')).toEqual(['Anita perd 1 vie']);
  });
});

const found = (about: string): Decision =>
  asking({
    kind: 'keepOrLeave',
    about,
    options: [option('keep', { verb: 'keep' }), option('leave', { verb: 'leave' })],
  });

describe('questions', () => {
  test('about stealing say who would take from whom', () => {
    const look = asking({ kind: 'steal', about: 'anita', thief: 'mike', options: [] });
    expect(question(look, context, 'en').text).toBe(
      'Anita is down: Mike may take a hidden marker. Look at one?',
    );
    const looked = asking({
      kind: 'stolen',
      about: 'marker-2',
      thief: 'mike',
      from: 'anita',
      options: [],
    });
    expect(question(looked, context, 'en').text).toBe('It is a key. Does Mike take it from Anita?');
    expect(question(looked, context, 'fr').text).toBe(
      'C’est une clé. Mike la prend à Anita\u202F?',
    );
  });

  test('say what a marker turned out to be, to those who may know', () => {
    const decision = found('marker-2');
    expect(question(decision, context, 'en').text).toBe('It is a key. Keep it?');
    expect(question(decision, context, 'fr').text).toBe('C’est une clé. On garde\u202F?');
  });

  test('say that an X is worth nothing, wherever one is offered', () => {
    const knowing = { ...context, markerType: () => 'x' as const };
    const kept = found('marker-4');
    expect(question(kept, knowing, 'en').text).toBe('It is an X, worth nothing. Keep it?');
    expect(question(kept, knowing, 'fr').text).toBe('C’est un X, sans valeur. On garde\u202F?');
    const take = option('take', { verb: 'take', store: { structure: 'rv' }, marker: 'marker-4' });
    const lying = asking({ kind: 'takeDrop', about: 'anita', options: [take] });
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
    const flick = { launch: 'disc', at: { x: 0, y: 0 }, speed: [100, 2000], aside: [] } as const;
    const options = [option('flick', { verb: 'flick' }, { flick })];
    const decision = asking({ kind: 'flickDisc', about: 'anita', options });
    expect(question(decision, context, 'en', way).text).toBe(text);
    expect(question(decision, context, 'fr', way).text).toMatch(/^Où va Anita\u202F\? .+\.$/);
  });

  test('explain a bat by its turning, and a choice by nothing', () => {
    const flick = { launch: 'bat', at: { x: 0, y: 0 }, speed: [100, 2000], aside: [] } as const;
    const options = [option('flick', { verb: 'flick' }, { flick })];
    const decision = asking({ kind: 'flickBat', about: 'anita', options });
    expect(question(decision, context, 'en').text).toBe(
      'Anita swings the bat. Turn it, pull back and let go.',
    );
    const acting = asking({ kind: 'chooseAction', about: 'anita', options: [] });
    expect(question(acting, context, 'en').text).toBe('What does Anita do?');
  });

  test('leave the text of a card to the card', () => {
    const drawn = asking({ kind: 'card', about: 'earlyDusk', options: [] });
    expect(question(drawn, context, 'en')).toEqual({ text: 'Early dusk' });
  });

  test('agree with whom they are about', () => {
    const decision = (about: SurvivorId): Decision =>
      asking({ kind: 'pointBlank', about, options: [] });
    expect(question(decision('anita'), context, 'fr').text).toContain('achève-t-elle');
    expect(question(decision('john'), context, 'fr').text).toContain('achève-t-il');
  });
});

test.each(LANGUAGES)('a refusal says how far is far enough in %s', (language) => {
  expect(refusedText('tooNearADoor', language).text).toMatch(/12/);
});
