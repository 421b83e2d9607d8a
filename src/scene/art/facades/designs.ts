import type { StructureId } from '../../../scenarios/ids';
import type { FacadeDesign } from './design';
import { rv } from './rv';
import { services } from './services';
import { shops } from './shops';

// Signs carry pictures, or words that English and French share, because card cannot be translated.
export const FACADES: Readonly<Record<StructureId, FacadeDesign>> = { ...services, ...shops, rv };

export const facadeOf = (id: string): FacadeDesign =>
  Object.values(FACADES).find((design) => design.id === id) ?? FACADES.library;
