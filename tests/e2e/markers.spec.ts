// Markers lie where they can be seen: on every building and every vehicle that holds one.
import { expect, test } from './fixtures';
import { eventually, matchOf, openTable } from './support/table';

test.describe.configure({ timeout: 240_000 });

test('every marker of S3 is in sight from above, those on the vehicles too, and is told in words', async ({
  page,
}) => {
  await openTable(page, 's3', 1);
  const { markers, things } = (await matchOf(page)).game;
  const lying = Object.entries(markers).filter(
    ([, { place }]) => place.on === 'object' || place.on === 'structure',
  );
  const onVehicles = lying.flatMap(([id, { place }]) =>
    place.on === 'object' ? [{ id, pose: things[place.object]?.pose }] : [],
  );
  expect(onVehicles).toHaveLength(3);
  const markerAt = (id: string) =>
    page.evaluate((one) => globalThis.flickfall?.markerAt?.(one), id);
  for (const { id, pose } of onVehicles) {
    await eventually(async () => (await markerAt(id))?.isInSight).toBe(true);
    const at = await markerAt(id);
    expect(Math.hypot((at?.x ?? 0) - (pose?.x ?? 0), (at?.y ?? 0) - (pose?.y ?? 0))).toBeLessThan(
      4,
    );
  }
  // Face down, like the others.
  const drawn = await Promise.all(lying.map(([id]) => markerAt(id)));
  expect(drawn.every((one) => one !== undefined)).toBe(true);
  await page.keyboard.press('t');
  for (const name of ['car', 'truck', 'ice-cream truck'])
    await expect(
      page.getByRole('dialog').getByText(new RegExp(`^The ${name}.*face-down marker`)),
    ).toBeVisible();
});
