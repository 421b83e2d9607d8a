// What is worth a picture, in which windows, on which sheet.
import { bundle } from '../run-ts.mjs';
import { drawn, pressed, still, stored, twoFrames } from './page.mjs';

const ALL = ['desktop', 'phone', 'side'];
const TWO = ['desktop', 'phone'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Moments of recorded matches: where a match is opened, and what is looked for in it. */
const MOMENTS = {
  turn: ['s4-3-nobody', { asked: 'chooseAction', half: 'night' }],
  duel: ['s2-1-together', { asked: 'duelTurn' }],
  marker: ['s2-1-together', { asked: 'keepOrLeave' }],
  take: ['s2-1-together', { asked: 'takeDrop', half: 'night' }],
  slots: ['s7-1-a', { asked: 'fillSlots' }],
  steal: ['s6-1-a', { asked: 'steal' }],
  stolen: ['s6-1-a', { asked: 'stolen' }],
  finish: ['s6-1-a', { asked: 'pointBlank' }],
  follow: ['s3-1-together', { asked: 'follow' }],
  card: ['s10-1-a-gone', { asked: 'card' }],
  vote: ['s9-14-a', { asked: 'vote' }],
  win: ['s3-1-together', { end: true }],
  loss: ['s4-3-nobody', { end: true }],
  secrets: ['s10-16-a', { end: true }],
};

/** What has most to say in the least room. */
const SIDEWAYS = ['card', 'marker', 'win'];

/** Pages around a match, by their addresses. */
const PAGES = {
  title: '',
  scenarios: '#/scenarios',
  sheet: '#/sheet/s7',
  lesson: '#/lesson',
  practise: '#/practise',
  drills: '#/drills',
  puzzles: '#/puzzles',
};

const scene = (sheet, devices, take) => ({ sheet, devices, take });
const each = (names, made) => Object.fromEntries(names.map((name) => [name, made(name)]));

export const SCENES = {
  ...Object.fromEntries(NUMBERS.map((n) => [`s${n}`, scene('days', ALL, start(`s${n}`, 'day'))])),
  ...Object.fromEntries(
    NUMBERS.map((n) => [`s${n}-night`, scene('nights', ALL, start(`s${n}`, 'night'))]),
  ),
  aim: scene('moments', TWO, aim),
  rush: scene('moments', TWO, rush),
  // For README.md, with --quality high.
  readme: scene('readme', ['desktop'], readme),
  ...each(Object.keys(MOMENTS), (name) =>
    scene('moments', SIDEWAYS.includes(name) ? ALL : TWO, moment(...MOMENTS[name])),
  ),
  ...each(Object.keys(PAGES), (name) => scene('pages', TWO, around(PAGES[name]))),
};

async function opened(shot, { save, choice }) {
  await stored(shot, save);
  await shot.page.goto(`${shot.site}?quality=${shot.quality}#/play/${save.id}`);
  await drawn(shot.page);
  await pressed(shot.page, '.curtain-hold');
  await still(shot.page);
  return choice;
}

function start(scenario, half) {
  return async (shot) => {
    const { startOf } = await saves();
    await opened(shot, await startOf(scenario, half));
  };
}

function moment(golden, wanted) {
  return async (shot) => {
    const { momentOf } = await saves();
    return opened(shot, await momentOf(golden, wanted));
  };
}

function around(address) {
  return async ({ page, site, quality }) => {
    await page.goto(`${site}?quality=${quality}${address}`);
    await page.waitForTimeout(2_500);
    await still(page);
  };
}

let loaded;
const saves = async () => (loaded ??= await import(await bundle('scripts/screenshots/saves.ts')));

/** A disc pulled back and held. */
async function aim(shot) {
  const { page } = shot;
  await start('s1', 'day')(shot);
  const survivor = page.locator('.prompt [data-choice]').first();
  const id = await survivor.getAttribute('data-choice');
  await survivor.click();
  await pulled(shot, id, [-4, 14]);
}

/** Without the panels, a little nearer than is suggested. */
async function readme(shot) {
  const { streetAtNight } = await saves();
  await shot.page.emulateMedia({ reducedMotion: 'reduce' });
  await opened(shot, await streetAtNight());
  await shot.page.mouse.move(900, 380);
  await shot.page.mouse.wheel(0, -240);
  await shot.page.mouse.move(20, 600);
  await still(shot.page);
  await shot.page.addStyleTag({
    content: '.play-page > :not(.play-table) { visibility: hidden }',
  });
}

/** The disc of a survivor who is about to act, step by step. */
async function pulled({ page }, id, [across, down]) {
  await page.locator('[data-choice="move"]').click();
  await page.locator('[data-kind="flickDisc"]').waitFor();
  await still(page);
  const from = await page.evaluate((figure) => {
    const { x, y } = globalThis.flickfall.shownAt(figure);
    return globalThis.flickfall.project(x, y, 0.4);
  }, id);
  const touch = await page.context().newCDPSession(page);
  const press = (type, x, y) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id: 1 }] });
  await press('touchStart', from.x, from.y);
  for (let step = 1; step <= 8; step += 1) {
    await press('touchMove', from.x + step * across, from.y + step * down);
    await twoFrames(page);
  }
  await page.locator('[data-aiming="true"]').waitFor();
}

/** A crowd on its way out of the tower. */
async function rush(shot) {
  const choice = await moment('s1-1-together', { pours: 3 })(shot);
  const { page } = shot;
  await page.locator(`.prompt [data-choice="${choice}"]`).click();
  await page.locator('.show-strut').click();
  await page.waitForFunction(
    () => (document.querySelector('.show-bar progress')?.value ?? 0) >= 0.5,
  );
}
