// What stands beside a flick or a place: the buttons, the numbers of what lies in the hand, and which place is meant.
import { describe, expect, test } from 'vitest';
import { optionId, type FlickOffer } from '../../src/scenarios/decisions';
import { viewFor } from '../../src/scenarios/view';
import type { Aiming, Placeable } from '../../src/scene/hand/aiming';
import { tIn } from '../../src/ui/i18n/t';
import { facingField, flickFields, placeFields, type Field } from '../../src/ui/play/prompt/fields';
import { handBarOf } from '../../src/ui/play/prompt/hand-bar';
import { placeReadout } from '../../src/ui/play/prompt/place-readout';
import type { ByHand } from '../../src/ui/play/prompt/shown-prompt';
import { fresh } from '../scenarios/support/game';

const t = tIn('en');
const FLICK: ByHand = { kind: 'flick', choices: [optionId('left'), optionId('right')], sides: [] };
const PLACE: ByHand = { kind: 'place', choices: [optionId('spot')], sides: [] };

describe('the buttons beside the hand', () => {
  test('a flick is let go on the table; with numbers it is sent', () => {
    const left = optionId('left');
    expect(handBarOf(FLICK, left, false, t)).toEqual({
      toggle: 'Without dragging',
      showsNumbers: false,
    });
    expect(handBarOf(FLICK, left, true, t)).toEqual({
      toggle: 'By dragging',
      done: { label: 'Flick', sends: true },
      showsNumbers: true,
    });
  });

  test('a place is confirmed either way, and says where to choose it', () => {
    const spot = optionId('spot');
    const note = 'Choose the place on the table.';
    expect(handBarOf(PLACE, spot, false, t)).toEqual({
      note,
      toggle: 'Without dragging',
      done: { label: 'Done', sends: false },
      showsNumbers: false,
    });
    expect(handBarOf(PLACE, spot, true, t)).toMatchObject({
      note,
      done: { label: 'Done', sends: true },
      showsNumbers: true,
    });
  });

  test.each([undefined, optionId('an older one')])(
    'nothing can be sent while the hand holds %j: it takes a decision up a moment later',
    (chosen) => {
      for (const hand of [FLICK, PLACE]) {
        const bar = handBarOf(hand, chosen, true, t);
        expect(bar).not.toHaveProperty('done');
        expect(bar.showsNumbers).toBe(false);
      }
    },
  );
});

const offer = (launch: FlickOffer['launch'], more: Partial<FlickOffer> = {}): FlickOffer => ({
  launch,
  at: { x: 10, y: 10 },
  speed: [300, 3500],
  aside: [],
  ...more,
});
const aiming = (launch: FlickOffer['launch'], more: Partial<Aiming> = {}): Aiming => ({
  choice: optionId('flick'),
  offer: offer(launch),
  direction: 90,
  speed: 1900,
  ...more,
});
const namesOf = (fields: readonly Field<string>[]): string[] => fields.map(({ name }) => name);

