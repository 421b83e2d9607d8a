import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import type { TableView, ShownMarker } from '../../match/table-view';
import { homeMouth } from '../../physics/measure/structure';
import { slotPose } from '../../physics/measure/tower';
import type { PieceKind, Pose } from '../../physics/table';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { noticeMoves, pieceBody } from '../pieces';
import type { Look } from './looks';
import { ObjectMarkers } from './Markers';
import { PieceMesh } from './PieceMesh';
import { dumpSpot, indoorSpots } from './spots';
import { WaitingSign } from './WaitingSign';

/** Everybody and everything that can move: on the table, indoors, in the dump and in the tower. */
export function Pieces({ shown }: { shown: TableView }) {
  const placed = useMemo(() => placedPieces(shown), [shown]);
  const invalidate = useThree((state) => state.invalidate);
  const onObjects = useMemo(() => byObject(shown.markers), [shown.markers]);

  // After every change of what is shown, also where a playback has left a body elsewhere.
  useLayoutEffect(() => {
    for (const { id, pose, raised } of placed) {
      const body = pieceBody(id);
      if (!body) continue;
      body.position.set(pose.x, pose.lift, -pose.y);
      body.quaternion.set(...pose.turn);
      body.visible = true;
      body.userData['raised'] = raised;
    }
    invalidate();
  }, [placed, invalidate]);
  useFrame(noticeMoves, -1);

  return placed.map(({ id, kind, pose }) => (
    <PieceMesh key={id} id={id} look={lookOf(shown, id, kind)}>
      {shown.survivors[id as SurvivorId]?.waiting === true && <WaitingSign />}
      {onObjects.has(id) && (
        <ObjectMarkers kind={kind} turn={pose.turn} markers={onObjects.get(id) ?? []} />
      )}
    </PieceMesh>
  ));
}

type Placed = {
  readonly id: string;
  readonly kind: PieceKind;
  readonly pose: Pose;
  /** On a ledge or in the tray: its shadow falls there. */
  readonly raised: boolean;
};

export function placedPieces(shown: TableView): Placed[] {
  const { layout } = shown;
  const onTable = new Set(shown.pieces.map(({ id }) => id));
  const kindOf = (id: string): PieceKind => (id in shown.zombies ? 'zombie' : 'survivor');
  const inside = layout.structures.flatMap((structure) => {
    const here = shown.indoors.filter((one) => one.structure === structure.id);
    const poses = indoorSpots(
      structure,
      here.map(({ lying }) => lying),
    );
    return here.flatMap(({ id }, index) => {
      const pose = poses[index];
      return pose ? [{ id, kind: kindOf(id), pose, raised: true }] : [];
    });
  });
  const { dump } = layout;
  const dead = dump
    ? [
        ...shown.dump.map((id, index) => ({ id, pose: dumpSpot(dump, index) })),
        ...shown.inTower
          .filter(({ slot }) => slot > 0)
          .map(({ id, slot }) => ({ id, pose: slotPose(homeMouth(dump), slot) })),
      ].map((one) => ({ ...one, kind: 'zombie' as const, raised: true }))
    : [];
  return [
    ...shown.pieces.map((piece) => ({ ...piece, raised: false })),
    ...[...inside, ...dead].filter(({ id }) => !onTable.has(id)),
  ];
}

function lookOf(shown: TableView, id: string, kind: PieceKind): Look {
  if (kind === 'zombie') {
    const { design, number } = shown.zombies[id] ?? { design: 'postman', number: 1 };
    return { kind, design, number };
  }
  if (kind !== 'survivor') return { kind };
  const survivor = shown.survivors[id as SurvivorId];
  return {
    kind,
    id: id as SurvivorId,
    team: survivor?.team ?? 'together',
    backpack: survivor?.backpack ?? 'day',
  };
}

function byObject(markers: readonly ShownMarker[]): ReadonlyMap<string, ShownMarker[]> {
  const found = new Map<string, ShownMarker[]>();
  for (const marker of markers) {
    if (!('object' in marker.store)) continue;
    const { object } = marker.store;
    found.set(object, [...(found.get(object) ?? []), marker]);
  }
  return found;
}
