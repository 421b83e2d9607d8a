// Every picture of a card, one after the other, on one page: `npm run screenshots -- pictures`.
import { QUALITIES } from '../../src/scene/quality';
import { CROSSROADS_PICTURES } from '../../src/scene/vignettes/crossroads';
import { END_PICTURES } from '../../src/scene/vignettes/endings';
import { MARKER_PICTURES } from '../../src/scene/vignettes/markers';
import { OBJECTIVE_PICTURES } from '../../src/scene/vignettes/objectives';
import { photograph } from '../../src/scene/vignettes/photograph';
import type { PictureOf } from '../../src/scene/vignettes/pictures';
import { TOPIC_PICTURES } from '../../src/scene/vignettes/topics';

const keys = <Name extends string>(pictures: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(pictures) as Name[];

const ALL: readonly (readonly [string, PictureOf])[] = [
  ...keys(CROSSROADS_PICTURES).map((name) => [name, { crossroads: name }] as const),
  ...keys(OBJECTIVE_PICTURES).map((name) => [name, { card: name }] as const),
  ...keys(MARKER_PICTURES).map((name) => [name, { marker: name }] as const),
  ...keys(END_PICTURES).map((name) => [name, { ending: name, people: ['mike', 'olivia', 'kevin', 'rosa'] }] as const), // prettier-ignore
  ...keys(TOPIC_PICTURES).map((name) => [name, { topic: name }] as const),
];

const wish = new URLSearchParams(location.search).get('quality');
const quality = QUALITIES.find((one) => one === wish) ?? 'low';
const { signal } = new AbortController();

document.body.style.cssText =
  'margin:0;padding:8px;background:#2b323d;color:#fff;font:13px sans-serif;display:grid;grid-template-columns:repeat(7,1fr);gap:8px';
for (const [name, of] of ALL) {
  const address = await photograph(of, quality, signal);
  const one = document.createElement('div');
  const picture = new Image();
  picture.style.width = '100%';
  picture.src = address ?? '';
  one.append(picture, name);
  document.body.append(one);
  document.title = String(document.body.children.length);
}
document.title = 'done';
