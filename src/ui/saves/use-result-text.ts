import type { TeamSort } from '../../scenarios/ids';
import { useT } from '../i18n/use-t';

export function useResultText(): (winner: TeamSort | 'nobody') => string {
  const t = useT();
  return (winner) => {
    switch (winner) {
      case 'together':
        return t('matches.won');
      case 'a':
        return t('matches.wonA');
      case 'b':
        return t('matches.wonB');
      case 'nobody':
        return t('matches.lost');
      case 'lone':
        return t('matches.wonAlone');
    }
  };
}
