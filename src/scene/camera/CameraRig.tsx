import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Vector3 } from 'three';
import type { TableView } from '../../match/table-view';
import type { RecordedRun } from '../../match/session';
import type { Beat } from '../../match/stage/queue';
import type { Spot, Structure, Vec2 } from '../../physics/table';
import { useGoalMarks } from '../goals/store';
import { followYaw } from './clear-side';
import { coversOf } from './cover';
import { followTarget } from './follow';
import { newFramer } from './framer';
import { isInPicture } from './framing';
import { isJolting, stepJolt } from './jolt';
import { useReducedMotion } from '../use-reduced-motion';
import { momentView } from './moment';
import { duelView } from './duel-view';
import { fovOf, lensOf } from './lens';
import { laneLimitsOf, limitsOf } from './limits';
import { eyeOf, nearTurn, panned, turned, zoomed, type Orbit } from './orbit';
import { projectorAt } from './projector';
import type { Rig } from './rig';
import { Shift } from './shift';
import { useKept } from './use-kept';
import { aboveView, followView, groundOf, houseView, type Lens } from './views';
import { laneViewOf, useCamera, viewOf } from './wish';

type Wished = ReturnType<typeof viewOf>;

const FOLLOWING = 0.7;
/** A moment is short. */
const TO_MOMENT = 0.5;
const eye = new Vector3();
const aim = new Vector3();
const wanted = { x: 0, y: 0, yaw: 0, pitch: 0, distance: 0 };

type Props = {
  readonly rig: Rig;
  readonly shown: TableView;
  /** Whose view it is. */
  readonly actor: string | undefined;
  readonly figure: Spot | undefined;
  /** Where the figure is inside, and nothing is flicked. */
  readonly house: Structure | undefined;
  readonly show: RecordedRun | undefined;
  readonly beat: Beat | undefined;
};

/** A rush is never hidden behind whoever made the noise; between shots there is nothing to follow. */
function viewDuring(show: RecordedRun | undefined, wished: Wished): Wished {
  if (show?.run.launch.kind === 'rush' && wished === 'behind') return 'follow';
  return wished === 'follow' && !show ? 'behind' : wished;
}

/** To the other end of the lane is no flight through its walls. */
const turnsRound = ({ yaw }: Orbit, from: Orbit): boolean =>
  Math.abs(nearTurn(yaw, from.yaw) - from.yaw) > 60;

const shows = (orbit: Orbit, at: Spot, lens: Lens): boolean =>
  isInPicture(projectorAt(orbit, lens)(at, 2), lens);

/** Moves the lens to where the game suggests or the player wants; sleeps when it is there. */
export function CameraRig({ rig, shown, actor, figure, house, show, beat }: Props) {
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const isLane = shown.layout.town === undefined;
  const wished = useCamera(isLane ? laneViewOf : viewOf);
  const view = viewDuring(show, wished);
  const insets = useCamera((state) => state.insets);
  const shift = useMemo(() => new Shift(), []);
  const cuts = useReducedMotion();
  const side = useRef<{ readonly of: Vec2 | undefined; readonly yaw: number }>(undefined);
  const aimed = useMemo(() => new Vector3(NaN, NaN, NaN), []);

  const fov = fovOf(shown.layout);
  const lens = useMemo(() => lensOf({ width, height }, insets, fov), [width, height, insets, fov]);

  useEffect(() => {
    rig.setCuts(cuts);
    rig.onWake(invalidate);
    invalidate();
  }, [rig, cuts, invalidate]);
  useEffect(() => useCamera.subscribe(() => invalidate()), [invalidate]);

  const ground = useMemo(() => groundOf(shown.layout, shown.pieces), [shown.layout, shown.pieces]);
  const marks = useGoalMarks((store) => store.marks);
  const framed = useMemo(() => newFramer(), []);
  const onLane = useRef<boolean>(undefined);
  useEffect(() => {
    rig.setBounds(isLane ? laneLimitsOf(ground, lens) : limitsOf(ground, lens));
    // Until the next question the eye rests, or goes where something happens.
    if (beat && onLane.current === isLane) {
      const moment = momentView(beat, shown, rig.goesTo, ground, lens);
      if (moment) rig.fly(moment, TO_MOMENT);
      return;
    }
    if (view === 'free' || view === 'follow') return;
    const go = (goal: Orbit): void => {
      if (onLane.current !== isLane || (isLane && turnsRound(goal, rig.goesTo))) rig.cut(goal);
      else rig.fly(goal);
      onLane.current = isLane;
    };
    if (view !== 'behind' || !figure) go(aboveView(ground, lens));
    else if (house) go(houseView(house, lens));
    else if (!isLane) go(framed(shown, actor, figure, ground, lens, marks));
    // What is flicked there is looked at from where it was flicked.
    else if (!show || onLane.current !== isLane)
      go(
        duelView(
          figure,
          shown.pieces.map(({ pose }) => pose),
          lens,
        ),
      );
  }, [rig, view, ground, lens, shown, actor, figure, house, framed, marks, isLane, show, beat]);

  useKept(rig, show?.run.launch.kind === 'rush' || isLane || beat !== undefined);
  useEffect(() => {
    // A view set by hand is kept as long as whoever acts is in it.
    if (view === 'free' && !beat && figure && !shows(rig.goesTo, figure, lens))
      useCamera.setState({ free: false });
  }, [rig, view, figure, lens, beat]);

  useEffect(
    () =>
      useCamera.subscribe(({ nudged }, before) => {
        if (!nudged || nudged === before.nudged) return;
        const { turn = 0, tilt = 0, zoom = 1, right = 0, away = 0 } = nudged;
        rig.change((orbit) =>
          panned(
            zoomed(turned(orbit, turn, tilt), zoom),
            right * orbit.distance,
            away * orbit.distance,
          ),
        );
      }),
    [rig],
  );

  useFrame((_, delta) => {
    const followed = view === 'follow' && !beat ? followTarget() : undefined;
    if (followed) {
      // Once for a show: an eye that changed its side in the middle would lose what it follows.
      if (!side.current || side.current.of !== followed.end)
        side.current = { of: followed.end, yaw: followYaw(followed, rig.now, coversOf(shown)) };
      rig.fly(followView(followed, side.current.yaw, lens, wanted), FOLLOWING);
    } else side.current = undefined;
    // What is aimed at must not move under the finger.
    const jolt = stepJolt(delta);
    if (isJolting()) invalidate();
    if (!rig.isFrozen && shift.step(camera, { width, height }, insets, delta, cuts, { jolt, fov }))
      invalidate();
    if (rig.step(delta)) invalidate();
    eyeOf(rig.now, eye);
    aim.set(rig.now.x, 0, -rig.now.y);
    if (camera.position.equals(eye) && aimed.equals(aim)) return;
    camera.position.copy(eye);
    camera.lookAt(aimed.copy(aim));
    camera.updateMatrixWorld();
  }, -1);

  return null;
}
