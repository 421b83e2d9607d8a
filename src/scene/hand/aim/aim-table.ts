// The table opened for one aiming: what is offered says what would run, the engine answers the rest.
import { openAim, type Aim, type FirstTouch } from '../../../physics/aim';
import { startBlocker } from '../../../physics/measure/spots';
import { TableError } from '../../../physics/require';
import type { OptionId } from '../../../scenarios/decisions';
import type { TableRun } from '../../../scenarios/game';
import type { Aiming } from '../aiming';
import { foretold, type SeenTable } from './foretold';

type Opened = { readonly choice: OptionId; readonly aim: Aim };

export class AimTable {
  private opened: Opened | undefined;
  private readonly seen: SeenTable;

  constructor(seen: SeenTable) {
    this.seen = seen;
  }

  /** What each flying piece would touch first; nothing where there is no room to start. */
  touches(aiming: Aiming): readonly FirstTouch[] | undefined {
    const run = foretold(aiming, this.seen);
    const aim = this.open(aiming, run);
    return aim && guarded(() => aim.firstTouches(run.launch));
  }

  close(): void {
    this.opened?.aim.close();
    this.opened = undefined;
  }

  private open({ choice }: Aiming, { table, launch }: TableRun): Aim | undefined {
    if (this.opened?.choice === choice) return this.opened.aim;
    this.close();
    if (startBlocker(table, launch) !== undefined) return undefined;
    const aim = guarded(() => openAim(table));
    if (aim) this.opened = { choice, aim };
    return aim;
  }
}

/** The border of the table may refuse a start; then there is nothing to show. */
function guarded<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof TableError) return undefined;
    throw error;
  }
}
