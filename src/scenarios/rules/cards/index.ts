// All thirty crossroads cards (docs/scenarios.md, 4.1).
import type { CrossroadsId } from '../../catalogue/crossroads';
import type { ChoiceCard } from '../../means';
import { acid } from './acid';
import { oldAcquaintance } from './acquaintance';
import type { Card } from './card';
import {
  adrenaline,
  deepPockets,
  firstAidKit,
  gunCabinet,
  hotSoup,
  rottenCoat,
  spareRounds,
} from './gifts';
import { help } from './help';
import { floorPlan, ransacked } from './secrets';
import { dangerousDays, earlyDusk, infectedScratch, jammed, tornStrap } from './setbacks';
import { backDoor, carAlarm, deadCalm, squeakyFloor } from './sounds';
import { blackIce, deepSnow, gust } from './weather';
import {
  behindTheShelves,
  brokenWindow,
  criesInTheStreet,
  frozenStiff,
  moaningChorus,
  theyFollowedUs,
} from './zombies';

export const CARDS: { readonly [Id in CrossroadsId]: Card<Id> } = {
  help,
  dangerousDays,
  firstAidKit,
  gunCabinet,
  deepPockets,
  adrenaline,
  backDoor,
  carAlarm,
  deadCalm,
  frozenStiff,
  floorPlan,
  ransacked,
  rottenCoat,
  spareRounds,
  hotSoup,
  squeakyFloor,
  behindTheShelves,
  brokenWindow,
  theyFollowedUs,
  infectedScratch,
  tornStrap,
  jammed,
  blackIce,
  deepSnow,
  moaningChorus,
  earlyDusk,
  gust,
  criesInTheStreet,
  oldAcquaintance,
  acid,
};

export const isChoiceCard = (id: CrossroadsId): id is ChoiceCard => 'offers' in CARDS[id];
