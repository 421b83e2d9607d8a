import { AIM_HELPS, useTableSettings, type AimHelp } from '../../scene/settings';
import { DIFFICULTIES, type Difficulty } from '../../scenarios/options';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { Choices } from '../page/Choices';
import { changeTable } from '../settings/settings';
import { useAimHelpNames } from '../settings/use-aim-help-names';
import { HandForm } from './HandForm';
import { rulesThatMatter } from './line-ups';
import { useLineUp } from './use-line-ups';
import { ATTACK_CARDS, PELLETS, useOptions } from './use-options';
import { useTexts } from '../i18n/use-texts';

/** Difficulty, house rules where they matter, aim help: remembered, and good as they are. */
export function OptionsForm({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const texts = useTexts();
  const { options, choose } = useOptions();
  const matters = rulesThatMatter(scenario, useLineUp(scenario));
  const aimHelp = useTableSettings((settings) => settings.aimHelp);
  const aimNames = useAimHelpNames();
  const together: Readonly<Record<Difficulty, string>> = {
    easy: t('options.easy'),
    normal: t('options.normal'),
    hard: t('options.hard'),
  };
  return (
    <section className="card sheet-of-paper">
      <h2>{t('options.heading')}</h2>
      <Choices
        label={t('options.difficulty')}
        value={options.difficulty}
        options={DIFFICULTIES.map((one) => [one, texts.names.difficulties[one]] as const)}
        onChoose={(difficulty) => choose({ difficulty })}
        hint={scenario.mode === 'together' ? together[options.difficulty] : t('options.hintTeams')}
      />
      <HandForm />
      <Choices<AimHelp>
        label={t('settings.aimHelp')}
        value={aimHelp}
        options={AIM_HELPS.map((one) => [one, aimNames[one]] as const)}
        onChoose={(one) => changeTable({ aimHelp: one })}
      />
      <Choices
        label={t('options.attackCards')}
        value={options.attackCards}
        options={ATTACK_CARDS.map((one) => [one, String(one)] as const)}
        onChoose={(attackCards) => choose({ attackCards })}
        hint={t('options.attackCardsHint')}
      />
      {matters.pellets && (
        <Choices
          label={t('options.pellets')}
          value={options.pellets}
          options={PELLETS.map((one) => [one, String(one)] as const)}
          onChoose={(pellets) => choose({ pellets })}
        />
      )}
      {matters.medicine && (
        <Choices
          label={t('options.medicineHeals')}
          value={options.medicineHeals}
          options={[
            [false, t('shell.no')],
            [true, t('shell.yes')],
          ]}
          onChoose={(medicineHeals) => choose({ medicineHeals })}
          hint={t('options.medicineHealsHint')}
        />
      )}
    </section>
  );
}
