// The ids of crossroads cards, told apart from those of rules.
import { CROSSROADS_IDS, type CrossroadsId } from '../scenarios/catalogue/crossroads';

export const isCard = (id: string): id is CrossroadsId => CROSSROADS_IDS.some((one) => one === id);
