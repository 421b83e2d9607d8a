// What this device has been told once: a card the first time somebody meets a thing, and never again unless it is asked for.
import * as v from 'valibot';
import { create } from 'zustand';
import type { Decision } from '../../scenarios/decisions';
import type { DecisionKind } from '../../scenarios/means';
import type { SeatView } from '../../scenarios/view';
import { readStored, writeStored } from '../device/stored';

export const FIRST_CARDS = ['duel', 'bat', 'escort', 'barricade', 'flare', 'accusation'] as const;
export type FirstCard = (typeof FIRST_CARDS)[number];

const NAME = 'first-cards';
const STORED = v.fallback(v.array(v.picklist(FIRST_CARDS)), []);

/** A machine at the page has read them all, unless it has stored what it has not. */
const read = (): readonly FirstCard[] => {
  const stored = readStored(NAME);
  if (stored === undefined && navigator.webdriver) return FIRST_CARDS;
  return v.parse(STORED, stored);
};

type Met = {
  readonly met: readonly FirstCard[];
  readonly meet: (...cards: readonly FirstCard[]) => void;
  readonly forget: () => void;
};

export const useMet = create<Met>((set, get) => {
  const become = (met: readonly FirstCard[]): void => {
    set({ met });
    writeStored(NAME, met);
  };
  return {
    met: read(),
    meet: (...cards) => become([...new Set([...get().met, ...cards])]),
    forget: () => become([]),
  };
});

const SIGHTS: Partial<Readonly<Record<DecisionKind, FirstCard>>> = {
  duelWeapon: 'duel',
  duelTurn: 'duel',
  flickBat: 'bat',
  follow: 'escort',
  chooseEscort: 'escort',
  flickFlare: 'flare',
  accuse: 'accusation',
  vote: 'accusation',
};

/** What a question is the first sight of, whoever is asked. */
export const meetingIn = ({ kind }: Decision, view: SeatView): FirstCard | undefined =>
  kind === 'chooseAction' && isBarred(view) ? 'barricade' : SIGHTS[kind];

const isBarred = ({ things }: SeatView): boolean =>
  Object.values(things).some(({ kind, removed }) => kind === 'barricade' && !removed);
