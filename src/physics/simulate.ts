// The table as a pure function: the same table and launch give the same recording, bit for bit.
import { canonicalLaunch, canonicalTable } from './canonical';
import { ContactLog } from './contacts';
import { requireEngine } from './engine';
import { Film } from './film';
import { hashText } from './hash';
import type { Launch } from './launch';
import type { Recording, Track } from './recording';
import { outcomeOf } from './outcome';
import type { Table } from './table';
import { validateLaunch, validateRoom, validateTable } from './validate';
import { STEPS_PER_FRAME, STEPS_PER_SECOND } from './measure/time';
import { buildWorld, type BuiltWorld } from './world';

const TIME_OUT = 6 * STEPS_PER_SECOND;

/** Runs a shot to rest. */
export function simulate(table: Table, launch: Launch): Recording {
  const run = simulateLazily(table, launch);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** The same, pausing after every frame with the tracks' length so far; a caller that stops early leaves nothing behind. */
export function* simulateLazily(table: Table, launch: Launch): Generator<number, Recording, void> {
  const [cleanTable, cleanLaunch] = prepare(table, launch);
  const built = buildWorld(cleanTable, cleanLaunch);
  let log: ContactLog | undefined;
  try {
    log = new ContactLog(built);
    const film = new Film(built);
    let step = 0;
    do {
      step += 1;
      log.step(step);
      if (step % STEPS_PER_FRAME === 0) {
        film.expose();
        yield film.frames;
      }
    } while (step < TIME_OUT && film.isMoving());
    film.expose();
    log.finish(step);
    return record(cleanTable, cleanLaunch, built, log, film, step);
  } finally {
    log?.free();
    built.world.free();
  }
}

/** Validated and quantised: what the world may be built from. */
export function prepare(table: Table, launch: Launch): [Table, Launch] {
  requireEngine();
  validateTable(table);
  validateLaunch(table, launch);
  const cleanTable = canonicalTable(table);
  const cleanLaunch = canonicalLaunch(launch);
  validateRoom(cleanTable, cleanLaunch);
  return [cleanTable, cleanLaunch];
}

function record(
  table: Table,
  launch: Launch,
  built: BuiltWorld,
  log: ContactLog,
  film: Film,
  steps: number,
): Recording {
  const filmed = film.tracks();
  const outcome = outcomeOf({
    table,
    launch,
    built,
    contacts: log.contacts,
    tracks: filmed,
    steps,
    timedOut: steps >= TIME_OUT,
  });
  const moved = new Set(outcome.rest.filter((one) => one.moved).map(({ id }) => id));
  const tracks: Track[] = filmed.filter(({ id }) => moved.has(id));
  return { outcome, hash: hashText(JSON.stringify(outcome)), frames: film.frames, tracks };
}
