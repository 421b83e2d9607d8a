// What was touched, who moved, who did not, who went through a door.
import type { EventOf } from '../../scenarios/events';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { Language } from '../texts';
import { capital, say } from '../both';
import { agree, ofThe, the } from '../grammar';
import {
  pieceName,
  pieceNoun,
  STRUCTURES,
  survivorGender,
  survivorName,
  survivorNoun,
} from '../names';
import type { RuleId } from '../rules';
import type { Line, TellContext } from './context';

/** Whoever moves may brush the inner sides of a door (R068); to a shot they are a wall like any other (R089). */
const mayBrushPosts = (piece: string): boolean => !['bullet', 'knife'].includes(piece);

/** A first touch is worth a line only if something was touched; what it means is told by what follows. */
export function touchedFirst(
  { piece, other, face }: EventOf<'touchedFirst'>,
  language: Language,
): Line | undefined {
  if (other === undefined) return undefined;
  const [what, by] = [capital(pieceName(piece, language)), pieceName(other, language)];
  if (piece.startsWith('pellet'))
    return {
      text: say(language, `A pellet touched ${by}.`, `Un plomb a touché ${by}.`),
      rules: ['R173'],
      tone: 'plain',
    };
  if (face === 'inner' && !mayBrushPosts(piece)) {
    return {
      text: say(
        language,
        `${what} touched the door post of ${by} first.`,
        `${what} a d’abord touché un montant ${ofThe(pieceNoun(other), 'fr')}.`,
      ),
      rules: ['R073'],
      tone: 'plain',
    };
  }
  if (face === 'inner') {
    return {
      text: say(
        language,
        `${what} brushed the door post of ${by}: that is allowed.`,
        `${what} a frôlé un montant ${ofThe(pieceNoun(other), 'fr')} : c’est permis.`,
      ),
      rules: ['R068'],
      tone: 'plain',
    };
  }
  return {
    text: say(language, `${what} touched ${by} first.`, `${what} a d’abord touché ${by}.`),
    rules: piece === 'disc' ? ['R056'] : piece === 'bat' ? ['R098'] : ['R073'],
    tone: 'plain',
  };
}

/** Into a building is told by `entered`. */
export function moved(
  { survivor, into, outOf, rules = [] }: EventOf<'moved'>,
  language: Language,
): Line | undefined {
  const name = survivorName(survivor);
  if (outOf) {
    const building = STRUCTURES[outOf];
    return {
      text: say(
        language,
        `${name} leaves ${the(building, 'en')}.`,
        `${name} sort ${ofThe(building, 'fr')}.`,
      ),
      rules: rules.includes('R219') ? ['R219'] : ['R067', 'R055'],
      tone: 'good',
    };
  }
  if (into) return undefined;
  return {
    text: say(
      language,
      `${name} has moved.`,
      `${name} s’est ${agree(survivorNoun(survivor), 'déplacé', 'déplacée')}.`,
    ),
    rules: ['R055'],
    tone: 'good',
  };
}

const PRONOUN = { m: { en: 'he', fr: 'il' }, f: { en: 'she', fr: 'elle' } } as const;
const isShe = (id: SurvivorId): { readonly en: string; readonly fr: string } =>
  PRONOUN[survivorGender(id)];

/** `by` is what was flicked, where it is known. */
export function moveFailed(
  event: EventOf<'moveFailed'>,
  { game }: TellContext,
  language: Language,
  by?: string,
): Line {
  const { survivor, rules = [] } = event;
  const name = survivorName(survivor);
  const { en: she, fr: elle } = isShe(survivor);
  const bad = (en: string, fr: string, ...first: RuleId[]): Line => ({
    text: say(language, en, fr),
    rules: [...first, ...rules],
    tone: 'bad',
  });
  if (event.why === 'touched') {
    const other = pieceNoun(event.other);
    const tool = by === undefined ? undefined : pieceNoun(by);
    const own = tool
      ? {
          en: `${name}’s ${tool.en}`,
          fr: `${capital(the(tool, 'fr'))} ${ofThe(survivorNoun(survivor), 'fr')}`,
        }
      : { en: name, fr: name };
    return bad(
      `${own.en} touched ${the(other, 'en')}: ${she} stays where ${she} was.`,
      `${own.fr} a touché ${the(other, 'fr')} : ${elle} reste où ${elle} était.`,
      ...(by === 'bat' ? (['R098'] as const) : []),
    );
  }
  switch (event.why) {
    case 'leftTown':
      return bad(
        `Too far: out of town. ${name} stays where ${she} was.`,
        `Trop loin : hors de la ville. ${name} reste où ${elle} était.`,
      );
    case 'notThroughTheDoor':
      return bad(
        `Not all the way through the door: ${name} stays inside.`,
        `La porte n’est pas franchie en entier : ${name} reste à l’intérieur.`,
      );
    case 'closed':
      return bad(
        `That door is barred: ${name} stays where ${she} was.`,
        `Cette porte est condamnée : ${name} reste où ${elle} était.`,
        ...(game.scenario === 's1' ? (['R291'] as const) : (['R209', 'R216'] as const)),
      );
    case 'onTheDoorLine':
      return bad(
        `Stopped on the threshold: ${name} is not in, and goes back.`,
        `Arrêt sur le seuil : ${name} n’est pas ${agree(survivorNoun(survivor), 'entré', 'entrée')} et revient.`,
        'R065',
      );
  }
}

export function entered(
  { figure, structure, rules = [] }: EventOf<'entered'>,
  { game }: TellContext,
  language: Language,
): Line {
  const who = pieceNoun(figure);
  const where = STRUCTURES[structure];
  const isZombie = !who.proper;
  const [name, place] = [capital(the(who, language)), the(where, language)];
  if (structure === 'rv' && game.survivors[figure as SurvivorId]?.role === 'driver')
    return {
      text: say(
        language,
        `${name} takes the wheel of the RV.`,
        `${name} prend le volant du camping-car.`,
      ),
      rules: ['R293', 'R065'],
      tone: 'good',
    };
  if (!isZombie)
    return {
      text: say(language, `${name} is inside ${place}.`, `${name} est dans ${place}.`),
      rules: ['R065'],
      tone: 'good',
    };
  return {
    text: say(language, `${name} gets into ${place}!`, `${name} s’introduit dans ${place} !`),
    rules,
    tone: 'warning',
  };
}

export function escorts(
  { escort, rescued, rules = [] }: EventOf<'escorts'>,
  language: Language,
): Line {
  const her = survivorName(rescued);
  if (!escort)
    return {
      text: say(
        language,
        `Nobody leads ${her} any more: she waits.`,
        `Plus personne n’escorte ${her} : elle attend.`,
      ),
      rules,
      tone: 'bad',
    };
  const name = survivorName(escort);
  const found = rules.includes('R308');
  return {
    text: found
      ? say(
          language,
          `${name} has found ${her} and leads her now.`,
          `${name} a trouvé ${her} et l’escorte désormais.`,
        )
      : say(language, `${name} leads ${her} from here.`, `${name} escorte ${her} à présent.`),
    rules: found ? [...rules, 'R307'] : rules,
    tone: 'good',
  };
}
