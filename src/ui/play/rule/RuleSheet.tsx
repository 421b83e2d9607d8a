import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { Dialog } from '../../page/Dialog';
import { explained } from '../../../words/explained';
import { openRules, useOpenRules } from './open-rule';

/** The rules behind a line, in the player's words. */
export function RuleSheet() {
  const t = useT();
  const { language } = useLanguage();
  const { rules } = useOpenRules();
  const texts = rules.flatMap((id) => explained(id, language) ?? []);
  if (texts.length === 0) return null;
  return (
    <Dialog title={t('play.rule.title')} onClose={() => openRules([])}>
      {texts.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Dialog>
  );
}
