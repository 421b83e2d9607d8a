import type { MarkerView } from '../scenarios/view';
import { pieceNoun, survivorNoun } from './nouns';
import { TEXTS, type Language } from './texts';

/** Where a marker lies: “In the school”, “On Mike’s board”; nothing of one that lies nowhere. */
export function placeOfMarker(place: MarkerView['place'], language: Language): string[] {
  const { look, names } = TEXTS[language];
  switch (place.on) {
    case 'structure':
      return [look.inHouse(names.structures[place.structure])];
    case 'object':
      return [look.atObject(pieceNoun(place.object, language))];
    case 'board':
      return [look.onBoardOf(survivorNoun(place.survivor))];
    case 'supply':
    case 'reserve':
    case 'removed':
      return [];
  }
}
