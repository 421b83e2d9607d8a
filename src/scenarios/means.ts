// What an option means, in data: a screen words it, draws it and points at it without looking into its id.
import type { CrossroadsId } from './catalogue/crossroads';
import type { SurvivorId } from './catalogue/survivors';
import type { WeaponId } from './catalogue/weapons';
import type { MainTeam, MarkerId, ObjectId, SeatId, StructureId, ZombieId } from './ids';

/** Where markers can be taken and dropped: a building, or an object one is next to (R112, R200). */
export type Store = { readonly structure: StructureId } | { readonly object: ObjectId };

type Does<Verb extends string, More = unknown> = { readonly verb: Verb } & More;

type Back = Does<'back'>;
type ForSurvivor = Does<'survivor', { readonly survivor: SurvivorId }>;
type ForZombie = Does<'zombie', { readonly zombie: ZombieId }>;
type ForMarker = Does<'marker', { readonly marker: MarkerId }>;
type ForStructure = Does<'structure', { readonly structure: StructureId }>;
type No = Does<'no'>;

/** What a turn's actions are spent on (R046). */
export type Action =
  | Does<'move'>
  | Does<'use', { readonly weapon: WeaponId }>
  | Does<'takeDrop'>
  | Does<'heal'>
  | Does<'pointBlank', { readonly free?: true }>
  | Does<'flare'>
  | Does<'accuse'>;

/** What a power lets its survivor do for no action (A143–A147). */
export type FreeDeed = Does<'bonus'> | Does<'treat'> | Does<'pitch'>;

/** A disc or a bat on its way, with what blocks a door set aside for it (R069). */
type Flicking = Does<'flick', { readonly clears?: StructureId }> | Back;

/** From which side, and not to use a bullet that is left. */
export type Side = 'left' | 'right' | 'behind' | 'near';
type Aiming = Does<'shoot', { readonly side: Side }> | Does<'skip'> | Back;

type TakeDrop =
  | Does<'take', { readonly marker: MarkerId; readonly store: Store; readonly drop?: MarkerId }>
  | Does<'drop', { readonly marker: MarkerId; readonly store: Store }>
  | Back;

type CardMeans = {
  readonly help:
    Does<'storm', { readonly survivor: SurvivorId; readonly structure: StructureId }> | No;
  readonly firstAidKit: ForSurvivor;
  readonly backDoor: Does<'slipOut'> | Does<'stay'>;
  readonly carAlarm: Does<'object', { readonly object: ObjectId }>;
  readonly frozenStiff: ForZombie | Does<'enough'>;
  readonly floorPlan: ForStructure;
  readonly ransacked: ForStructure;
  readonly infectedScratch: ForMarker | Does<'hurt', { readonly survivor: SurvivorId }>;
  readonly tornStrap: ForMarker;
  readonly earlyDusk: Does<'hurt', { readonly survivor: SurvivorId }> | Does<'dusk'>;
  readonly criesInTheStreet: Does<'open', { readonly type: 'food' | 'medicine' }> | Does<'shut'>;
  readonly oldAcquaintance:
    | ForSurvivor
    | Does<'swap', { readonly give: MarkerId; readonly take: MarkerId }>
    | Does<'give', { readonly marker: MarkerId }>
    | Does<'take', { readonly marker: MarkerId }>
    | ForMarker
    | Does<'done'>
    | No;
  readonly acid: Does<'place'>;
};
/** Cards that let their player choose. */
export type ChoiceCard = Extract<CrossroadsId, keyof CardMeans>;
export type MeansOfCard<Card extends ChoiceCard> = CardMeans[Card];

