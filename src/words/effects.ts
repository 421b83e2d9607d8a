// What a card has left behind, as long as it lasts.
import type { Effect } from '../scenarios/game';
import { faceOfNoise } from '../scenarios/rules/lure';
import { pieceNoun, zombieNoun } from './nouns';
import { TEXTS, type Language } from './texts';

export function effectText(effect: Effect, language: Language): string {
  const words = TEXTS[language].effects;
  switch (effect.kind) {
    case 'frozen':
      return words.frozen(zombieNoun(effect.zombie, language));
    case 'lure':
      return 'at' in effect
        ? words.flare[faceOfNoise(effect.noise)]
        : words.lure(pieceNoun(effect.by, language));
    case 'roughness':
      return effect.factor < 1 ? words.blackIce : words.deepSnow;
    case 'stenchOfTheDead':
    case 'spareRounds':
    case 'jammed':
    case 'noReaction':
    case 'longNight':
    case 'reactionLoud':
      return words.lasting[effect.kind];
  }
}
