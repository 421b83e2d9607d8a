import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TableView } from '../../match/table-view';
import { isSurvivorId } from '../../scenarios/catalogue/survivors';
import type { NameText } from '../../scenarios/named';
import { faceAddress } from '../art/figures/address';
import type { FaceOf } from '../art/figures/portrait';
import { useCamera } from '../camera/wish';
import { aimShown, useHand } from './hand';
import { useNamed } from './rest';
import './NameTag.css';

/** From a mouse, and above a finger, which covers more. */
const ASIDE = { mouse: 18, finger: 44 } as const;
const EDGE = 8;
const FACE = 40;

type Props = { readonly shown: TableView; readonly nameText: (id: string) => NameText };

/** What somebody points at, in a few words. Whoever cannot see it has the table in words. */
export function NameTag({ shown, nameText }: Props) {
  const named = useNamed((state) => state.named);
  const isAiming = useHand((hand) => aimShown(hand) !== undefined);
  const tag = useRef<HTMLOutputElement>(null);
  useEffect(() => () => useNamed.setState({ named: undefined }), []);
  useLayoutEffect(() => {
    const element = tag.current;
    if (!element || !named) return;
    const { offsetWidth: width, offsetHeight: height, parentElement } = element;
    const { left, top, right, bottom } = useCamera.getState().insets;
    const room = {
      right: (parentElement?.clientWidth ?? 0) - right - EDGE - width,
      bottom: (parentElement?.clientHeight ?? 0) - bottom - EDGE - height,
    };
    const { at, by } = named;
    const away = ASIDE[by];
    const wanted =
      by === 'finger'
        ? { x: at.x - width / 2, y: at.y - away - height }
        : { x: at.x + away, y: at.y + away };
    // Without room over the finger it stands beside it, never under it.
    const isAbove = by === 'mouse' || wanted.y >= top + EDGE;
    const x = isAbove ? wanted.x : at.x < width + away ? at.x + away : at.x - away - width;
    const flipped = by === 'mouse' && wanted.y > room.bottom ? at.y - away - height : wanted.y;
    element.style.transform = `translate(${Math.round(clamped(x, left + EDGE, room.right))}px, ${Math.round(clamped(flipped, top + EDGE, room.bottom))}px)`; // prettier-ignore
  }, [named]);
  if (!named || isAiming) return null;
  const { name, lines, danger } = nameText(named.id);
  const face = faceOf(shown, named.id);
  return (
    <output ref={tag} className="name-tag" aria-hidden="true" data-id={named.id}>
      {face && <img src={faceAddress(face, FACE)} alt="" width={FACE} height={FACE} />}
      <span>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {danger !== undefined && <span className="name-tag-danger">{danger}</span>}
      </span>
    </output>
  );
}

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

const faceOf = ({ zombies }: TableView, id: string): FaceOf | undefined =>
  isSurvivorId(id) ? id : zombies[id]?.design;
