// What an aim would come to, as a player wants to hear it: the same outlook beside the finger, in the panel and aloud.
import type { FlickKind } from '../physics/launch';
import { isSurvivorId } from '../scenarios/catalogue/survivors';
import { isZombieId } from '../scenarios/catalogue/zombies';
import type { Aimed, AimSign, AimText } from '../scenarios/aimed';
import type {
  BlowOutlook,
  Fate,
  FigureOutlook,
  MoveOutlook,
  ScatterOutlook,
  ShotOutlook,
} from '../scenarios/outlook';
import { pieceNoun } from './nouns';
import { TEXTS, type Language } from './texts';

type Outcome = AimText['outcomes'][number];
const outcome = (text: string, sign: AimSign): Outcome => ({ text, sign });

export function aimText(aimed: Aimed, language: Language): AimText {
  const { aim } = TEXTS[language];
  const { strength, cm, along } = aimed;
  const template =
    along !== undefined && along < 0.995 ? [outcome(aim.template(along), 'plain')] : [];
  return {
    strength: cm === undefined ? aim.percent(strength) : aim.cm(cm),
    outcomes: [...outcomesOf(aimed, language), ...template],
  };
}

function outcomesOf(aimed: Aimed, language: Language): Outcome[] {
  const { aim } = TEXTS[language];
  const { outlook, meets, behind, flare } = aimed;
  if (flare) return [flareOutcome(flare, language)];
  if (!outlook) {
    if (meets) return [firstLine(meets, aimed.launch, language)];
    return aimed.isFree ? [outcome(aim.nothing, 'plain')] : [];
  }
  const after =
    behind === undefined ? [] : [outcome(aim.friendBehind(pieceNoun(behind, language)), 'friend')];
  switch (outlook.of) {
    case 'noRoom':
      return [outcome(aim.noRoom(pieceNoun(outlook.by, language)), 'blocked')];
    case 'shot':
      return [...shotOutcomes(outlook, aimed, language), ...after];
    case 'scatter':
      return scatterOutcomes(outlook, language);
    case 'blow':
      return blowOutcomes(outlook, aimed, language);
    case 'move':
      return [moveOutcome(outlook.move, aimed, language)];
    case 'push':
      return [outlook.out ? outcome(aim.pushedOut, 'free') : outcome(aim.notPushedOut, 'blocked')];
  }
}

type Meets = NonNullable<Aimed['meets']>;

/** Before a run has told what comes of it, only what is met. */
function firstLine({ other, cm, face }: Meets, launch: FlickKind, language: Language): Outcome {
  const { aim } = TEXTS[language];
  const noun = pieceNoun(other, language);
  if (launch === 'disc') return outcome(aim.failsTouching(noun, cm), 'blocked');
  if (isSurvivorId(other) || isZombieId(other)) return outcome(aim.meets(noun, cm), 'plain');
  return outcome((face === 'inner' ? aim.blockedByPost : aim.blocked)(noun, cm), 'blocked');
}

const SIGNS: Readonly<Record<Exclude<Fate, 'falls' | 'knockedOver'>, AimSign>> = {
  tooWeak: 'weak',
  glancedOff: 'glances',
  brushed: 'glances',
  lies: 'plain',
};

/** Those who fall in one line, friends in lines of their own before them; then who is touched and stays as it is. */
function figureOutcomes(figures: readonly FigureOutlook[], language: Language): Outcome[] {
  const { aim } = TEXTS[language];
  const nounOf = ({ id }: FigureOutlook) => pieceNoun(id, language);
  const falls = figures.filter(({ fate }) => fate === 'falls');
  const friends = falls.filter(({ side }) => side === 'friend');
  const self = falls.filter(({ side }) => side === 'self');
  const others = falls.filter(({ side }) => side !== 'friend' && side !== 'self');
  return [
    ...self.map((one) => outcome(aim.selfFalls(nounOf(one)), 'friend')),
    ...friends.map((one) => outcome(aim.friendFalls(nounOf(one)), 'friend')),
    ...(others.length > 0 ? [outcome(aim.falls(others.map(nounOf)), 'falls')] : []),
    ...figures.flatMap((one) => {
      const { fate } = one;
      if (fate === 'falls' || fate === 'knockedOver') return [];
      return [outcome(aim[fate](nounOf(one)), SIGNS[fate])];
    }),
  ];
}

