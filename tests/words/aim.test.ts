// What an aim would come to, in words: of outcomes, not of touches.
import { describe, expect, test } from 'vitest';
import type { Aimed } from '../../src/scenarios/aimed';
import type { AimOutlook, Fate, FigureOutlook, Standing } from '../../src/scenarios/outlook';
import { aimText, spokenAim, towardText } from '../../src/words/aim';

const shot: Aimed = { launch: 'bullet', strength: 0.37 };
const lines = (aimed: Aimed, language: 'en' | 'fr' = 'en'): string[] =>
  aimText(aimed, language).outcomes.map(({ text, sign }) => `${sign}: ${text}`);
const figure = (id: string, fate: Fate, side: Standing = 'zombie'): FigureOutlook => ({
  id,
  fate,
  side,
});
const of = (...figures: FigureOutlook[]): AimOutlook => ({ of: 'shot', figures });

describe('a shot', () => {
  test.each<[Fate, string, string]>([
    ['falls', 'falls: The bride (4) would fall', 'falls: La mariée (4) tomberait'],
    ['tooWeak', 'weak: Too weak for the bride (4)', 'weak: Trop faible pour la mariée (4)'],
    ['glancedOff', 'glances: Glances off the bride (4)', 'glances: Ricoche sur la mariée (4)'],
    ['brushed', 'glances: Only brushes the bride (4)', 'glances: Ne fait que frôler la mariée (4)'],
    [
      'lies',
      'plain: The bride (4) lies already: no effect',
      'plain: La mariée (4) est déjà à terre\u202F: sans effet',
    ],
  ])('at somebody who %s', (fate, en, fr) => {
    const aimed = { ...shot, outlook: of(figure('zombie-16', fate)) };
    expect(lines(aimed)).toEqual([en]);
    expect(lines(aimed, 'fr')).toEqual([fr]);
  });

  test('says what blocks it and after how many centimetres', () => {
    const meets = { other: 'lamp-1', cm: 21.6 };
    const blocked: AimOutlook = { of: 'shot', figures: [], blocked: { by: 'lamp-1' } };
    expect(lines({ ...shot, meets, outlook: blocked })).toEqual([
      'blocked: Blocked by the street lamp at 22 cm',
    ]);
    const post: AimOutlook = { ...blocked, blocked: { by: 'school', face: 'inner' } };
    expect(lines({ ...shot, meets, outlook: post })).toEqual([
      'blocked: Blocked by the door post of the school at 22 cm',
    ]);
  });

  test('before it is known what comes of it, promises nothing', () => {
    expect(lines({ ...shot, meets: { other: 'zombie-16', cm: 31 } })).toEqual([
      'plain: Meets the bride (4) at 31 cm',
    ]);
    expect(lines(shot)).toEqual([]);
    expect(lines({ ...shot, meets: { other: 'anita', cm: 2, own: 'self' } })).toEqual([
      'friend: Anita is in the way of this very shot!',
    ]);
    expect(lines({ ...shot, outlook: of(figure('anita', 'glancedOff', 'self')) })).toEqual([
      'glances: Touches Anita, who shoots, to no effect',
    ]);
    expect(lines({ ...shot, free: { cm: 38.2 } })).toEqual(['plain: Meets nothing on its 38 cm']);
  });

  test('that meets nobody, a friend, a friend behind', () => {
    expect(lines({ ...shot, outlook: of() })).toEqual(['plain: Meets nothing']);
    expect(lines({ ...shot, outlook: of(figure('anita', 'falls', 'friend')) })).toEqual([
      'friend: Anita, a friend, would fall!',
    ]);
    expect(lines({ ...shot, outlook: of(figure('anita', 'falls', 'self')) })).toEqual([
      'friend: This very shot would fell Anita!',
    ]);
    const behind = { ...shot, outlook: of(figure('zombie-16', 'falls')), behind: 'anita' };
    expect(lines(behind)).toEqual([
      'falls: The bride (4) would fall',
      'friend: Anita, a friend, is behind',
    ]);
    expect(lines(behind, 'fr')[1]).toBe('friend: Anita, une alliée, est derrière');
  });

  test('of a sniper rifle says what its template does, when it does something', () => {
    const sniper: Aimed = { ...shot, launch: 'sniper', outlook: of(), along: 0.97 };
    expect(lines(sniper)[1]).toBe('plain: The template holds the line: 97 % of the push');
    expect(lines({ ...sniper, along: 1 })).toHaveLength(1);
  });
});

