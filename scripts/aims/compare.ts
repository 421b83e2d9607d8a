// What the help said of an aim, against what the rulebook then told.
import type { GameEvent } from '../../src/scenarios/events';
import { isFoe, type AimOutlook, type Fate, type FigureOutlook } from '../../src/scenarios/outlook';
import type { FlareOutlook } from '../../src/scene/hand/aim/flare-outlook';

/** In the same few words, so that equal means equal. */
export type Said = { readonly help: string; readonly truth: string; readonly right: boolean };

const line = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('; ');
const set = (name: string, ids: readonly string[]): string | undefined =>
  ids.length > 0 ? `${name} ${[...new Set(ids)].toSorted().join(' ')}` : undefined;
const equal = (help: string, truth: string): Said => ({ help, truth, right: help === truth });

const withFate = (figures: readonly FigureOutlook[], fate: Fate): string[] =>
  figures.filter((one) => one.fate === fate).map(({ id }) => id);
const figuresSaid = (figures: readonly FigureOutlook[]): (string | undefined)[] => [
  set('falls', withFate(figures, 'falls')),
  set('tooWeak', withFate(figures, 'tooWeak')),
  set('glancedOff', withFate(figures, 'glancedOff')),
  set('brushed', withFate(figures, 'brushed')),
];

/** Whoever a shot, a blow or an attack felled. */
const felledIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.kind === 'killed' && event.by !== 'acid') return [event.zombie];
    return event.kind === 'fell' && event.because !== 'tooClose' && event.because !== 'limit'
      ? [event.figure]
      : [];
  });
const figuresTold = (events: readonly GameEvent[]): (string | undefined)[] => {
  const kept = events.filter((event) => event.kind === 'keptFeet');
  const how = (wanted: Fate): string[] =>
    kept.filter((one) => one.how === wanted).map(({ figure }) => figure);
  return [
    set('falls', felledIn(events)),
    set('tooWeak', how('tooWeak')),
    set('glancedOff', how('glancedOff')),
    set('brushed', how('brushed')),
  ];
};

function moveTold(events: readonly GameEvent[]): string | undefined {
  const moved = events.find((event) => event.kind === 'moved');
  if (moved) return line(['moves', set('into', moved.into ? [moved.into] : [])]);
  const failed = events.find((event) => event.kind === 'moveFailed');
  return failed && `fails ${failed.why === 'touched' ? `touched ${failed.other}` : failed.why}`;
}

const moveSaid = (move: Extract<AimOutlook, { readonly of: 'move' }>['move']): string =>
  move.ok
    ? line(['moves', set('into', move.into ? [move.into] : [])])
    : `fails ${move.failure.why === 'touched' ? `touched ${move.failure.other}` : move.failure.why}`;

/** Without events the flick was refused. In a duel only the other side is at stake: who fell of the own side was struck. */
export function compared(
  outlook: AimOutlook,
  events: readonly GameEvent[] | undefined,
  atStake: (figure: string) => boolean,
): Said {
  if (!events) return equal(outlook.of, 'noRoom');
  const told = events.filter((event) => event.kind !== 'fell' || atStake(event.figure));
  switch (outlook.of) {
    case 'noRoom':
      return equal('noRoom', 'flicked');
    case 'shot': {
      const help = line(figuresSaid(outlook.figures));
      return equal(help, line(figuresTold(told)));
    }
    case 'scatter': {
      const [least, most] = outlook.felled;
      const spared = outlook.among.filter((one) => !isFoe(one)).map(({ id }) => id);
      const felled = new Set(felledIn(told).filter((id) => !spared.includes(id))).size;
      const right = felled >= least && felled <= most;
      return { help: `${least}–${most} of ${outlook.among.length}`, truth: `${felled}`, right };
    }
    case 'blow': {
      const help = line([...figuresSaid(outlook.figures), outlook.move && moveSaid(outlook.move)]);
      return equal(help, line([...figuresTold(told), outlook.move && moveTold(told)]));
    }
    case 'move':
      return equal(moveSaid(outlook.move), moveTold(told) ?? 'nothing');
    case 'push': {
      const out = told.some(({ kind }) => kind === 'thrownOut' || kind === 'drivenOut');
      return equal(outlook.out ? 'out' : 'stays', out ? 'out' : 'stays');
    }
  }
}

/** The oval of a flare promises something only where it lies wholly in town, or wholly out of it. */
export function comparedFlare({ town, meets }: FlareOutlook, events: readonly GameEvent[]): Said {
  const flare = events.find((event) => event.kind === 'flare');
  const truth = flare?.ok === true ? 'in' : 'out';
  const help = meets === undefined ? town : 'meets';
  return { help, truth, right: help === 'partly' || help === 'meets' || help === truth };
}
