// What an aim would come to, as a player wants to hear it: the same outlook beside the finger, in the panel and aloud.
import type { FlickKind } from '../physics/launch';
import { isSurvivorId } from '../scenarios/catalogue/survivors';
import { isZombieId } from '../scenarios/catalogue/zombies';
import type { Aimed, AimSign, AimText } from '../scenarios/aimed';
import {
  isFoe,
  type BlowOutlook,
  type Fate,
  type FigureOutlook,
  type MoveOutlook,
  type ScatterOutlook,
  type ShotOutlook,
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
    strength: cm === undefined ? aim.strength(strength) : aim.cm(cm),
    amount: cm === undefined ? aim.percent(strength) : aim.cm(cm),
    outcomes: [...outcomesOf(aimed, language), ...template],
  };
}

function outcomesOf(aimed: Aimed, language: Language): Outcome[] {
  const { aim } = TEXTS[language];
  const { outlook, meets, behind, flare, free } = aimed;
  if (flare) return [flareOutcome(flare, language)];
  if (!outlook) {
    if (meets) return [firstLine(meets, aimed.launch, language)];
    return free ? [outcome(aim.nothing(free.cm), 'plain')] : [];
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
      return moveOutcomes(outlook, aimed, language);
    case 'push':
      return [outlook.out ? outcome(aim.pushedOut, 'free') : outcome(aim.notPushedOut, 'blocked')];
  }
}

type Meets = NonNullable<Aimed['meets']>;

/** Before a run has told what comes of it, only what is met. */
function firstLine(
  { other, cm, face, own }: Meets,
  launch: FlickKind,
  language: Language,
): Outcome {
  const { aim } = TEXTS[language];
  const noun = pieceNoun(other, language);
  if (launch === 'disc') return outcome(aim.failsTouching(noun, cm), 'blocked');
  if (own === 'self') return outcome(aim.meetsSelf(noun), 'friend');
  if (own) return outcome(aim.meetsFriend(noun, cm), 'friend');
  if (isSurvivorId(other) || isZombieId(other)) return outcome(aim.meets(noun, cm), 'plain');
  return outcome((face === 'inner' ? aim.blockedByPost : aim.blocked)(noun, cm), 'blocked');
}

const SIGNS: Readonly<Record<Exclude<Fate, 'falls' | 'knockedOver'>, AimSign>> = {
  tooWeak: 'weak',
  glancedOff: 'glances',
  brushed: 'glances',
  lies: 'plain',
};

/** Whoever is touched and stays as it is. */
const STAYS = ['tooWeak', 'glancedOff', 'brushed', 'lies'] as const;

/** Those of one fate in one line, friends who fall in lines of their own before all. */
function figureOutcomes(figures: readonly FigureOutlook[], language: Language): Outcome[] {
  const { aim } = TEXTS[language];
  const nounOf = ({ id }: Pick<FigureOutlook, 'id'>) => pieceNoun(id, language);
  const falls = figures.filter(({ fate }) => fate === 'falls');
  const friends = falls.filter(({ side }) => side === 'friend');
  const self = falls.filter(({ side }) => side === 'self');
  const others = falls.filter(({ side }) => side !== 'friend' && side !== 'self');
  return [
    ...self.map((one) => outcome(aim.selfFalls(nounOf(one)), 'friend')),
    ...friends.map((one) => outcome(aim.friendFalls(nounOf(one)), 'friend')),
    ...(others.length > 0 ? [outcome(aim.falls(others.map(nounOf)), 'falls')] : []),
    ...figures
      .filter(({ side, fate }) => side === 'self' && fate !== 'falls' && fate !== 'knockedOver')
      .map((one) => outcome(aim.selfKeeps(nounOf(one)), 'glances')),
    ...STAYS.flatMap((fate) => {
      const who = figures.filter((one) => one.fate === fate && one.side !== 'self').map(nounOf);
      return who.length > 0 ? [outcome(aim[fate](who), SIGNS[fate])] : [];
    }),
  ];
}

function shotOutcomes(
  { figures, blocked }: ShotOutlook,
  { meets, free }: Aimed,
  language: Language,
): Outcome[] {
  const { aim } = TEXTS[language];
  if (blocked) {
    const told = blocked.face === 'inner' ? aim.blockedByPost : aim.blocked;
    return [outcome(told(pieceNoun(blocked.by, language), meets?.cm ?? 0), 'blocked')];
  }
  const told = figureOutcomes(figures, language);
  return told.length > 0 ? told : [outcome(aim.nothing(free?.cm), 'plain')];
}

/** A shell: friends in its fan by name, whatever becomes of them; then how many foes would fall, and of whom. */
function scatterOutcomes({ felled, among, lying }: ScatterOutlook, language: Language): Outcome[] {
  const { aim } = TEXTS[language];
  const nounOf = ({ id }: { readonly id: string }) => pieceNoun(id, language);
  const foes = among.filter(isFoe);
  const own = among.filter((one) => !isFoe(one));
  const [least, most] = felled;
  const told = [
    ...own.map((one) => {
      const falls = one.side === 'self' ? aim.selfMayFall : aim.friendMayFall;
      const words = one.falls > 0 ? falls : aim.friendMayBeHit;
      return outcome(words(nounOf(one)), 'friend');
    }),
    ...(foes.length > 0
      ? [outcome(aim.scatter(least, most, foes.map(nounOf)), most > 0 ? 'falls' : 'weak')]
      : []),
  ];
  if (told.length > 0) return told;
  if (lying.length === 0) return [outcome(aim.scatterNobody, 'plain')];
  return [outcome(aim.lies(lying.map((id) => pieceNoun(id, language))), 'plain')];
}

/** Where its owner ends comes right after what matters most: of many lines only the first are shown. */
function blowOutcomes(
  { figures, move, close }: BlowOutlook,
  aimed: Aimed,
  language: Language,
): Outcome[] {
  const { aim } = TEXTS[language];
  const [first, ...others] = figureOutcomes(figures, language);
  if (!move) return first ? [first, ...others] : [outcome(aim.fellsNobody, 'weak')];
  return [
    ...(first ? [first] : []),
    ...moveOutcomes({ move, ...(close && { close }) }, aimed, language),
    ...others,
  ];
}

/** Beside a zombie is no good place, however cleanly one gets there. */
function moveOutcomes(
  { move, close = [] }: Pick<MoveOutlook, 'move' | 'close'>,
  aimed: Aimed,
  language: Language,
): Outcome[] {
  const { aim } = TEXTS[language];
  if (close.length === 0) return [moveOutcome(move, aimed, language)];
  return [
    outcome(
      aim.tooClose(
        close.map((id) => pieceNoun(id, language)),
        aimed.away,
      ),
      'friend',
    ),
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