describe('luck', () => {
  const scatter = (least: number, most: number, ...falls: readonly number[]): Aimed => ({
    launch: 'pellets',
    strength: 0.5,
    outlook: {
      of: 'scatter',
      felled: [least, most],
      tries: 12,
      lying: [],
      among: falls.map((share, index) => ({
        id: `zombie-${index + 1}`,
        side: 'zombie',
        falls: share,
      })),
    },
  });
  test('is a range of how many fall, and of whom', () => {
    expect(lines(scatter(1, 2, 1, 0.5, 0.2))).toEqual(['falls: 1–2 of 3 would fall']);
    expect(lines(scatter(1, 2, 1, 0.5, 0.2), 'fr')).toEqual(['falls: 1 à 2 sur 3 tomberaient']);
    expect(lines(scatter(2, 2, 1, 1))).toEqual([
      'falls: 2 of 2 would fall: the mail carrier (1) and the mail carrier (2)',
    ]);
    expect(lines(scatter(0, 1, 0.5))).toEqual(['falls: The mail carrier (1) may fall']);
    expect(lines(scatter(1, 1, 1))).toEqual(['falls: The mail carrier (1) would fall']);
    expect(lines(scatter(0, 0, 0))).toEqual(['weak: The mail carrier (1) would keep standing']);
    expect(lines(scatter(0, 0))).toEqual(['plain: Meets nobody']);
  });
  test('names a friend in its fan, also one that would keep standing, and counts foes alone', () => {
    const fan = (falls: number): Aimed => ({
      ...shot,
      outlook: {
        of: 'scatter',
        felled: [1, 1],
        tries: 12,
        lying: [],
        among: [
          { id: 'zombie-16', side: 'zombie', falls: 1 },
          { id: 'anita', side: 'friend', falls },
        ],
      },
    });
    expect(lines(fan(0))).toEqual([
      'friend: Anita, a friend, is in the fan',
      'falls: The bride (4) would fall',
    ]);
    expect(lines(fan(0.2))[0]).toBe('friend: Anita, a friend, may fall!');
    expect(lines(fan(0), 'fr')[0]).toBe('friend: Anita, une alliée, est dans la gerbe');
  });
  test('tells of who lies in it, where nobody else is met', () => {
    const fan: Aimed = {
      ...shot,
      outlook: { of: 'scatter', felled: [0, 0], tries: 3, among: [], lying: ['zombie-16'] },
    };
    expect(lines(fan)).toEqual(['plain: The bride (4) lies already: no effect']);
  });
});

describe('a move', () => {
  const disc = (move: Extract<AimOutlook, { of: 'move' }>['move']): Aimed => ({
    launch: 'disc',
    strength: 0.5,
    cm: 34.4,
    outlook: { of: 'move', move, end: { x: 0, y: 0 } },
  });
  const fails = (why: 'onTheDoorLine' | 'leftTown'): Aimed =>
    disc({ ok: false, failure: { why }, rules: [] });
  test('says how far it goes and whether it succeeds', () => {
    expect(aimText(disc({ ok: true }), 'en')).toEqual({
      strength: '34 cm',
      amount: '34 cm',
      outcomes: [{ text: 'Touches nothing', sign: 'free' }],
    });
    expect(lines(disc({ ok: true, into: 'school' }))).toEqual(['free: Gets into the school']);
    expect(lines(fails('onTheDoorLine'))).toEqual(['blocked: Fails: stops on the threshold']);
    expect(lines(fails('leftTown'), 'fr')).toEqual(['blocked: Raté\u202F: sort de la ville']);
    const touched = disc({ ok: false, failure: { why: 'touched', other: 'car' }, rules: [] });
    expect(lines({ ...touched, meets: { other: 'car', cm: 12 } })).toEqual([
      'blocked: Fails: touches the car at 12 cm',
    ]);
  });
  test('with a bat says whom it fells and where its owner ends', () => {
    const bat: Aimed = {
      launch: 'bat',
      strength: 1,
      away: 21,
      outlook: {
        of: 'blow',
        figures: [figure('zombie-16', 'falls'), figure('zombie-1', 'brushed')],
        move: { ok: true },
        end: { x: 0, y: 0 },
      },
    };
    expect(lines(bat)).toEqual([
      'falls: The bride (4) would fall',
      'free: Stands 21 cm from here',
      'glances: Only brushes the mail carrier (1)',
    ]);
    const close = { ...bat, outlook: { ...bat.outlook, close: ['zombie-1'] } } as Aimed;
    expect(lines(close)[1]).toBe(
      'friend: Ends, 21 cm from here, too close to the mail carrier (1)!',
    );
  });
});

describe('aloud', () => {
  test('a direction is one of a clock, a strength one of a hand', () => {
    expect(towardText(90, 90, 'en')).toBe('12 o’clock, straight ahead');
    expect(towardText(60, 90, 'en')).toBe('1 o’clock, 30° right');
    expect(towardText(100, 90, 'en')).toBe('12 o’clock, 10° left');
    expect(towardText(-170, 90, 'fr')).toBe('à 9 heures, 100° à gauche');
    const aimed: Aimed = {
      ...shot,
      strength: 0.75,
      meets: { other: 'lamp-1', cm: 22 },
      outlook: { of: 'shot', figures: [], blocked: { by: 'lamp-1' } },
    };
    expect(spokenAim(aimed, { direction: 60, facing: 90 }, 'en')).toBe(
      '1 o’clock, 30° right, three quarters strength. Blocked by the street lamp at 22 cm.',
    );
    expect(spokenAim(shot, { direction: 60, facing: 90, sways: true }, 'en')).toBe(
      '1 o’clock, 30° right, a third of the strength. Your hand sways to both sides of it.',
    );
  });
});
