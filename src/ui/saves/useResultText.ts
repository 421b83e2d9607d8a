import { teamSort, type TeamId } from '../../scenarios/ids';
import { useT } from '../i18n/useT';

export function useResultText(): (winner: TeamId | 'nobody') => string {
  const t = useT();
  return (winner) => {
    if (winner === 'nobody') return t('matches.lost');
    switch (teamSort(winner)) {
      case 'together':
        return t('matches.won');
      case 'a':
        return t('matches.wonA');
      case 'b':
        return t('matches.wonB');
      case 'lone':
        return t('matches.wonAlone');
    }
  };
}
