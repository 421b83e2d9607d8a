// S9 with six people at one screen: cards behind the curtain, an accusation with votes, the end with every secret revealed.
import type { Page } from '@playwright/test';
import { change, changeSurvivor, moveZombie } from '../../src/scenarios/change';
import type { Draft } from '../../src/scenarios/game';
import { must, survivorIds, turnOf } from '../../src/scenarios/queries';
import { secretCard } from '../../src/scenarios/rules/secrets';
import { expect, test } from './fixtures';
import { arrange } from './support/arrange';
import { holdCurtain, skipShows } from './support/play';
import { openTable } from './support/table';

test.setTimeout(120_000);

const table = (page: Page) => page.locator('.play-page');
const choice = (page: Page, name: string) => page.locator(`.prompt [data-choice="${name}"]`);
const curtain = (page: Page) => page.locator('.curtain');
const moment = (page: Page) => page.locator('.moment');

/** Everything that can be read on the page, its title and what is announced. */
const readable = async (page: Page): Promise<string> =>
  `${await page.title()} ${await page.locator('body').textContent()}`;

async function choose(page: Page, name?: string): Promise<void> {
  const asked = await table(page).getAttribute('data-asked');
  await (
    name === undefined ? page.locator('.prompt [data-choice]').first() : choice(page, name)
  ).click();
  await expect(table(page)).not.toHaveAttribute('data-asked', asked ?? '');
}

/** Takes the screen, looks, and hides the card again: its name. */
async function lookAtCard(page: Page): Promise<{ who: string; card: string }> {
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator('.objective-card, .vignette')).toHaveCount(0);
  const who = await curtain(page).getByRole('heading').innerText();
  await holdCurtain(page);
  const card = await page.locator('.objective-card h3').innerText();
  await moment(page).locator('.moment-close').click();
  return { who, card };
}

/** The dead are far away, the one that acts is beside its own, and its neighbour is a traitor. */
function amongTraitors(game: Draft): void {
  for (const id in game.zombies)
    if (game.zombies[id]?.place.in === 'street') moveZombie(game, id, { in: 'box' });
  const { seat } = turnOf(game);
  const { team } = game.seats.find(({ id }) => id === seat) ?? {};
  const [accused = ''] = game.seats.flatMap((one) =>
    one.team === team && one.id !== seat ? [one.id] : [],
  );
  const cards = Object.entries(game.facts?.cards ?? {});
  change(game, {
    facts: {
      ...game.facts,
      cards: Object.fromEntries(
        cards.map(([id, card], index) => [
          id,
          id === accused
            ? secretCard('traitor')
            : card.reason === 'traitor'
              ? secretCard(index % 2 ? 'openSky' : 'untouched')
              : card,
        ]),
      ),
    },
  });
}

/** The last turn of the last round: whoever acts ends it, and the marker reaches the skull. */
function lastTurn(game: Draft): void {
  const { survivor } = turnOf(game);
  const { round } = game;
  const done = round.half === 'day' ? 'night' : 'day';
  for (const id of survivorIds(game))
    if (id !== survivor) changeSurvivor(game, id, { backpack: done });
  change(game, { round: { ...round, marker: 1 } });
}

test(
  'S9: six people, a curtain for each card, an accusation, and every secret at the end',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    await openTable(page, 's9', 2);
    // Eleven survivors to choose from, all in sight.
    await expect(page.locator('.prompt [data-choice]')).toHaveCount(11);
    await expect(page.locator('.prompt .option').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.prompt .option').last()).toBeInViewport({ ratio: 1 });
    for (let place = 0; place < 6; place += 1) {
      await expect(table(page)).toHaveAttribute('data-kind', 'chooseFighter');
      await choose(page);
    }
    const dealt: { who: string; card: string }[] = [];
    for (let seat = 0; seat < 6; seat += 1) dealt.push(await lookAtCard(page));
    expect(new Set(dealt.map(({ who }) => who)).size).toBe(6);
    const secrets = new RegExp(dealt.map(({ card }) => card).join('|'));
    await expect(moment(page)).toHaveCount(0);
    expect(await readable(page)).not.toMatch(secrets);

    while ((await table(page).getAttribute('data-kind')) !== 'chooseAction') {
      await choose(page);
      await skipShows(page);
    }
    await arrange(page, amongTraitors);
    await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');

    await choose(page, 'accuse');
    await choose(page);
    // The only other one of the team votes, alone with the screen.
    await expect(curtain(page)).toContainText('Thumb up or down');
    await expect(choice(page, 'up')).toHaveCount(0);
    await holdCurtain(page);
    await choose(page, 'up');
    await expect(moment(page)).toContainText('1 up, 0 down');
    await expect(moment(page)).toContainText('is a traitor!');
    await expect(moment(page).locator('.objective-card h3')).toHaveText('Traitor');
    // A photograph of the table, taken now that it lies open.
    await expect(moment(page).locator('.objective-card .vignette img')).toHaveJSProperty('complete', true); // prettier-ignore
    await moment(page).locator('.moment-close').click();

    // Laid down and pushed away by its own player; then a card for its eyes alone.
    await expect(table(page)).toHaveAttribute('data-kind', 'driveOut');
    const toggle = page.locator('.hand-toggle[aria-expanded="false"]');
    if (await toggle.isVisible()) await toggle.click();
    await page.locator('.hand-flick').click();
    await skipShows(page);
    const exile = await lookAtCard(page);
    expect(await readable(page)).not.toContain(exile.card);
    // On a phone the teams are on a sheet of their own.
    if (isMobile) await page.getByRole('button', { name: 'Teams' }).tap();
    await expect(page.locator('.team[aria-label="Exile"]')).toHaveCount(1);

    await page.getByRole('button', { name: 'Close' }).tap();

    // Whoever wants to may look again, for as long as a finger or a key is on the name.
    await page.getByRole('button', { name: 'Tools', exact: true }).tap();
    await page.getByRole('button', { name: 'Look at your objective again' }).tap();
    const name = page.locator('.own-card-hold').first();
    const card = page.locator('.own-card .objective-card');
    await expect(name).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = must((await name.boundingBox()) ?? undefined, 'a button');
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(card).toHaveCount(1);
    await expect(card).toBeInViewport({ ratio: 1 });
    await page.mouse.up();
    await expect(card).toHaveCount(0);
    await name.focus();
    await page.keyboard.down('Space');
    await expect(card).toHaveCount(1);
    await page.keyboard.up('Space');
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).tap();

    await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
    await arrange(page, lastTurn);
    await expect(table(page)).toHaveAttribute('data-kind', 'chooseAction');
    await choice(page, 'end').click();
    await skipShows(page);
    await expect(page.locator('.end')).toContainText('Team A wins!');
    await expect(page.locator('.end-cards li')).toHaveCount(6);
    await expect(page.locator('.end-cards')).toContainText('found out and banished.');
    await expect(page.locator('.end-cards')).toContainText(exile.card);
  },
);