function shotOutcomes(
  { figures, blocked }: ShotOutlook,
  { meets }: Aimed,
  language: Language,
): Outcome[] {
  const { aim } = TEXTS[language];
  if (blocked) {
    const told = blocked.face === 'inner' ? aim.blockedByPost : aim.blocked;
    return [outcome(told(pieceNoun(blocked.by, language), meets?.cm ?? 0), 'blocked')];
  }
  const told = figureOutcomes(figures, language);
  return told.length > 0 ? told : [outcome(aim.nothing, 'plain')];
}

function scatterOutcomes({ felled, among }: ScatterOutlook, language: Language): Outcome[] {
  const { aim } = TEXTS[language];
  if (among.length === 0) return [outcome(aim.scatterNobody, 'plain')];
  const [least, most] = felled;
  return [
    ...among
      .filter(({ side, falls }) => (side === 'friend' || side === 'self') && falls > 0)
      .map(({ id, side }) => {
        const words = side === 'self' ? aim.selfMayFall : aim.friendMayFall;
        return outcome(words(pieceNoun(id, language)), 'friend');
      }),
    outcome(aim.scatter(least, most, among.length), most > 0 ? 'falls' : 'weak'),
  ];
}

function blowOutcomes({ figures, move }: BlowOutlook, aimed: Aimed, language: Language): Outcome[] {
  const { aim } = TEXTS[language];
  const told = figureOutcomes(figures, language);
  return [
    ...(told.length > 0 ? told : move ? [] : [outcome(aim.fellsNobody, 'weak')]),
    ...(move ? [moveOutcome(move, aimed, language)] : []),
  ];
}

function moveOutcome(
  move: MoveOutlook['move'],
  { meets, away }: Aimed,
  language: Language,
): Outcome {
  const { aim, names } = TEXTS[language];
  if (move.ok) {
    if (move.into) return outcome(aim.getsInto(names.structures[move.into]), 'free');
    if (move.outOf) return outcome(aim.leaves(names.structures[move.outOf]), 'free');
    return outcome(away === undefined ? aim.touchesNothing : aim.standsAt(away), 'free');
  }
  const { failure } = move;
  if (failure.why !== 'touched') return outcome(aim.fails[failure.why], 'blocked');
  const at = meets?.other === failure.other ? meets.cm : undefined;
  return outcome(aim.failsTouching(pieceNoun(failure.other, language), at), 'blocked');
}

function flareOutcome({ town, meets }: NonNullable<Aimed['flare']>, language: Language): Outcome {
  const { aim } = TEXTS[language];
  if (meets !== undefined) return outcome(aim.flareMeets(pieceNoun(meets, language)), 'blocked');
  return outcome(aim.flare[town], town === 'in' ? 'free' : 'blocked');
}

/** Which way, as on a clock whose twelve lies where the figure looks; degrees to the right are positive. */
export function towardText(direction: number, facing: number, language: Language): string {
  const right = ((((facing - direction) % 360) + 540) % 360) - 180;
  const hour = ((Math.round(right / 30) % 12) + 12) % 12;
  return TEXTS[language].aim.toward(hour === 0 ? 12 : hour, right);
}

/** All of it in one breath, for who hears it. */
export function spokenAim(
  aimed: Aimed,
  {
    direction,
    facing,
    sways = false,
  }: { readonly direction: number; readonly facing: number; readonly sways?: boolean },
  language: Language,
): string {
  const { aim, grammar } = TEXTS[language];
  const { outcomes } = aimText(aimed, language);
  const { cm, strength } = aimed;
  const far = cm === undefined ? aim.strongly(strength) : aim.cm(cm);
  const how = grammar.capital(`${towardText(direction, facing, language)}, ${far}`);
  return aim.spoken([how, ...outcomes.map(({ text }) => text), ...(sways ? [aim.sways] : [])]);
}
