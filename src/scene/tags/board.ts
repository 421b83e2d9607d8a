// Where the page keeps the tags, for whoever knows the camera. Changes with every move of it, so no store.
import type { Vec2 } from '../../physics/table';

export class TagBoard {
  private readonly elements = new Map<string, HTMLElement>();
  private placed = '';

  /** Called with nothing when the tag goes. */
  keep(id: string, element: HTMLElement | null): void {
    if (element) this.elements.set(id, element);
    else this.elements.delete(id);
    this.placed = '';
  }

  /** Whether tags have to be put in place: something that they depend on is another. */
  isNew(state: string): boolean {
    if (state === this.placed) return false;
    this.placed = state;
    return true;
  }

  /** Those without a place are not shown. */
  put(places: ReadonlyMap<string, Vec2>): void {
    for (const [id, element] of this.elements) {
      const place = places.get(id);
      element.hidden = !place;
      if (place) element.style.transform = `translate(${Math.round(place.x)}px, ${Math.round(place.y)}px)`; // prettier-ignore
    }
  }
}
