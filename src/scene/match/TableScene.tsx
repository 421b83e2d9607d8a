import { Canvas } from '@react-three/fiber';
import { useMemo } from 'react';
import type { Answer, RecordedRun } from '../../match/session';
import type { Beat } from '../../match/stage/queue';
import type { TableView } from '../../match/table-view';
import type { Aimed, AimText } from '../../scenarios/aimed';
import type { Decision } from '../../scenarios/decisions';
import type { Foreseen } from '../../scenarios/foresee';
import type { NameText } from '../../scenarios/named';
import type { SeatView } from '../../scenarios/view';
import { NextTo } from '../hand/aim/NextTo';
import { Threats } from '../hand/aim/Threats';
import { Chances } from '../chances/Chances';
import { stagingOf } from '../beats/about';
import { BeatSigns } from '../beats/BeatSigns';
import { BeatSound } from '../beats/BeatSound';
import { BeatStage } from '../beats/BeatStage';
import { GoalMarks } from '../goals/GoalMarks';
import { CameraRig } from '../camera/CameraRig';
import { Rig } from '../camera/rig';
import { actorOf, houseOf, spotOf } from '../camera/subject';
import { useSuggestion } from '../camera/use-suggestion';
import type { Placeable } from '../hand/aiming';
import { Finger } from '../hand/finger';
import { FingerTag } from '../hand/FingerTag';
import { Hand } from '../hand/Hand';
import { NameTag } from '../hand/NameTag';
import type { Placer } from '../hand/placer';
import { Playback } from '../playback/Playback';
import { QUALITY_SETTINGS, type Quality } from '../quality';
import '../catalogue';
import '../quiet-console';
import { Reporter, type ReporterProps } from '../Reporter';
import { QualityContext } from '../use-quality';
import { readyToFlick } from './ready-to-flick';
import { DoorSound } from '../sound/DoorSound';
import { TagBoard } from '../tags/board';
import { FigureTags } from '../tags/FigureTags';
import { TagKeeper } from '../tags/TagKeeper';
import { tagsOf } from '../tags/tags';
import { TableReporter } from './TableReporter';
import { Town } from '../town/Town';

export type TableSceneProps = ReporterProps & {
  readonly quality: Quality;
  /** What lies on the table now. */
  readonly shown: TableView;
  /** A run to play back; `onPlaybackEnd` is called once when it is over or skipped. */
  readonly show?: RecordedRun;
  /** A moment between what was shown and what is asked next. */
  readonly beat?: Beat | undefined;
  readonly onPlaybackEnd: () => void;
  /** What the hand may do; absent while a run is shown, and behind a curtain. */
  readonly decision?: Decision;
  readonly onAnswer: (answer: Answer) => void;
  /** Who would answer the noise of this turn; drawn when given. */
  readonly foreseen?: Foreseen | undefined;
  /** What the player may know, to judge by what an aim would come to. */
  readonly view?: SeatView;
  /** What is written beside an aim. */
  readonly aimText?: (aimed: Aimed) => AimText;
  /** What is said of a thing that somebody points at. */
  readonly nameText?: (id: string) => NameText;
  readonly knobText?: string;
  /** Where what is asked for may be put, where that is known. */
  readonly placeable?: Placeable | undefined;
  /** The aim of whoever is asked breathes. */
  readonly living?: boolean;
  /** Pieces may be put elsewhere. */
  readonly placer?: Placer | undefined;
};

/** The table of a running match: town, pieces, hand and camera. */
export default function TableScene({
  quality,
  shown,
  show,
  beat,
  onPlaybackEnd,
  decision,
  onAnswer,
  foreseen,
  view,
  aimText,
  nameText,
  knobText,
  placeable,
  living = false,
  placer,
  ...reports
}: TableSceneProps) {
  const settings = QUALITY_SETTINGS[quality];
  const rig = useMemo(() => new Rig(), []);
  const finger = useMemo(() => new Finger(), []);
  const board = useMemo(() => new TagBoard(), []);
  const tags = useMemo(() => tagsOf(shown), [shown]);
  const actor = actorOf(shown, decision?.about);
  // Whoever is not on the table yet comes to the one who acts.
  const figure = useMemo(
    () => spotOf(shown, actor) ?? spotOf(shown, actorOf(shown)),
    [shown, actor],
  );
  const house = useMemo(() => houseOf(shown, actor, decision), [shown, actor, decision]);
  const staging = useMemo(() => view && stagingOf(view), [view]);
  const moment = useMemo(
    () => (beat?.look === 'ending' && staging ? { ...beat, about: staging.about } : beat),
    [beat, staging],
  );
  const standing = useMemo(() => {
    const ready = readyToFlick(shown, decision);
    return staging?.ending.dark ? { ...ready, half: 'night' as const } : ready;
  }, [shown, decision, staging]);
  useSuggestion(decision, show !== undefined || beat !== undefined);
  return (
    <>
      <Canvas
        frameloop="demand"
        dpr={[0.5, settings.maxPixelRatio]}
        shadows={settings.shadowMap > 0 ? 'percentage' : false}
        gl={{ antialias: settings.antialias }}
      >
        <QualityContext value={settings}>
          <Town shown={standing} />
          <DoorSound shown={shown} />
          {moment && <BeatStage beat={moment} staging={staging} />}
          {moment && <BeatSound beat={moment} shown={shown} />}
          {moment && <BeatSigns beat={moment} shown={shown} />}
          <Playback show={show} beat={beat} shown={shown} onPlaybackEnd={onPlaybackEnd} />
          <GoalMarks />
          <Chances />
          {decision && <Threats shown={shown} foreseen={foreseen} />}
          <NextTo shown={shown} actor={actor} />
          <CameraRig
            rig={rig}
            shown={shown}
            actor={actor}
            figure={figure}
            house={house}
            show={show}
            beat={moment}
          />
          <Hand
            rig={rig}
            finger={finger}
            shown={shown}
            decision={decision}
            figure={figure}
            onAnswer={onAnswer}
            placeable={placeable}
            living={living}
            view={view}
            knobText={knobText}
            placer={placer}
            isShowing={show !== undefined}
          />
          <TagKeeper
            rig={rig}
            tags={tags}
            board={board}
            isShowing={show !== undefined || beat !== undefined}
          />
          <Reporter {...reports} />
          <TableReporter rig={rig} />
        </QualityContext>
      </Canvas>
      <FigureTags tags={tags} board={board} />
      {nameText && <NameTag shown={shown} nameText={nameText} />}
      <FingerTag finger={finger} shown={shown} figure={figure} aimText={aimText} />
    </>
  );
}
