// What a piece looks like: one shared geometry per look.
import type { BufferGeometry } from 'three';
import type { PieceKind } from '../../physics/table';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { ZombieDesign } from '../../scenarios/catalogue/zombies';
import type { Half, TeamId } from '../../scenarios/ids';
import type { Vehicle } from '../art/pieces/vehicles';
import { survivorBody, zombieBody } from '../geometry/bodies/figure-body';
import { acidBody, barrelBody, barricadeBody, crateBody, flareBody, lampBody } from '../geometry/bodies/thing-bodies'; // prettier-ignore
import { vehicleBody } from '../geometry/bodies/vehicle-body';

export type Look =
  | {
      readonly kind: 'survivor';
      readonly id: SurvivorId;
      readonly team: TeamId;
      readonly backpack: Half;
    }
  | { readonly kind: 'zombie'; readonly design: ZombieDesign; readonly number: number }
  | { readonly kind: Vehicle }
  | { readonly kind: Exclude<PieceKind, 'survivor' | 'zombie' | Vehicle> };

const built = new Map<string, BufferGeometry>();

/** Builds a geometry once. */
export function shared(key: string, build: () => BufferGeometry): BufferGeometry {
  const known = built.get(key) ?? build();
  built.set(key, known);
  return known;
}

export function geometryOf(look: Look): BufferGeometry {
  switch (look.kind) {
    case 'survivor':
      return shared(`${look.id} ${look.team} ${look.backpack}`, () =>
        survivorBody(look.id, look.team, look.backpack),
      );
    case 'zombie':
      return shared(`${look.design} ${look.number}`, () => zombieBody(look.design, look.number));
    case 'car':
    case 'truck':
    case 'iceCreamTruck':
      return shared(look.kind, () => vehicleBody(look.kind));
    case 'barrel':
      return shared('barrel', barrelBody);
    case 'box':
      return shared('box', crateBody);
    case 'lamp':
      return shared('lamp', lampBody);
    case 'barricade':
      return shared('barricade', barricadeBody);
    case 'flare':
      return shared('flare', flareBody);
    case 'acid':
      return shared('acid', acidBody);
  }
}
