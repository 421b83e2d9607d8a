// What was touched, who moved, who did not, who went through a door.
import type { EventOf } from '../../scenarios/events';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { pieceNoun, survivorNoun } from '../nouns';
import type { RuleId } from '../rules';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';

/** Whoever moves may brush the inner sides of a door (R068); to a shot they are a wall like any other (R089). */
const mayBrushPosts = (piece: string): boolean => !['bullet', 'knife'].includes(piece);

/** A first touch is worth a line only if something was touched; what it means is told by what follows. */
export function touchedFirst(
  { piece, other, face }: EventOf<'touchedFirst'>,
  language: Language,
): Line | undefined {
  if (other === undefined) return undefined;
  const words = TEXTS[language].tell.moves;
  const [what, by] = [pieceNoun(piece, language), pieceNoun(other, language)];
  if (piece.startsWith('pellet'))
    return { text: words.pelletTouched(by), rules: ['R173'], tone: 'plain' };
  if (face === 'inner' && !mayBrushPosts(piece))
    return { text: words.touchedDoorPost(what, by), rules: ['R073'], tone: 'plain' };
  if (face === 'inner')
    return { text: words.brushedDoorPost(what, by), rules: ['R068'], tone: 'plain' };
  return {
    text: words.touchedFirst(what, by),
    rules: piece === 'disc' ? ['R056'] : piece === 'bat' ? ['R098'] : ['R073'],
    tone: 'plain',
  };
}

/** Into a building is told by `entered`. */
export function moved(
  { survivor, into, outOf, rules = [] }: EventOf<'moved'>,
  language: Language,
): Line | undefined {
  const { tell, names } = TEXTS[language];
  const who = survivorNoun(survivor);
  if (outOf)
    return {
      text: tell.moves.leaves(who, names.structures[outOf]),
      rules: rules.includes('R219') ? ['R219'] : ['R067', 'R055'],
      tone: 'good',
    };
  if (into) return undefined;
  return { text: tell.moves.moved(who), rules: ['R055'], tone: 'good' };
}

/** `by` is what was flicked, where it is known. */
export function moveFailed(
  event: EventOf<'moveFailed'>,
  { view }: TellContext,
  language: Language,
  by?: string,
): Line {
  const { survivor, rules = [] } = event;
  const words = TEXTS[language].tell.moves;
  const who = survivorNoun(survivor);
  const bad = (text: string, ...first: RuleId[]): Line => ({
    text,
    rules: [...first, ...rules],
    tone: 'bad',
  });
  if (event.why === 'touched') {
    // Whose own figure was flicked is named once.
    const flicked = by === undefined || by === survivor ? undefined : pieceNoun(by, language);
    return bad(
      words.failedByTouching(who, pieceNoun(event.other, language), flicked),
      ...(by === 'bat' ? (['R098'] as const) : []),
    );
  }
  const text = words.failed[event.why](who);
  switch (event.why) {
    case 'leftTown':
    case 'fell':
    case 'notThroughTheDoor':
      return bad(text);
    case 'closed':
      // By an X: its own rule says it all.
      if (rules.includes('R347')) return bad(text);
      return view.scenario === 's1' ? bad(text, 'R291') : bad(text, 'R209', 'R216');
    case 'onTheDoorLine':
      return bad(text, 'R065');
  }
}

export function entered(
  { figure, structure, rules = [] }: EventOf<'entered'>,
  { view }: TellContext,
  language: Language,
): Line {
  const { tell, names } = TEXTS[language];
  const who = pieceNoun(figure, language);
  const where = names.structures[structure];
  if (structure === 'rv' && view.survivors[figure as SurvivorId]?.role === 'driver')
    return { text: tell.moves.takesTheWheel(who), rules: ['R293', 'R065'], tone: 'good' };
  return who.proper
    ? { text: tell.moves.isInside(who, where), rules: ['R065'], tone: 'good' }
    : { text: tell.moves.zombieGetsInto(who, where), rules, tone: 'warning' };
}

export function escorts(
  { escort, rescued, rules = [] }: EventOf<'escorts'>,
  language: Language,
): Line {
  const words = TEXTS[language].tell.moves;
  const her = survivorNoun(rescued);
  if (!escort) return { text: words.nobodyLeads(her), rules, tone: 'bad' };
  const who = survivorNoun(escort);
  return rules.includes('R308')
    ? { text: words.foundAndLeads(who, her), rules: [...rules, 'R307'], tone: 'good' }
    : { text: words.leads(who, her), rules, tone: 'good' };
}
