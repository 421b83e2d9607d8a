// What happened, in an order that a screen can tell; `rules` names why.
import type { FlareFace } from '../physics/recording';
import type { Vec2 } from '../physics/table';
import type { CrossroadsId } from './catalogue/crossroads';
import type { Power } from './catalogue/powers';
import type { SurvivorId } from './catalogue/survivors';
import type { Noise, WeaponId } from './catalogue/weapons';
import type { CombatCard } from './duels';
import type { Result } from './game';
import type { Half, MarkerId, ObjectId, SeatId, StructureId, TeamId, ZombieId } from './ids';
import type { SecretName } from './objectives/secret';
import type { Store } from './means';
import type {
  FallCause,
  Kept,
  LossCause,
  Miss,
  MoveFailure,
  RuleRef,
  RushCause,
  Vote,
} from './causes';

/** Powers whose use no other event tells. */
export type ToldTrait = Extract<keyof Power, 'bonusActions' | 'actsAfterKill' | 'secondTry'>;

type Events = {
  readonly roundBegan: { readonly number: number; readonly half: Half; readonly marker: number };
  readonly roundEnded: { readonly marker: number };
  readonly turnBegan: { readonly seat: SeatId; readonly survivor: SurvivorId };
  readonly gameOver: { readonly result: Result };
  // Moving
  readonly touchedFirst: {
    readonly piece: string;
    readonly other: string | undefined;
    /** It lay before it was touched (R075). */
    readonly lying?: true;
    readonly face?: string;
  };
  readonly moved: {
    readonly survivor: SurvivorId;
    readonly into?: StructureId;
    readonly outOf?: StructureId;
  };
  readonly moveFailed: { readonly survivor: SurvivorId } & MoveFailure;
  readonly entered: { readonly figure: string; readonly structure: StructureId };
  readonly tileRemoved: { readonly tile: ObjectId };
  // Fighting
  readonly fired: { readonly survivor: SurvivorId; readonly weapon: WeaponId };
  readonly missed: { readonly survivor: SurvivorId; readonly why: Miss };
  /** What was flicked touched it, and it stands as before. */
  readonly keptFeet: {
    readonly figure: string;
    readonly how: Kept;
    readonly piece: string;
    /** Whose it was. */
    readonly survivor: SurvivorId;
  };
  readonly killed: {
    readonly zombie: ZombieId;
    /** Nobody, where the acid did it. */
    readonly killer?: SurvivorId;
    readonly by: WeaponId | 'acid';
    readonly pointBlank?: true;
  };
  readonly duelBegan: {
    readonly survivors: readonly SurvivorId[];
    readonly against: readonly string[];
  };
  readonly combatCard: { readonly card: CombatCard };
  readonly duelEnded: { readonly won: boolean };
  readonly thrownOut: {
    readonly survivor: SurvivorId;
    readonly by: SurvivorId;
    readonly structure: StructureId;
  };
  // Figures
  readonly stoodUp: { readonly figure: string };
  readonly fell: {
    readonly figure: string;
    readonly because: FallCause;
    /** The figure or object of a rush that met it first. */
    readonly by?: string;
  };
  readonly lostLife: {
    readonly survivor: SurvivorId;
    readonly because: LossCause;
    readonly left: number;
  };
  readonly gainedLife: { readonly survivor: SurvivorId; readonly left: number };
  readonly died: { readonly survivor: SurvivorId };
  readonly appeared: { readonly figure: string };
  /** Driven out of town and back at its limit. */
  readonly putBack: { readonly figure: string };
  readonly slid: { readonly pieces: readonly string[] };
  // Noise and the tower
  readonly noise: {
    readonly noise: Noise;
    readonly survivor: SurvivorId;
    /** It is that of a flare, and heard where it lies (R262). */
    readonly flare?: true;
  };
  readonly rushBegan: { readonly zombies: readonly ZombieId[]; readonly cause: RushCause };
  /** A rush touched it, and it kept its feet. */
  readonly brushed: { readonly survivor: SurvivorId; readonly by: string };
  /** A rush came so near, in cm, and touched it not. */
  readonly slidPast: {
    readonly survivor: SurvivorId;
    readonly by: ZombieId;
    readonly gap: number;
  };
  /** Where a flare came to rest, and which face is up; not `ok` out of town (R259, R261). */
  readonly flare: {
    readonly survivor: SurvivorId;
    readonly at: Vec2;
    readonly face: FlareFace;
    readonly ok: boolean;
  };
  /** Through the door of a building that it could not enter (A54). */
  readonly passedDoor: { readonly zombie: ZombieId; readonly structure: StructureId };
  // Markers and cards
  readonly took: { readonly survivor: SurvivorId; readonly marker: MarkerId };
  readonly dropped: { readonly survivor: SurvivorId; readonly marker: MarkerId };
  readonly revealed: { readonly marker: MarkerId };
  /** Looked at and left where it lay, face up now (R116). */
  readonly leftLying: {
    readonly survivor: SurvivorId;
    readonly marker: MarkerId;
    readonly store: Store;
  };
  /** From whoever fell, by the nearest who stood; `where`, if that was indoors (R224). Its face is not told. */
  readonly stole: {
    readonly thief: SurvivorId;
    readonly from: SurvivorId;
    readonly marker: MarkerId;
    readonly where?: StructureId;
  };
  /** Looked at and given back (R226). */
  readonly spared: { readonly thief: SurvivorId; readonly from: SurvivorId };
  /** An X that a thief threw away (R226): only an X can be. */
  readonly threwAway: { readonly thief: SurvivorId; readonly from: SurvivorId };
  readonly peeked: { readonly seat: SeatId; readonly markers: readonly MarkerId[] };
  /** Tells all that a card does without asking; what its player chose has an event of its own. */
  readonly cardDrawn: { readonly card: CrossroadsId };
  /** This turn's reaction goes to what howls instead of to the survivor (A161). */
  readonly alarm: { readonly object: ObjectId };
  /** What lies face down in these was dealt anew: which marker lies where, nobody is told. */
  readonly mixed: { readonly structures: readonly StructureId[] };
  /** Used up by whoever carried it, for the card or for a life (A41). */
  readonly spent: { readonly survivor: SurvivorId; readonly marker: MarkerId };
  /** The day marker will move two spaces at the end of this round: the price this survivor chose. */
  readonly duskCalled: { readonly survivor: SurvivorId };
  readonly ate: { readonly survivor: SurvivorId | undefined };
  // People
  readonly voted: { readonly accused: SeatId; readonly votes: readonly Vote[] };
  readonly accused: { readonly accuser: SeatId; readonly accused: SeatId };
  /** For all to see (R274). */
  readonly shown: { readonly seat: SeatId; readonly card: SecretName };
  /** A team of one from now on (R275). */
  readonly exiled: { readonly seat: SeatId };
  /** Where it has come to lie is seen (R277). */
  readonly drivenOut: { readonly survivor: SurvivorId };
  readonly changedSides: { readonly seat: SeatId; readonly to: TeamId };
  /** Stays with those who distrusted it (R283). */
  readonly stayed: { readonly seat: SeatId };
  /** They have new cards; which, nobody is told. */
  readonly drewObjective: {
    readonly seats: readonly SeatId[];
    readonly deck: 'secret' | 'exile';
  };
  /** Its X is turned over: it has no turn now (R286). */
  readonly passed: { readonly seat: SeatId };
  readonly fighterChosen: { readonly seat: SeatId; readonly survivor: SurvivorId };
  readonly pretzel: { readonly survivor: SurvivorId };
  readonly escorts: { readonly escort: SurvivorId | undefined; readonly rescued: SurvivorId };
  /** What a power did where nothing else tells it. */
  readonly power: { readonly survivor: SurvivorId; readonly trait: ToldTrait };
  /** Its power can be used from now on. */
  readonly boardTurned: { readonly survivor: SurvivorId };
  /** Found in a building, where it waits for somebody to take it along (R350). */
  readonly waits: { readonly survivor: SurvivorId; readonly structure: StructureId };
  /** Of the one who took it along, and where they went if indoors (R351). */
  readonly recruited: {
    readonly survivor: SurvivorId;
    readonly by: SurvivorId;
    readonly into?: StructureId;
  };
  // Doors
  readonly doorClosed: { readonly structure: StructureId };
  /** A marker was laid there, face down, unless none was left (R349, A105). */
  readonly doorOpened: { readonly structure: StructureId; readonly marker?: MarkerId };
  /** The skull was reached and nothing decided: so many rounds more than the day has (A130). */
  readonly oneMoreRound: { readonly extra: number };
  readonly joined: { readonly survivor: SurvivorId; readonly structure?: StructureId };
};

export type EventKind = keyof Events;
export type GameEvent = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    readonly rules?: readonly RuleRef[];
  } & Events[Kind];
}[EventKind];
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { readonly kind: Kind }>;
