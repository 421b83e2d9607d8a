// One show on the table, from its first frame to the moment it has been seen.
import type { RecordedRun } from '../../match/session';
import type { TableView } from '../../match/table-view';
import { useTableSettings } from '../settings';
import { Score } from '../sound/score';
import { castOf, playFrame, type Cast } from './cast';
import { followShot } from './follow-shot';
import { rock, standStill, type Rocking } from './rocking';
import { stopFollowing } from '../camera/follow';
import { joltTable } from '../camera/jolt';
import { endOfGaze, gazeOf, type Glance } from '../film/gaze';
import { rocksOf } from '../film/rocks';
import { strikesOf, type Strike } from '../film/strikes';
import { pieceBody } from '../pieces';
import type { Vec2 } from '../../physics/table';
import { advance, eased, frameAt } from '../film/player';
import {
  tellFrame,
  tellPlaying,
  tellProgress,
  tellStrutWaits,
  usePlayback,
  type PlaybackState,
} from './store';
import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import { timelineOf, type Manner, type Timeline } from '../film/timeline';
import { clearTower, playTower, towerStageOf, type TowerStage } from './tower-stage';

/** From the last frame, as the engine left it, to the tidy pose that the rulebook goes on with. */
const SETTLING = 0.15;

/** A picture that comes late does not jump far, under the glass least of all. */
const LONGEST_STEP = 0.1;

export class Performance {
  readonly timeline: Timeline;
  at = 0;
  private readonly show: RecordedRun;
  private readonly score: Score;
  private readonly skips = usePlayback.getState().skips;
  private cast: Cast | undefined;
  private tower: TowerStage | undefined;
  private rocking: readonly Rocking[] = [];
  private readonly gaze: readonly Glance[];
  private readonly end: Vec2 | undefined;
  /** None where nothing may move but what the film moves. */
  private readonly strikes: readonly Strike[];
  private readonly calm: boolean;
  private seen = false;
  private wanted: PlaybackState['wanted'];

  constructor(show: RecordedRun, manner: Manner) {
    this.show = show;
    this.timeline = timelineOf(show, manner);
    this.score = new Score(show, this.timeline);
    this.gaze = gazeOf(show);
    this.end = endOfGaze(show, this.gaze);
    this.calm = manner.calm;
    this.strikes = manner.calm ? [] : strikesOf(show);
    tellPlaying(true);
  }

  /** Whether another frame is wanted. */
  isRunning(): boolean {
    const { paused, strut } = usePlayback.getState();
    return !this.seen && !paused && strut !== 'waits';
  }

  /** How much of a flick's film has been seen; a rush leaves the traces of the flick before it alone. */
  filmSeconds(): number | undefined {
    return this.timeline.rush ? undefined : this.sinceFilm();
  }

  /** Seconds since the film began, those after its end too; before it less than nothing. */
  sinceFilm(): number {
    return this.at - this.timeline.filmFrom;
  }

  /** Goes on by so many real seconds; true once, when it has been seen to its end or was skipped. */
  play(seconds: number, shown: TableView): boolean {
    const { paused, speed, skips, held } = usePlayback.getState();
    // The table may have slept before: the first frame shows the beginning, whatever the clock says.
    if (!this.cast) this.enter(shown);
    else if (held) this.look(seconds, speed);
    else if (skips !== this.skips) this.skip();
    else if (paused) this.score.hush();
    else this.goOn(seconds, speed * useTableSettings.getState().playbackSpeed);
    this.draw();
    if (held || this.seen || this.at < this.timeline.end) return false;
    this.seen = true;
    return true;
  }

  /** The screen goes on to something else. */
  leave(): void {
    tellPlaying(false);
    stopFollowing();
    this.score.stop();
    this.rocking.forEach(standStill);
    if (this.tower) clearTower(this.tower);
  }

  /** To the frame that is wanted, or on to the end of the film, where it waits. */
  private look(seconds: number, speed: number): void {
    const { wanted, paused } = usePlayback.getState();
    const { filmFrom, filmTo } = this.timeline;
    if (wanted && wanted !== this.wanted) this.at = filmFrom + wanted.frame / FRAMES_PER_SECOND;
    else if (!paused) {
      const from = this.at >= filmTo ? filmFrom : Math.max(filmFrom, this.at);
      this.at = Math.min(filmTo, from + Math.min(seconds, LONGEST_STEP) * speed);
      if (this.at >= filmTo) usePlayback.getState().pause(true);
    }
    this.wanted = wanted;
    this.at = Math.min(filmTo, Math.max(filmFrom, this.at));
    tellFrame(
      Math.round(frameAt(this.timeline, this.at)),
      Math.round(frameAt(this.timeline, filmTo)),
    );
  }

  private goOn(seconds: number, speed: number): void {
    const before = this.at;
    const halt = this.strutMoves();
    this.at = Math.min(halt, advance(this.timeline, before, seconds, speed));
    if (this.at === halt) tellStrutWaits();
    this.score.hear(before, this.at, speed);
    for (const { seconds: when, strength } of this.strikes) {
      const blow = this.timeline.filmFrom + when;
      if (before < blow && blow <= this.at) joltTable(strength);
    }
  }

  /** A rush holds its breath before the trapdoor opens, until a player pulls the strut. */
  private strutMoves(): number {
    const { strutByHand, strut } = usePlayback.getState();
    const { rush } = this.timeline;
    return rush && strutByHand && strut !== 'pulled' ? rush.strutMoves : Infinity;
  }

  private skip(): void {
    this.at = this.timeline.end;
    this.score.stop();
  }

  private enter(shown: TableView): void {
    const { run, recording } = this.show;
    this.cast = castOf(this.show, shown);
    if (!this.calm) this.rocking = this.rockingIn(this.cast);
    if (run.launch.kind === 'rush')
      this.tower = towerStageOf(
        run.launch,
        run.table.layout.dump,
        recording.outcome.setAside,
        shown.indoors,
      );
  }

  private rockingIn({ movers }: Cast): Rocking[] {
    const { run } = this.show;
    return rocksOf(this.show).flatMap((one) => {
      const body = pieceBody(one.figure);
      const isMoved = movers.some(({ track }) => track.id === one.figure);
      const stands = isMoved ? undefined : run.table.pieces.find(({ id }) => id === one.figure)?.pose; // prettier-ignore
      return body ? [{ ...one, body, stands }] : [];
    });
  }

  private draw(): void {
    const { timeline, at, cast, tower } = this;
    const { filmTo, rush } = timeline;
    if (!cast) return;
    const frame = frameAt(timeline, at);
    playFrame(cast, frame, eased(filmTo, filmTo + SETTLING, at));
    const left = 1 - eased(timeline.end - SETTLING, timeline.end, at);
    for (const one of this.rocking) rock(one, this.sinceFilm(), left);
    if (tower && rush) playTower(tower, rush, timeline, at);
    followShot(this.show.run.launch, this.gaze, this.sinceFilm(), this.end);
    tellProgress(at / timeline.end);
  }
}
