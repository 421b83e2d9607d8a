import { chooseQuality, type Quality } from '../../scene/quality';
import { usePageSettings } from './settings';

/** The player's wish, or what suits the device; a `?quality=` in the address overrules both. */
export function useChosenQuality(renderer: string): Quality {
  const wish = usePageSettings((settings) => settings.quality);
  const { search } = location;
  const asked = new URLSearchParams(search).has('quality');
  return chooseQuality({
    search: asked || wish === 'auto' ? search : `?quality=${wish}`,
    renderer,
    touch: matchMedia('(pointer: coarse)').matches,
  });
}
