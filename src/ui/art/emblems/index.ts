// Every emblem: its frame and its drawing.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { sortOf, type CardName, type CardSort } from '../../../scenarios/objectives/card-names';
import { EXILE_GLYPHS } from './exiles';
import { FRAMES, type Frame, type FrameName } from './frames';
import type { Glyph } from './glyph';
import { POWER_GLYPHS } from './powers';
import { SECRET_GLYPHS } from './secrets';

/** The power of a survivor, or a card. */
export type EmblemOf = { readonly power: SurvivorId } | { readonly card: CardName };

const FRAME_OF: Readonly<Record<CardSort, FrameName>> = {
  secret: 'card',
  traitor: 'card',
  exile: 'torn',
};

const CARD_GLYPHS: Readonly<Record<CardName, Glyph>> = { ...SECRET_GLYPHS, ...EXILE_GLYPHS };

export type Emblem = { readonly name: FrameName; readonly frame: Frame; readonly glyph: Glyph };

export function emblemOf(of: EmblemOf): Emblem {
  const name = 'power' in of ? 'shield' : FRAME_OF[sortOf(of.card)];
  const glyph = 'power' in of ? POWER_GLYPHS[of.power] : CARD_GLYPHS[of.card];
  return { name, frame: FRAMES[name], glyph };
}
