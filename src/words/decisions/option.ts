// What each option says, and what it would mean.
import { SURVIVOR_IDS, SURVIVORS } from '../../scenarios/catalogue/survivors';
import { noiseOf, type Noise } from '../../scenarios/catalogue/weapons';
import type { Decision, Option } from '../../scenarios/decisions';
import type { MarkerId } from '../../scenarios/ids';
import type { DecisionKind, MeansOf } from '../../scenarios/means';
import { noiseHeard } from '../../scenarios/rules/noise';
import { markerNoun, survivorName, survivorNoun, zombieNoun } from '../nouns';
import type { TellContext } from '../tell/context';
import { TEXTS, type Language } from '../texts';
import { cardOption } from './card-option';
import type { OptionText } from './option-text';
import type { Speaking } from './speaking';
import { takeDropOption } from './take-drop-option';

export type { OptionText } from './option-text';

/** What may be labelled: an option, or one that is closed now. */
export type Named<Kind extends DecisionKind = DecisionKind> = Pick<
  Option<MeansOf<Kind>>,
  'id' | 'means' | 'noise'
>;
type Labeller<Kind extends DecisionKind> = (
  option: Named<Kind>,
  speaking: Speaking,
  decision: Decision<Kind>,
) => OptionText;

/** As it will be heard: with a flare in the air nobody hears a shot (R264). */
const loud = (label: string, noise: Noise | undefined, { texts, view }: Speaking): OptionText =>
  noise ? { label, hint: texts.names.noise[noiseHeard(view, noise)] } : { label };

type Choosing = 'givePretzel' | 'chooseSurvivor' | 'chooseEscort' | 'chooseThief' | 'chooseOwn';
const survivor: Labeller<Choosing> = ({ means }, { view, texts }) => {
  const one = means.survivor;
  const { weapon } = SURVIVORS[one];
  const life = view.survivors[one]?.life ?? 0;
  const { hint } = texts.decisions.options.chooseSurvivor.survivor;
  return { label: survivorName(one), hint: hint(life, texts.weapons[weapon].noun) };
};

const action: Labeller<'chooseAction'> = ({ means, noise }, speaking) => {
  const { view, texts } = speaking;
  const words = texts.decisions.options.chooseAction;
  switch (means.verb) {
    case 'use':
      return loud(texts.weapons[means.weapon].use, noise, speaking);
    case 'move':
    case 'takeDrop':
    case 'heal':
    case 'accuse':
      return loud(words[means.verb].label, noise, speaking);
    case 'pitch':
      return loud(words.pitch.label, noise, speaking);
    case 'pointBlank':
      return {
        label: words.pointBlank.label,
        hint: means.free ? words.pointBlank.hintOfFree : words.pointBlank.hint,
      };
    case 'bonus':
    case 'treat':
    case 'face':
      return words[means.verb];
    case 'flare': {
      const left = view.turn ? (view.survivors[view.turn.survivor]?.tokens?.flares ?? 0) : 0;
      return { label: words.flare.label, hint: words.flare.hint(left) };
    }
    case 'end': {
      // What the zombies will answer to if the turn ends now.
      const soFar = texts.names.noise[noiseHeard(view, view.turn?.noise ?? 'silent')];
      return { label: words.end.label, hint: words.end.hint(soFar) };
    }
  }
};

const moving: Labeller<'flickDisc' | 'flickBat'> = ({ means }, { texts }) => {
  const { flick, back } = texts.decisions.options.flickDisc;
  if (means.verb === 'back') return back;
  if (means.clears === undefined) return { label: flick.label };
  const { label, hint } = flick.clearing;
  return { label: label(texts.names.structures[means.clears]), hint };
};

/** Its face where this seat knows it. */
const ofMarker = (id: MarkerId, { markerType, language, texts }: Speaking): string =>
  texts.grammar.the(markerNoun(markerType(id), language));

/** Of the trapdoor, as one sees it from the tower. */
const COLUMNS = ['left', 'middle', 'right'] as const;

