// The numbers of what lies in the hand: which of them there are, how far each goes and by which steps.
import { LAUNCHES } from '../../../physics/measure/launches';
import { quantiseAngle, quantiseLength } from '../../../physics/measure/quantise';
import type { Vec2 } from '../../../physics/table';
import type { SeatView } from '../../../scenarios/view';
import type { AimForecast } from '../../../scene/hand/aim/forecast';
import { aimedOf } from '../../../scene/hand/aim/aimed';
import type { Aiming } from '../../../scene/hand/aiming';
import { aroundOf } from '../../../scene/hand/reach';
import { aimText, towardText } from '../../../words/aim';
import type { Language } from '../../../words/languages';
import type { StepperProps } from '../../art/Stepper';
import { tIn, type T } from '../../i18n/t';

export type Field<Name extends string> = Omit<StepperProps, 'onChange' | 'name'> & {
  readonly name: Name;
};
export type FlickNumber =
  'direction' | 'speed' | 'axis' | 'struck' | 'height' | 'shift' | 'around' | 'away' | 'aim';

/** In degrees, all the way round. */
const ANGLE = { unit: '°', least: -180, most: 180, round: true } as const;

/** From the middle of a figure no reach goes farther, in cm. */
const FARTHEST_START = 10;
const HEIGHT = LAUNCHES.flare.numbers.height.range;
const STRUCK = LAUNCHES.bat.numbers.struck.range;

/** Every number of a flick: those that all have, and those of a bat, a sniper rifle, a flare or a start that can be moved. */
export function flickFields(
  aiming: Aiming,
  forecast: AimForecast,
  language: Language,
  /** Where the figure looks: what left and right are. */
  facing?: number,
): Field<FlickNumber>[] {
  const t = tIn(language);
  const { amount, outcomes } = aimText(aimedOf(aiming, forecast), language);
  const { direction, speed, axis, struck, aim, height, shift = 0, offer } = aiming;
  const start = offer.within && aroundOf(offer.at, offer.within);
  const fields: (Field<FlickNumber> | undefined)[] = [
    {
      ...ANGLE,
      label: t('play.hand.direction'),
      name: 'direction',
      ...(facing !== undefined && { note: towardText(direction, facing, language) }),
      value: direction,
      fine: 1,
      coarse: 15,
    },
    {
      label: t('play.hand.strength'),
      name: 'speed',
      note: [amount, ...outcomes.map(({ text }) => text)].join(' · '),
      unit: ' mm/s',
      value: speed,
      least: offer.speed[0],
      most: offer.speed[1],
      fine: 25,
      coarse: 200,
    },
    axis === undefined
      ? undefined
      : {
          ...ANGLE,
          label: t('play.hand.batAxis'),
          name: 'axis',
          value: axis,
          fine: 5,
          coarse: 45,
        },
    struck === undefined
      ? undefined
      : {
          label: t('play.hand.batStruck'),
          name: 'struck',
          unit: ' cm',
          value: struck,
          least: STRUCK[0],
          most: STRUCK[1],
          fine: 0.1,
          coarse: 0.5,
        },
    height === undefined
      ? undefined
      : {
          label: t('play.hand.height'),
          name: 'height',
          unit: ' cm',
          value: height,
          least: HEIGHT[0],
          most: HEIGHT[1],
          fine: 1,
          coarse: 5,
        },
    offer.shift && {
      label: t('play.hand.shift'),
      name: 'shift',
      unit: ' cm',
      value: shift,
      least: offer.shift.range[0],
      most: offer.shift.range[1],
      fine: 0.5,
      coarse: 2,
    },
    start && {
      ...ANGLE,
      label: t('play.hand.around'),
      name: 'around',
      value: quantiseAngle(start.around),
      fine: 5,
      coarse: 45,
    },
    start && {
      label: t('play.hand.away'),
      name: 'away',
      unit: ' cm',
      value: quantiseLength(start.away),
      least: 0,
      most: FARTHEST_START,
      fine: 0.5,
      coarse: 2,
    },
    aim === undefined
      ? undefined
      : { ...ANGLE, label: t('play.hand.sniperAim'), name: 'aim', value: aim, fine: 1, coarse: 5 },
  ];
  return fields.filter((field) => field !== undefined);
}

const ROOM = { width: 120, height: 90 };

/** A place on the table. */
export function placeFields(
  { x, y }: Vec2,
  { town = ROOM }: SeatView['layout'],
  t: T,
): Field<'x' | 'y'>[] {
  const steps = { unit: ' cm', least: 0, fine: 1, coarse: 5 };
  return [
    { ...steps, label: t('play.hand.east'), name: 'x', value: x, most: town.width },
    { ...steps, label: t('play.hand.north'), name: 'y', value: y, most: town.height },
  ];
}

/** Which way a survivor looks. */
export const facingField = (facing: number, t: T): Field<'facing'> => ({
  ...ANGLE,
  label: t('play.hand.facing'),
  name: 'facing',
  value: facing,
  fine: 5,
  coarse: 45,
});
