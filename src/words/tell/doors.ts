// Doors that close and open, recruits, and rounds beyond the skull.
import { teamSort } from '../../scenarios/ids';
import type { EventOf } from '../../scenarios/events';
import { survivorNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';

export const doorClosed = ({ structure }: EventOf<'doorClosed'>, language: Language): Line => {
  const { names, tell } = TEXTS[language];
  return {
    text: tell.doors.closed(names.structures[structure]),
    rules: ['R348', 'R347'],
    tone: 'plain',
  };
};

/** That something was laid there, and never what. */
export const doorOpened = (
  { structure, marker }: EventOf<'doorOpened'>,
  language: Language,
): Line => {
  const { names, tell } = TEXTS[language];
  const { opened, openedEmpty } = tell.doors;
  const text = (marker === undefined ? openedEmpty : opened)(names.structures[structure]);
  return { text, rules: ['R349'], tone: 'plain' };
};

export const waits = ({ survivor, structure }: EventOf<'waits'>, language: Language): Line => {
  const { names, tell } = TEXTS[language];
  const text = tell.doors.waits(survivorNoun(survivor), names.structures[structure]);
  return { text, rules: ['R350', 'R351'], tone: 'good' };
};

export function recruited(
  { survivor, by, into }: EventOf<'recruited'>,
  { view }: TellContext,
  language: Language,
): Line {
  const { names, tell } = TEXTS[language];
  const team = names.teams[teamSort(view.survivors[by]?.team ?? 'together')];
  const [who, leader] = [survivorNoun(survivor), survivorNoun(by)];
  const text = into
    ? tell.doors.recruitedInto(who, leader, names.structures[into], team)
    : tell.doors.recruited(who, leader, team);
  return { text, rules: ['R351', 'R352'], tone: 'good' };
}

export const oneMoreRound = ({ extra }: EventOf<'oneMoreRound'>, language: Language): Line => ({
  text: TEXTS[language].tell.doors.oneMoreRound(extra),
  rules: ['A130'],
  tone: 'warning',
});
