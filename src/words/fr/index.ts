// French.
import type { Texts } from '../en';
import { after } from './after';
import { aim } from './aim';
import { cards } from './cards';
import { decisions } from './decisions';
import { describe } from './describe';
import { effects } from './effects';
import { grammar } from './grammar';
import { how } from './how';
import { lesson } from './lesson';
import { look } from './look';
import { names } from './names';
import { powers } from './powers';
import { practice } from './practice';
import { rules } from './rules';
import { scenarios } from './scenarios';
import { ends } from './scenarios/ends';
import { newHere } from './scenarios/new-here';
import { secrets } from './secrets';
import { survivors } from './survivors';
import { tell } from './tell';
import { weapons } from './weapons';

export const fr: Texts = {
  grammar,
  names,
  weapons,
  survivors,
  powers,
  practice,
  effects,
  look,
  aim,
  tell,
  describe,
  rules,
  cards,
  scenarios,
  ends,
  newHere,
  secrets,
  how,
  lesson,
  decisions,
  after,
};
