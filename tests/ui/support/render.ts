// A screen as the text it would first put on a page: no browser, no effects, no layout.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Screen<Props extends object> = (props: Props) => ReturnType<typeof createElement>;

export const render = <Props extends object>(screen: Screen<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(screen, props));

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The words alone, each element on a line of its own. */
export const wordsOf = (markup: string): readonly string[] =>
  markup
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const headingsOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, , inside = '']) =>
    wordsOf(inside).join(' '),
  );

/** How many elements have a class. */
export const countOf = (markup: string, name: string): number =>
  [...markup.matchAll(/class="([^"]*)"/g)].filter(([, names = '']) =>
    names.split(' ').includes(name),
  ).length;
