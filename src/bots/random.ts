// A player who does anything that is allowed: the rulebook's best tester.
import { eachNumber } from '../physics/measure/launches';
import type { Random } from '../physics/measure/random';
import type { Vec2 } from '../physics/table';
import { outwardOnly } from '../scenarios/rules/behind';
import type { Command, Option, Within } from '../scenarios/decisions';
import type { SeatId } from '../scenarios/ids';
import type { DecisionKind } from '../scenarios/means';

/** A question with some of its options. */
export type Choosable = {
  readonly seat: SeatId;
  readonly decision: {
    readonly kind: DecisionKind;
    readonly number: number;
    readonly options: readonly Option[];
  };
};

export function randomCommand({ seat, decision }: Choosable, random: Random): Command {
  const option = decision.options[Math.floor(random.next() * decision.options.length)];
  if (!option) throw new Error(`${decision.kind} offers nothing`);
  return { seat, number: decision.number, choice: option.id, ...numbersFor(option, random) };
}

/** Now and then too far, or behind a wall: that is refused, and it tries again. */
function somewhereNear({ figure, gap }: Within, random: Random): Vec2 {
  const by = (): number => Math.round(random.between(-gap - 2, gap + 2) * 10) / 10;
  return { x: figure.pose.x + by(), y: figure.pose.y + by() };
}

type Numbers = Pick<Command, 'flick' | 'facing' | 'spot'>;

function numbersFor({ flick, needsFacing, needsSpot }: Option, random: Random): Numbers {
  const turn = (): number => Math.round(random.between(-180, 180) * 100) / 100;
  if (flick) {
    const speed = Math.round(random.between(...flick.speed));
    const direction = outwardOnly(flick, turn());
    return {
      flick: {
        direction,
        speed,
        ...eachNumber(flick.launch, ({ slip, unit, range }) => {
          if (slip !== undefined) return undefined;
          return unit === 'degrees' ? turn() : Math.round(random.between(...range) * 100) / 100;
        }),
        ...(flick.shift && { shift: Math.round(random.between(...flick.shift.range) * 10) / 10 }),
        ...(flick.within && { from: somewhereNear(flick.within, random) }),
        ...eachNumber(flick.launch, ({ slip }) =>
          slip === undefined ? undefined : direction + Math.round(random.between(-slip, slip)),
        ),
      },
    };
  }
  if (needsFacing) return { facing: turn() };
  if (needsSpot)
    return {
      spot: { x: Math.round(random.between(2, 118)), y: Math.round(random.between(2, 88)) },
    };
  return {};
}