/** Each kind of question: what it is about, and what its answers can mean. */
export type Questions = {
  readonly givePretzel: { readonly means: ForSurvivor };
  readonly chooseSurvivor: { readonly means: ForSurvivor };
  readonly chooseAction: {
    readonly about: SurvivorId;
    readonly means: Action | FreeDeed | Does<'face'> | Does<'end'>;
  };
  readonly flickDisc: { readonly about: SurvivorId; readonly means: Flicking };
  /** A move has failed, and may be flicked once more (A148). */
  readonly secondTry: { readonly about: SurvivorId; readonly means: Does<'flick'> | No };
  /** The own figure, as it stands (R248). */
  readonly pitch: { readonly about: SurvivorId; readonly means: Does<'flick'> | Back };
  readonly flickBat: { readonly about: SurvivorId; readonly means: Flicking };
  readonly flickFlare: { readonly about: SurvivorId; readonly means: Does<'flick'> | Back };
  readonly aim: { readonly about: WeaponId; readonly means: Aiming };
  readonly pointBlank: {
    readonly about: SurvivorId;
    readonly means: Does<'kill', { readonly zombie: ZombieId; readonly weapon: WeaponId }> | Back;
  };
  /** A hidden marker is to be taken: another of the same place may be looked at with it, then one is chosen (R247). */
  readonly lookToo: { readonly about: MarkerId; readonly means: ForMarker | No };
  readonly chooseLooked: { readonly about: SurvivorId; readonly means: ForMarker };
  /** One more of the same place, for no action (R255). */
  readonly secondMarker: { readonly about: SurvivorId; readonly means: ForMarker | No };
  /** Whom medicine helps, and whose it is (R251, R252). */
  readonly treat: {
    readonly about: SurvivorId;
    readonly means:
      | Does<
          'heal',
          { readonly survivor: SurvivorId; readonly marker: MarkerId; readonly from: SurvivorId }
        >
      | Back;
  };
  readonly takeDrop: { readonly about: SurvivorId; readonly means: TakeDrop };
  readonly keepOrLeave: {
    readonly about: MarkerId;
    readonly means: Does<'keep', { readonly drop?: MarkerId }> | Does<'leave'>;
  };
  readonly follow: { readonly about: SurvivorId; readonly means: Does<'beside'> | Does<'place'> };
  readonly moveX: { readonly about: StructureId; readonly means: ForStructure };
  readonly placeRecruit: {
    readonly about: SurvivorId;
    readonly leader: SurvivorId;
    readonly means: Does<'beside'> | Does<'place'>;
  };
  readonly chooseEscort: { readonly about: SurvivorId; readonly means: ForSurvivor };
  readonly chooseThief: { readonly about: SurvivorId; readonly means: ForSurvivor };
  readonly steal: {
    readonly about: SurvivorId;
    readonly thief: SurvivorId;
    readonly means: Does<'look', { readonly marker: MarkerId }> | Does<'pass'>;
  };
  readonly stolen: {
    readonly about: MarkerId;
    readonly thief: SurvivorId;
    readonly from: SurvivorId;
    readonly means: Does<'keep'> | Does<'leave'> | Does<'discard'>;
  };
  readonly meal: {
    readonly means:
      Does<'eat', { readonly marker: MarkerId; readonly survivor: SurvivorId }> | Does<'starve'>;
  };
  readonly chooseNearest: { readonly means: ForZombie };
  readonly fillSlots: {
    readonly about: ZombieId;
    readonly means: Does<'slot', { readonly slot: number }>;
  };
  readonly duelWeapon: {
    readonly about: SurvivorId;
    readonly means: Does<'weapon', { readonly weapon: WeaponId }>;
  };
  readonly duelTurn: {
    readonly about: SurvivorId;
    readonly means:
      Does<'shoot', { readonly side: 'left' | 'right' }> | Does<'strike'> | Does<'wait'>;
  };
  readonly throwOut: { readonly about: SurvivorId; readonly means: Does<'flick'> };
  readonly vote: {
    readonly about: SeatId;
    readonly means: Does<'thumb', { readonly up: boolean }>;
  };
  readonly accuse: {
    readonly about: SurvivorId;
    readonly means: Does<'seat', { readonly seat: SeatId }> | Back;
  };
  readonly chooseSide: {
    readonly about: SeatId;
    readonly means: Does<'stay'> | Does<'join', { readonly team: MainTeam }>;
  };
  /** Whoever plays several: which of them pays, or is driven out (A182). */
  readonly chooseOwn: { readonly why: 'exile' | 'penalty'; readonly means: ForSurvivor };
  readonly driveOut: { readonly about: SurvivorId; readonly means: Does<'flick'> };
  readonly mayPass: { readonly means: Does<'play'> | Does<'pass'> };
  readonly chooseFighter: { readonly means: ForSurvivor };
  readonly card: { readonly about: ChoiceCard; readonly means: CardMeans[ChoiceCard] };
};

export type DecisionKind = keyof Questions;
export type MeansOf<Kind extends DecisionKind> = Questions[Kind]['means'];
export type Means = MeansOf<DecisionKind>;
