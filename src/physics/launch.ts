// What a finger can do to the table.
import type { Spot, Vec2 } from './table';

/** Direction in degrees (1/100), speed in whole mm/s. */
export type Push = { readonly direction: number; readonly speed: number };

export type DiscLaunch = Push & { readonly kind: 'disc'; readonly at: Vec2 };
export type BulletLaunch = Push & { readonly kind: 'bullet'; readonly at: Vec2 };
export type KnifeLaunch = Push & { readonly kind: 'knife'; readonly at: Vec2 };

/** The template looks in `direction`; of the push along `aim` only the part along it is left. */
export type SniperLaunch = Push & {
  readonly kind: 'sniper';
  readonly at: Vec2;
  readonly aim: number;
};

/** Pellets lie staggered in a template; the seed decides how unevenly they leave. */
export type PelletsLaunch = Push & {
  readonly kind: 'pellets';
  readonly at: Vec2;
  readonly count: number;
  readonly seed: number;
};

/** `axis` is where the thick end points; `struck` is how far from the middle, toward the handle's end, the finger hits. */
export type BatLaunch = Push & {
  readonly kind: 'bat';
  readonly at: Vec2;
  readonly axis: number;
  readonly struck: number;
};

/** A figure pushed as it stands or lies: thrown out of a building, exiled, or moving by itself. */
export type FigureLaunch = Push & { readonly kind: 'figure'; readonly piece: string };

/** A token flipped off the thumb; `height` is how high it would rise, in cm. */
export type FlareLaunch = Push & {
  readonly kind: 'flare';
  readonly at: Vec2;
  readonly height: number;
  readonly seed: number;
};

/** The tower's mouth stands at `tower` and looks along its facing; zombies start on numbered slots. */
export type RushLaunch = {
  readonly kind: 'rush';
  readonly tower: Spot;
  readonly zombies: readonly { readonly id: string; readonly slot: number }[];
  readonly seed: number;
};

/** Nothing is flicked: pieces whose support was taken away come to rest. */
export type SettleLaunch = { readonly kind: 'settle' };

export type Launch =
  | DiscLaunch
  | BulletLaunch
  | KnifeLaunch
  | SniperLaunch
  | PelletsLaunch
  | BatLaunch
  | FigureLaunch
  | FlareLaunch
  | RushLaunch
  | SettleLaunch;

export type LaunchKind = Launch['kind'];
export type LaunchOf<Kind extends LaunchKind> = Extract<Launch, { readonly kind: Kind }>;

/** What a finger does; a rush and a settling come about by themselves. */
export type FlickLaunch = Exclude<Launch, RushLaunch | SettleLaunch>;
export type FlickKind = FlickLaunch['kind'];

/** The numbers of a hand that a launch has besides direction and speed. */
export type NumberOf<Kind extends FlickKind> = Kind extends FlickKind
  ? Exclude<keyof LaunchOf<Kind>, 'kind' | keyof Push | keyof Laid>
  : never;
export type HandNumberName = NumberOf<FlickKind>;
export type HandNumbers = { readonly [Name in HandNumberName]?: number };

/** What a launch has from the table and the rules, not from the hand. */
export type Laid = {
  readonly at: Vec2;
  readonly piece: string;
  readonly count: number;
  readonly seed: number;
};
export type LaidOf<Kind extends FlickKind> = Kind extends FlickKind
  ? Pick<Laid, keyof LaunchOf<Kind> & keyof Laid>
  : never;
