// What a scenario is: data, and a rule of its own only where it has one.
import type { Outcome } from '../physics/recording';
import type { Spot, Vec2 } from '../physics/table';
import type { MarkerType } from './catalogue/markers';
import type { SurvivorId } from './catalogue/survivors';
import type { Game, Result } from './game';
import type { MarkerId, ScenarioId, MainTeam, StructureId, TeamId } from './ids';
import type { Noise } from './catalogue/weapons';
import type { Play } from './play';
import type { Store } from './means';

export type StartingTeam = {
  readonly survivors: readonly SurvivorId[];
  readonly starts: readonly Vec2[];
  readonly facing: number;
};

export type Scenario = {
  readonly id: ScenarioId;
  readonly mode: 'together' | 'teams';
  readonly players: readonly [least: number, most: number];
  readonly dayStart: number;
  readonly life: number;
  readonly teams: Partial<Readonly<Record<MainTeam, StartingTeam>>>;
  readonly structures: Partial<
    Readonly<Record<StructureId, readonly [x: number, y: number, facing: number]>>
  >;
  readonly dump: Spot;
  readonly vehicles: Readonly<
    Record<'car' | 'truck' | 'iceCreamTruck', readonly [x: number, y: number, facing: number]>
  >;
  readonly barrels: readonly Vec2[];
  readonly boxes: readonly Vec2[];
  readonly lamps: readonly Vec2[];
  readonly barricades?: readonly Spot[];
  readonly zombies: readonly Vec2[];
  readonly zombiesInside?: Partial<Readonly<Record<StructureId, number>>>;
  readonly dumpCount: number;
  readonly invasion: { readonly day: number; readonly night: number };
  /** Mixed face down and dealt to the places. */
  readonly markers?: {
    readonly mix: Partial<Record<MarkerType, number>>;
    readonly places: readonly Store[];
  };
  readonly faceUp?: readonly {
    readonly type: MarkerType;
    readonly count: number;
    readonly store: Store;
  }[];
  readonly pretzel?: MainTeam;
  /** Survivors that may join later, in this order. */
  readonly reserve?: readonly { readonly survivor: SurvivorId; readonly life: number }[];

  /** Rules of chapters that this scenario brings in. */
  readonly takeOnObjects?: true;
  readonly hiddenInventories?: true;
  /** When the day marker reaches these, the group eats or starves (R315). */
  readonly mealsAt?: readonly number[];
  /** Deaths that lose the game (R155). */
  readonly deathsToLose?: number;
  /** Overrides how loud an action of this survivor is. */
  readonly actionNoise?: (game: Game, survivor: SurvivorId) => Noise | undefined;
  /** What finding the survivor marker means here; false leaves it to the common rule. */
  readonly survivorFound?: (
    play: Play,
    finder: SurvivorId,
    marker: MarkerId,
    store: Store,
  ) => boolean;
  /** What entering a structure means here, beyond being inside. */
  readonly entered?: (play: Play, survivor: SurvivorId, structure: StructureId) => void;
  readonly canSurvivorsEnter: (structure: StructureId) => boolean;
  readonly canZombiesEnter: (structure: StructureId) => boolean;
  /** Tested at every settled state (A87). */
  readonly winner: (game: Game) => { readonly team: TeamId; readonly reason: string } | undefined;
  readonly defeat?: (game: Game) => string | undefined;
  /** Judges a run of the table by a rule of its own: a reason to lose at once. */
  readonly lostBy?: (game: Game, outcome: Outcome) => string | undefined;
  readonly atSkull: (game: Game) => Result;
};
