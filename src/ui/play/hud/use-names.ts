// How teams are called and how survivors are doing, in words.
import { teamSort, type TeamId } from '../../../scenarios/ids';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import type { Status } from './status';

/** As a heading: all of them together, or a team by its label. */
export function useTeamLabel(): (id: TeamId) => string {
  const { teams, teamLabels } = useTexts().names;
  return (id) => (id === 'together' ? teams[id] : teamLabels[teamSort(id)]);
}

export function useStatusText(): Readonly<Record<Status, string>> {
  const t = useT();
  return {
    acting: t('play.status.acting'),
    ready: t('play.status.ready'),
    done: t('play.status.done'),
    felled: t('play.status.felled'),
    lying: t('play.status.lying'),
    driver: t('play.status.driver'),
    rescued: t('play.status.rescued'),
    missing: t('play.status.missing'),
    waiting: t('play.status.waiting'),
    dead: t('play.status.dead'),
  };
}
