// A table in a few words: which town, how many, and who flicks what there.
import { whatOf } from '../table/exercises';
import type { Exercise } from '../../../match/practice/exercise';
import type { Start } from '../../../match/practice/practice-schema';
import type { Language } from '../../../words/languages';
import { survivorName } from '../../../words/nouns';
import { TEXTS } from '../../../words/texts';

export type ToldStart = {
  readonly town: string;
  readonly figures: string;
  readonly hand?: string;
};

export function toldStart({ setting, exercise, shot }: Start, language: Language): ToldStart {
  const { scenarios, practice } = TEXTS[language];
  const { links, table } = practice;
  const { survivors, zombies, things } = setting;
  const flicked = shot?.exercise ?? exercise;
  const counted = [survivors, zombies, things].map((all) => Object.keys(all).length);
  const [people = 0, dead = 0, others = 0] = counted;
  return {
    town: scenarios[setting.scenario].title,
    figures: links.figures(people, dead, others),
    ...(flicked && { hand: handOf(flicked) }),
  };

  function handOf(one: Exercise): string {
    const who = survivorName(one.survivor);
    // Nobody flicks there: zombies come.
    return one.of === 'rush' ? links.rush(who) : links.flicks(who, table.exercises[whatOf(one)]);
  }
}
