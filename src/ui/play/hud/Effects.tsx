import type { Effect } from '../../../scenarios/game';
import { useLanguage } from '../../i18n/use-language';
import { effectText } from '../../../words/effects';
import { usePlay } from '../context';

/** What cards have left behind, for one survivor or for all. */
export function Effects({ survivor }: { survivor: { readonly effects: readonly Effect[] } }) {
  const { language } = useLanguage();
  const { view } = usePlay();
  const texts = new Set(
    [...survivor.effects, ...view.effects].map((effect) => effectText(effect, language)),
  );
  if (texts.size === 0) return null;
  return (
    <ul className="board-effects">
      {[...texts].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
