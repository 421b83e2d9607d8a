import { capital, say } from './both';
import { ofThe, the } from './grammar';
import { pieceNoun, STRUCTURES, survivorName, survivorNoun } from './names';
import type { MarkerView } from '../scenarios/view';
import type { Language } from './texts';

/** Where a marker lies: “In the school”, “On Mike’s board”; nothing of one that lies nowhere. */
export function placeOfMarker(place: MarkerView['place'], language: Language): string[] {
  switch (place.on) {
    case 'structure': {
      const where = the(STRUCTURES[place.structure], language);
      return [say(language, `In ${where}`, `Dans ${where}`)];
    }
    case 'object': {
      const noun = pieceNoun(place.object);
      return [capital(say(language, `at ${the(noun, 'en')}`, `près ${ofThe(noun, 'fr')}`))];
    }
    case 'board': {
      const { survivor } = place;
      return [
        say(
          language,
          `On ${survivorName(survivor)}’s board`,
          `Sur le plateau ${ofThe(survivorNoun(survivor), 'fr')}`,
        ),
      ];
    }
    case 'supply':
    case 'reserve':
    case 'removed':
      return [];
  }
}
