import type { ZombieDesign } from '../../../scenarios/catalogue/zombies';
import { bride } from './dead/bride';
import { hockey } from './dead/hockey';
import { postman } from './dead/postman';
import type { ZombieLook } from './dead/look';

export const zombies: Readonly<Record<ZombieDesign, ZombieLook>> = { postman, hockey, bride };