describe('the numbers of a flick', () => {
  test.each([
    ['a disc', aiming('disc'), ['direction', 'speed']],
    ['a bat', aiming('bat', { axis: 0, struck: 1 }), ['direction', 'speed', 'axis', 'struck']],
    ['a sniper rifle', aiming('sniper', { aim: 80 }), ['direction', 'speed', 'aim']],
    [
      'a disc behind a door',
      aiming('disc', { offer: offer('disc', { shift: { direction: 90, range: [-4, 3] } }) }),
      ['direction', 'speed', 'shift'],
    ],
  ] as const)('%s has those that it needs, in this order', (_, one, names) => {
    expect(namesOf(flickFields(one, {}, 'en'))).toEqual(names);
  });

  test('each has the range of what is offered, and its value', () => {
    const shift = { direction: 90, range: [-4, 3] } as const;
    const [direction, speed, along] = flickFields(
      aiming('disc', { offer: offer('disc', { shift, speed: [100, 2200] }), shift: 2 }),
      {},
      'en',
    );
    expect(direction).toMatchObject({ value: 90, least: -180, most: 180, round: true, unit: '°' });
    expect(speed).toMatchObject({ value: 1900, least: 100, most: 2200 });
    expect(along).toMatchObject({ value: 2, least: -4, most: 3, label: 'Along the door' });
    expect(along).not.toHaveProperty('round');
  });

  test('how hard it is stands in words a player has use for', () => {
    const note = (one: Aiming): string | undefined => flickFields(one, {}, 'en')[1]?.note;
    expect(note(aiming('bullet'))).toBe('50 %');
    expect(note(aiming('disc'))).toMatch(/^\d+ cm$/);
  });

  test('which way it goes is told as on a clock, from where the figure looks', () => {
    const note = (direction: number): string | undefined =>
      flickFields(aiming('bullet', { direction }), {}, 'en', 90)[0]?.note;
    expect(note(90)).toBe('12 o’clock, straight ahead');
    expect(note(53)).toBe('1 o’clock, 37° right');
    expect(note(180)).toBe('9 o’clock, 90° left');
    expect(note(-90)).toBe('6 o’clock, straight back');
    expect(flickFields(aiming('bullet'), {}, 'en')[0]).not.toHaveProperty('note');
  });

  test('what stands in the way of a disc is named, in the language of the page', () => {
    const touch = { piece: 'disc', other: 'zombie-1', distance: 5, at: { x: 10, y: 15 } };
    const notes = (['en', 'fr'] as const).map(
      (language) => flickFields(aiming('disc'), { touches: [touch] }, language)[1]?.note,
    );
    expect(notes[0]).toBe('5 cm · Fails: touches the mail carrier (1) at 5 cm');
    expect(notes[1]).toMatch(/^5.cm · Raté.: touche le /u);
  });
});

test('a place is counted from the edges of the town, and goes as far as it does', () => {
  const { layout } = viewFor(fresh(), 'seat-1');
  const [x, y] = placeFields({ x: 12, y: 34 }, { ...layout, town: { width: 100, height: 70 } }, t);
  expect(x).toMatchObject({ name: 'x', value: 12, least: 0, most: 100 });
  expect(y).toMatchObject({ name: 'y', value: 34, least: 0, most: 70 });
  const { town: _, ...bare } = { town: undefined, ...layout };
  expect(placeFields({ x: 1, y: 1 }, bare, t).map(({ most }) => most)).toEqual([120, 90]);
});

test('a look goes all the way round', () => {
  expect(facingField(45, t)).toMatchObject({ name: 'facing', value: 45, round: true });
});

describe('the place that is meant', () => {
  const places = [
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ];
  const placeable: Placeable = {
    places,
    whyNot: ({ x }) => (x > 10 ? 'notNextToTheEscort' : undefined),
  };

  test('is one of the good ones by its number, or free', () => {
    expect(placeReadout(placeable, { x: 2, y: 2 }, 'en')).toEqual({
      text: 'Place 2 of 2',
      isRefused: false,
      canStep: true,
    });
    expect(placeReadout(placeable, { x: 1, y: 1 }, 'en').text).toBe('Place 1 of 2');
    expect(placeReadout(placeable, { x: 2, y: 3 }, 'en').text).toBe('This place is free.');
  });

  test('says why it is not allowed', () => {
    expect(placeReadout(placeable, { x: 11, y: 2 }, 'en')).toEqual({
      text: 'Too far from the escort: one disc at most.',
      isRefused: true,
      canStep: true,
    });
  });

  test('has no step where no place is good', () => {
    const nowhere: Placeable = { places: [], whyNot: () => 'placeIsTaken' };
    expect(placeReadout(nowhere, { x: 1, y: 1 }, 'en')).toMatchObject({
      isRefused: true,
      canStep: false,
    });
  });
});
