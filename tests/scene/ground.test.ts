// What lies under the pieces goes with them: shadows, rings and the mark of whoever acts.
import { afterEach, expect, test } from 'vitest';
import { BoxGeometry, Group, InstancedMesh, Matrix4, MeshBasicMaterial, Vector3 } from 'three';
import { noticeMoves, pieceChanges, registerPiece } from '../../src/scene/pieces';
import { layPatches, layShadows } from '../../src/scene/town/ground';

const table = new Group();
const gone: (() => void)[] = [];
const patches = (): InstancedMesh =>
  new InstancedMesh(new BoxGeometry(), new MeshBasicMaterial(), 8);

/** A body of 2 by 4 by 1 cm that stands at a place; `lift` is its middle's height. */
function stand(id: string, x: number, z: number, lift = 2, raised = false): Group {
  const body = new Group();
  table.add(body);
  gone.push(registerPiece(id, body));
  body.position.set(x, lift, z);
  Object.assign(body.userData, { footprint: [1, 2, 0.5], raised });
  noticeMoves();
  return body;
}

/** Where each patch lies and how large it is, rounded. */
function laid(mesh: InstancedMesh): string[] {
  const matrix = new Matrix4();
  return Array.from({ length: mesh.count }, (_, index) => {
    mesh.getMatrixAt(index, matrix);
    const size = new Vector3().setFromMatrixScale(matrix);
    const { x, y, z } = new Vector3().setFromMatrixPosition(matrix);
    return [x, y, z, size.x, size.z].map((one) => one.toFixed(2)).join(' ');
  });
}

afterEach(() => {
  for (const leave of gone.splice(0)) leave();
  table.clear();
});

test('a shadow is as large as its body and lies on the table below it', () => {
  stand('one', 10, -5);
  const mesh = patches();
  layShadows(mesh);
  expect(laid(mesh)).toEqual(['10.00 0.03 -5.00 3.90 2.90']);
});

test('the shadow of what has fallen is as long as the body', () => {
  stand('one', 0, 0, 0.5).rotation.x = Math.PI / 2;
  noticeMoves();
  const mesh = patches();
  layShadows(mesh);
  expect(laid(mesh)).toEqual(['0.00 0.03 0.00 3.90 5.90']);
});

test('a shadow shrinks as its body flies up, and what is hidden or too high has none', () => {
  const flying = stand('flying', 0, 0, 5.5);
  stand('high', 3, 0, 12);
  stand('hidden', 6, 0).visible = false;
  const mesh = patches();
  layShadows(mesh);
  expect(laid(mesh)).toEqual(['0.00 0.03 0.00 1.95 1.45']);
  flying.position.y = 2;
  noticeMoves();
  layShadows(mesh);
  expect(laid(mesh)).toEqual(['0.00 0.03 0.00 3.90 2.90']);
});

test('a ring lies under each of some bodies, a small one on a ledge', () => {
  stand('a', 1, -1);
  stand('b', 4, -4).rotation.x = Math.PI / 2;
  stand('c', 7, -7, 6, true);
  noticeMoves();
  const mesh = patches();
  layPatches(mesh, ['a', 'b', 'c', 'nobody'], 0.05, false);
  expect(laid(mesh)).toEqual([
    '1.00 0.05 -1.00 1.00 1.00',
    '4.00 0.05 -4.00 1.00 1.00',
    '7.00 4.05 -7.00 0.62 0.62',
  ]);
  layPatches(mesh, ['a', 'b'], 0.06, true);
  expect(laid(mesh)).toEqual(['1.00 0.06 -1.00 1.00 1.00']);
});

test('the mark of whoever acts goes along, is smaller on a ledge, and leaves with its figure', () => {
  const figure = stand('john', 20, -30);
  const mesh = patches();
  layPatches(mesh, ['john'], 0.07, false);
  expect(laid(mesh)).toEqual(['20.00 0.07 -30.00 1.00 1.00']);
  figure.position.set(22, 8, -30);
  figure.userData['raised'] = true;
  noticeMoves();
  layPatches(mesh, ['john'], 0.07, false);
  expect(laid(mesh)).toEqual(['22.00 6.07 -30.00 0.62 0.62']);
  figure.visible = false;
  layPatches(mesh, ['john'], 0.07, false);
  expect(laid(mesh)).toEqual([]);
});

test('on a table that is set elsewhere everything lies under its piece, also under one that hangs on another', () => {
  const room = new Group();
  room.position.set(-60, 0, 45);
  room.add(table);
  const holder = new Group();
  holder.position.set(5, 0, 5);
  holder.rotation.y = Math.PI / 2;
  const figure = stand('john', 3, 0);
  table.add(holder);
  holder.add(figure);
  const mesh = patches();
  table.add(mesh);
  layShadows(mesh);
  expect(laid(mesh)).toEqual(['5.00 0.03 2.00 3.90 2.90']);
  layPatches(mesh, ['john'], 0.05, true);
  expect(laid(mesh)).toEqual(['5.00 0.05 2.00 1.00 1.00']);
  layPatches(mesh, ['john'], 0.07, false);
  expect(laid(mesh)).toEqual(['5.00 0.07 2.00 1.00 1.00']);
  room.remove(table);
});

test('what follows the bodies can rest until one moves, is hidden, comes or goes', () => {
  const body = stand('one', 0, 0);
  const still = pieceChanges();
  noticeMoves();
  expect(pieceChanges()).toBe(still);
  const changed = (change: () => void): boolean => {
    const before = pieceChanges();
    change();
    noticeMoves();
    return pieceChanges() !== before;
  };
  expect(changed(() => (body.position.x = 1))).toBe(true);
  expect(changed(() => (body.rotation.y = 1))).toBe(true);
  expect(changed(() => (body.visible = false))).toBe(true);
  expect(changed(() => stand('two', 5, 5))).toBe(true);
  expect(changed(() => gone.pop()?.())).toBe(true);
  expect(changed(() => undefined)).toBe(false);
});
