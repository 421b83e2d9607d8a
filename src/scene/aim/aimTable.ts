// The table opened for one aiming: the rulebook says once what would run, the engine answers the rest.
import type { Answer } from '../../match/session';
import { openAim, type Aim, type FirstTouch } from '../../physics/aim';
import type { Launch } from '../../physics/launch';
import { isFlicked, launchFor } from '../../physics/measure/launches';
import type { Recording } from '../../physics/recording';
import { simulate } from '../../physics/simulate';
import { TableError } from '../../physics/require';
import type { OptionId } from '../../scenarios/decisions';
import type { TableRun } from '../../scenarios/game';
import { answerOf, type Aiming } from '../flick/aiming';

type Opened = { readonly choice: OptionId; readonly run: TableRun; readonly aim: Aim };

export class AimTable {
  private opened: Opened | undefined;
  private readonly preview: (answer: Answer) => TableRun | undefined;

  constructor(preview: (answer: Answer) => TableRun | undefined) {
    this.preview = preview;
  }

  /** What each flying piece would touch first; nothing where the rulebook would refuse the flick. */
  touches(aiming: Aiming): readonly FirstTouch[] | undefined {
    const opened = this.open(aiming);
    return opened && guarded(() => opened.aim.firstTouches(launchOf(opened.run.launch, aiming)));
  }

  /** The whole shot. */
  path(aiming: Aiming): Recording | undefined {
    const opened = this.open(aiming);
    return opened && guarded(() => simulate(opened.run.table, launchOf(opened.run.launch, aiming)));
  }

  close(): void {
    this.opened?.aim.close();
    this.opened = undefined;
  }

  private open(aiming: Aiming): Opened | undefined {
    if (this.opened?.choice === aiming.choice) return this.opened;
    this.close();
    const run = this.preview(answerOf(aiming));
    const aim = run && guarded(() => openAim(run.table));
    if (aim) this.opened = { choice: aiming.choice, run, aim };
    return this.opened;
  }
}

/** The same launch with other numbers. How unevenly pellets leave stays a surprise. */
const launchOf = (launch: Launch, { offer: { at }, ...numbers }: Aiming): Launch =>
  isFlicked(launch) ? launchFor(launch.kind, { ...launch, ...numbers, at, seed: 1 }) : launch;

/** The border of the table may refuse a start; then there is nothing to show. */
function guarded<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof TableError) return undefined;
    throw error;
  }
}
