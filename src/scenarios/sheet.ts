// The sheet of a scenario: plain data. What a scenario has of its own is a named mechanism, whose code stands with the rules.
import type { Spot, Vec2 } from '../physics/table';
import type { MarkerType } from './catalogue/markers';
import type { SurvivorId } from './catalogue/survivors';
import type { Noise } from './catalogue/weapons';
import type { MainTeam, StructureId } from './ids';
import type { Clause } from './objectives/clause';
import type { Store } from './means';

export type StartingTeam = {
  readonly survivors: readonly SurvivorId[];
  readonly starts: readonly Vec2[];
  readonly facing: number;
};

export type Sheet<Id extends string = string> = {
  readonly id: Id;
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
    /** Of the rest so many wait face down outside town (R346). */
    readonly reserve?: number;
    /** Of the rest so many leave the game unseen (R346). */
    readonly removed?: number;
  };
  readonly faceUp?: readonly {
    readonly type: MarkerType;
    readonly count: number;
    readonly store: Store;
  }[];
  /** The team that begins; `random` is drawn for by the dice that everybody sees. */
  readonly pretzel?: MainTeam | 'random';
  /** Survivors that may join later, in this order. */
  readonly reserve?: readonly { readonly survivor: SurvivorId; readonly life: number }[];

  /** Rules of chapters that this scenario brings in. */
  readonly takeOnObjects?: true;
  /** Which way the boards lie at the start, where survivors have powers (R339, A140). */
  readonly powers?: 'up' | 'down';
  readonly hiddenInventories?: true;
  /** Its people choose their survivors when the match begins, and each is dealt a secret objective (R357, R359, A142). */
  readonly secrets?: true;
  /** When the day marker reaches these, the group eats or starves (R315). */
  readonly mealsAt?: readonly number[];
  /** Buildings that open to them; every one, where it does not say (R291, R292). */
  readonly openTo?: {
    readonly survivors?: readonly StructureId[];
    readonly zombies?: readonly StructureId[];
  };
  /** Doors that bear an X at the start; whenever a building is left empty one of them moves there (R347, R348). */
  readonly closed?: readonly StructureId[];
  /** Whoever is found waits to be taken along, with so much life (R350). */
  readonly recruits?: { readonly life: number };
  /** Where the first who enters takes the wheel, and never acts again (R293). */
  readonly driver?: StructureId;
  /** Where whoever enters shows what it hides, and these stay (R332). */
  readonly unloads?: { readonly at: StructureId; readonly types: readonly MarkerType[] };
  /** Whoever finds the survivor marker leads this one, and is as loud as this with every action (R307, R308). */
  readonly escort?: { readonly rescued: SurvivorId; readonly noise: Noise };
  /** Camps and colonies (R336, R364). */
  readonly bases?: Partial<Readonly<Record<MainTeam, StructureId>>>;

  /** How it is won and lost; those of one moment are tried in this order. */
  readonly clauses: readonly Clause[];
};
