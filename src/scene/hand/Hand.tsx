import { useMemo } from 'react';
import { fovOf } from '../camera/lens';
import type { Rig } from '../camera/rig';
import type { Answer } from '../../match/session';
import type { TableView } from '../../match/table-view';
import type { Spot } from '../../physics/table';
import type { Decision } from '../../scenarios/decisions';
import type { SeatView } from '../../scenarios/view';
import { AimHelp } from './aim/AimHelp';
import { Carried } from './Carried';
import { Choosable } from './aim/Choosable';
import type { Placeable } from './aiming';
import { Arrow } from './Arrow';
import { BatKnob } from './BatKnob';
import { DoorKnob } from './DoorKnob';
import { Ghosts } from './Ghosts';
import type { Finger } from './finger';
import { GoodPlaces } from './GoodPlaces';
import type { Placer } from './placer';
import { PlacingSign } from './PlacingSign';
import { Pointers } from './Pointers';
import { ReachKnob } from './ReachKnob';
import { HeightKnob } from './HeightKnob';
import { useHand } from './hand';
import { targetsOf } from './targets';
import { thingsOn, type NamedThing } from './things';
import { useTableKeys } from './use-table-keys';
import { useHandForDecision } from './use-hand-for-decision';

export type HandProps = {
  readonly rig: Rig;
  readonly finger: Finger;
  readonly shown: TableView;
  readonly decision: Decision | undefined;
  /** Who acts, and where it looks. */
  readonly figure: Spot | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly placeable?: Placeable | undefined;
  /** The aim breathes. */
  readonly living: boolean;
  /** What the player may know, to judge by what an aim would come to. */
  readonly view?: SeatView | undefined;
  /** What the knob of a bat is for. */
  readonly knobText?: string | undefined;
  readonly placer?: Placer | undefined;
  /** A run is shown: nothing is where it seems to be. */
  readonly isShowing: boolean;
};

const NOTHING: readonly NamedThing[] = [];

/** The hand over the table: what it may take, what it holds, and what it does with it. */
export function Hand(props: HandProps) {
  const { rig, finger, shown, decision, figure, onAnswer, placeable, living, view } = props;
  const { knobText, placer, isShowing } = props;
  const targets = useMemo(() => targetsOf(decision, shown), [decision, shown]);
  const things = useMemo(() => (isShowing ? NOTHING : thingsOn(shown)), [isShowing, shown]);
  useHandForDecision(decision, figure, placeable, living);
  useTableKeys(rig, onAnswer);
  const isAimed = useHand((hand) => hand.aiming !== undefined);
  return (
    <>
      <Pointers
        rig={rig}
        finger={finger}
        targets={targets}
        decision={decision}
        figure={figure}
        onAnswer={onAnswer}
        things={things}
        placer={placer}
        fov={fovOf(shown.layout)}
      />
      <Choosable targets={targets} shown={shown} />
      <Ghosts />
      <BatKnob />
      <HeightKnob />
      <DoorKnob />
      <ReachKnob />
      {isAimed && <Arrow />}
      <GoodPlaces />
      {placer && <Carried shown={shown} />}
      <PlacingSign figure={figure} />
      <AimHelp shown={shown} decision={decision} view={view} knobText={knobText} />
    </>
  );
}