const LABELLERS: { readonly [Kind in DecisionKind]: Labeller<Kind> } = {
  givePretzel: survivor,
  chooseSurvivor: survivor,
  chooseAction: action,
  flickDisc: moving,
  flickBat: moving,
  secondTry: ({ means }, { texts }) => texts.decisions.options.secondTry[means.verb],
  pitch: ({ means }, { texts }) => texts.decisions.options.pitch[means.verb],
  lookToo: ({ means }, speaking) =>
    means.verb === 'no'
      ? speaking.texts.decisions.options.lookToo.no
      : { label: ofMarker(means.marker, speaking) },
  chooseLooked: ({ means }, speaking) => ({ label: ofMarker(means.marker, speaking) }),
  secondMarker: ({ means }, speaking) =>
    means.verb === 'no'
      ? speaking.texts.decisions.options.secondMarker.no
      : { label: ofMarker(means.marker, speaking) },
  treat: ({ means }, speaking, { about }) => {
    const { heal, back } = speaking.texts.decisions.options.treat;
    if (means.verb === 'back') return back;
    const who = survivorNoun(means.survivor);
    return { label: heal.label(who), hint: means.from === about ? heal.own : heal.theirs(who) };
  },
  aim: ({ means }, { texts }) => {
    const words = texts.decisions.options.aim;
    return means.verb === 'shoot' ? words.shoot[means.side] : words[means.verb];
  },
  duelTurn: ({ means }, { texts }) => {
    const words = texts.decisions.options.duelTurn;
    return means.verb === 'shoot' ? words.shoot[means.side] : words[means.verb];
  },
  flickFlare: ({ means }, { texts }) => texts.decisions.options.flickFlare[means.verb],
  throwOut: (_, { texts }) => ({ label: texts.decisions.options.throwOut.flick.label }),
  pointBlank: ({ means, noise }, speaking) => {
    const { language, texts } = speaking;
    const { kill, back } = texts.decisions.options.pointBlank;
    if (means.verb === 'back') return back;
    const [who, arm] = [zombieNoun(means.zombie, language), texts.weapons[means.weapon].noun];
    return loud(kill.label(who, arm), noise, speaking);
  },
  takeDrop: ({ means }, speaking) =>
    means.verb === 'back'
      ? speaking.texts.decisions.options.takeDrop.back
      : takeDropOption(means, speaking),
  keepOrLeave: ({ means }, { markerType, language, texts }) => {
    const { keep, leave } = texts.decisions.options.keepOrLeave;
    if (means.verb === 'leave') return leave;
    if (means.drop === undefined) return { label: keep.label };
    return { label: keep.dropping(markerNoun(markerType(means.drop), language)) };
  },
  follow: ({ means }, { texts }) => texts.decisions.options.follow[means.verb],
  moveX: ({ means: { structure } }, { waiting, texts }) => {
    const { label, hintOfWaiting } = texts.decisions.options.moveX.structure;
    const inside = waiting(structure).map(survivorName);
    return {
      label: label(texts.names.structures[structure]),
      ...(inside.length > 0 && { hint: hintOfWaiting(inside) }),
    };
  },
  placeRecruit: ({ means }, { texts }) => texts.decisions.options.placeRecruit[means.verb],
  chooseEscort: survivor,
  chooseThief: survivor,
  steal: ({ means }, { texts }) => texts.decisions.options.steal[means.verb],
  stolen: ({ means }, { texts }) => texts.decisions.options.stolen[means.verb],
  meal: ({ means }, { texts }) => {
    const { eat, starve } = texts.decisions.options.meal;
    return means.verb === 'starve' ? starve : { label: eat.label(survivorNoun(means.survivor)) };
  },
  chooseNearest: ({ means }, { language, texts }) => ({
    label: texts.decisions.options.chooseNearest.zombie.label(zombieNoun(means.zombie, language)),
  }),
  fillSlots: ({ means: { slot } }, { texts }) => {
    const { label, inFront, behind } = texts.decisions.options.fillSlots.slot;
    const row = slot <= COLUMNS.length ? inFront : behind;
    const column = COLUMNS[(slot - 1) % COLUMNS.length] ?? 'middle';
    return { label: label(slot), hint: row[column] };
  },
  duelWeapon: ({ means: { weapon } }, { texts: { names, weapons } }) => {
    const { noun, inDuel } = weapons[weapon];
    return { label: noun.word, hint: inDuel(names.noise[noiseOf(weapon)]) };
  },
  vote: ({ means }, { texts }) => {
    const { up, down } = texts.decisions.options.vote.thumb;
    return { label: means.up ? up : down };
  },
  accuse: ({ means }, { view, texts }) => {
    const { seat, back } = texts.decisions.options.accuse;
    if (means.verb === 'back') return back;
    const played = SURVIVOR_IDS.filter((id) => view.survivors[id]?.owner === means.seat);
    return {
      label: seat.label(view.seats.find(({ id }) => id === means.seat)?.name ?? means.seat),
      hint: played.map(survivorName).join(', '),
    };
  },
  chooseSide: ({ means }, { texts }) => {
    const { stay, join } = texts.decisions.options.chooseSide;
    if (means.verb === 'stay') return stay;
    return { label: join.label(texts.names.teamLabels[means.team]), hint: join.hint };
  },
  chooseOwn: survivor,
  driveOut: (_, { texts }) => ({ label: texts.decisions.options.driveOut.flick.label }),
  mayPass: ({ means }, { texts }) => texts.decisions.options.mayPass[means.verb],
  chooseFighter: ({ means: { survivor: one } }, { texts }) => {
    const { hint } = texts.decisions.options.chooseFighter.survivor;
    const weapon = texts.weapons[SURVIVORS[one].weapon].noun;
    return { label: survivorName(one), hint: hint(weapon, texts.powers[one].name) };
  },
  card: ({ means }, speaking, { about }) => cardOption(about, means, speaking),
};

/** Options belong to the question that offers them, so its labeller fits. */
const labelOf = (decision: Decision, option: Named, speaking: Speaking): OptionText =>
  (LABELLERS[decision.kind] as Labeller<DecisionKind>)(option, speaking, decision);

/** Options that would read the same, as two face-down markers do, are numbered. */
export function optionText(
  decision: Decision,
  option: Named,
  context: TellContext,
  language: Language,
): OptionText {
  const speaking = { ...context, language, texts: TEXTS[language] };
  const { label, hint } = labelOf(decision, option, speaking);
  const all: readonly Named[] = decision.options;
  const alike = all.filter((other) => labelOf(decision, other, speaking).label === label);
  const number = alike.length > 1 ? ` (${alike.findIndex(({ id }) => id === option.id) + 1})` : '';
  const { capital } = speaking.texts.grammar;
  return { label: capital(label) + number, ...(hint !== undefined && { hint }) };
}
