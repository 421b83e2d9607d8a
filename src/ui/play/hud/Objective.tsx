import { partNamed } from '../../../scenarios/objectives/progress';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { describeDeaths, describeObjective } from '../../../words/describe/objective';
import { Icon } from '../../art/Icon';
import { usePlay } from '../context';
import './Objective.css';

/** What has been reached of the objective; a tap opens it in full. */
export function Objective({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const { language } = useLanguage();
  const { view } = usePlay();
  const deaths = partNamed(view, 'deaths');
  return (
    <button type="button" className="objective" title={t('play.objective')} onClick={onOpen}>
      <Icon name="flag" />
      <span className="unseen">{t('play.objective')}</span>
      <span className="goals">
        {describeObjective(view, language).map(({ text, done }) => (
          <span key={text} className="goal" data-reached={done}>
            {text}
          </span>
        ))}
        {deaths && (
          <span className="goal goal-deaths" title={describeDeaths(view, language)}>
            <Icon name="skull" />
            <span aria-hidden="true">
              {deaths.have}/{deaths.need}
            </span>
            <span className="unseen">{describeDeaths(view, language)}</span>
          </span>
        )}
      </span>
    </button>
  );
}
