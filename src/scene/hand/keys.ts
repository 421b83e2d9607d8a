// The keyboard's hand: aims, flicks, places, and moves the camera when there is nothing to aim.
import { heading } from '../../physics/measure/trig';
import { add, scale } from '../../physics/measure/vector';
import { awayFrom } from '../camera/orbit';
import { CAMERA_VIEWS, useCamera, viewOf } from '../camera/wish';
import type { Answer } from '../../match/session';
import { give } from './gesture';
import * as hand from './hand';
import { aroundOf } from './reach';

export type Key = { readonly code: string; readonly shift: boolean; readonly held?: boolean };

const ARROWS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TURN = 2;
/** A key that is held turns faster: half a turn takes a second. */
const TURN_HELD = 6;
const PUSH = 0.02;
const FINE = 0.1;
const SIDEWAYS: Readonly<Record<string, number>> = { KeyQ: 1, KeyE: -1 };
/** Along a door, as one looks out of it; or around a shooter. */
const ASIDE: Readonly<Record<string, number>> = { Comma: 1, Period: -1 };
const ALONG: Readonly<Record<string, number>> = { KeyZ: -1, KeyX: 1 };

type OnAnswer = (answer: Answer) => void;

/** Whether the key meant something here. `yaw` is where the eye stands. */
export function pressKey(
  { code, shift, held = false }: Key,
  yaw: number,
  onAnswer: OnAnswer,
): boolean {
  const { meant, placing, nextTo } = hand.useHand.getState();
  if (code === 'KeyN') hand.showNextTo(!nextTo);
  else if (meant)
    return (
      aimKey(code, shift ? FINE : 1, held ? TURN_HELD : TURN, meant, onAnswer) ||
      cameraKey(code, shift)
    );
  else if (placing)
    return placeKey(code, shift ? FINE : 1, placing, yaw, onAnswer) || cameraKey(code, shift);
  else return cameraKey(code, shift);
  return true;
}

function aimKey(
  code: string,
  size: number,
  turn: number,
  { axis, struck = 0, aim, height, shift = 0, offer }: hand.Aiming,
  onAnswer: OnAnswer,
): boolean {
  const arrow = ARROWS[code];
  const side = SIDEWAYS[code];
  const along = ALONG[code];
  const aside = ASIDE[code];
  if (arrow) hand.nudge({ turn: -arrow[0] * turn * size, push: arrow[1] * PUSH * size });
  else if (code === 'Space' || code === 'Enter') give(onAnswer);
  else if (code === 'BracketLeft') hand.chooseNext(-1);
  else if (code === 'BracketRight') hand.chooseNext(1);
  else if (side !== undefined && axis !== undefined) hand.setAxis(axis + side * 5 * size);
  else if (side !== undefined && aim !== undefined) hand.setAim(aim + side * size);
  else if (side !== undefined && height !== undefined) hand.setHeight(height - side * size);
  else if (aside !== undefined && offer.shift) hand.setShift(shift + aside * 0.5 * size);
  else if (aside !== undefined && offer.within)
    hand.setAround({ around: aroundOf(offer.at, offer.within).around + aside * 10 * size });
  else if (along !== undefined && offer.within)
    hand.setAround({ away: aroundOf(offer.at, offer.within).away + along * 0.5 * size });
  else if (along !== undefined && axis !== undefined) hand.setStruck(struck + along * 0.2 * size);
  else return false;
  return true;
}

function placeKey(
  code: string,
  size: number,
  { spot, facing, turned }: hand.Placing,
  yaw: number,
  onAnswer: OnAnswer,
): boolean {
  const arrow = ARROWS[code];
  const side = SIDEWAYS[code];
  if (arrow && spot) {
    const away = heading(awayFrom(yaw));
    const right = heading(awayFrom(yaw) - 90);
    hand.setSpot(add(spot, add(scale(right, arrow[0] * size), scale(away, arrow[1] * size))));
  } else if (side !== undefined && facing !== undefined) hand.setFacing(facing + side * 5 * size);
  else if (spot && code === 'BracketLeft') hand.choosePlace(-1);
  else if (spot && code === 'BracketRight') hand.choosePlace(1);
  else if ((code === 'Space' || code === 'Enter') && (spot ?? turned)) give(onAnswer);
  else return false;
  return true;
}

function cameraKey(code: string, shift: boolean): boolean {
  const { nudge, frame, ask } = useCamera.getState();
  const arrow = ARROWS[code];
  if (arrow && shift) nudge({ right: arrow[0] * 0.06, away: arrow[1] * 0.06 });
  else if (arrow) nudge({ turn: arrow[0] * 6, tilt: arrow[1] * 4 });
  else if (code === 'Equal' || code === 'NumpadAdd') nudge({ zoom: 1 / 1.15 });
  else if (code === 'Minus' || code === 'NumpadSubtract') nudge({ zoom: 1.15 });
  else if (code === 'Home') frame();
  else if (code === 'KeyV') {
    const now = CAMERA_VIEWS.findIndex((view) => view === viewOf(useCamera.getState()));
    ask(CAMERA_VIEWS[(now + 1) % CAMERA_VIEWS.length] ?? 'above');
  } else return false;
  return true;
}
