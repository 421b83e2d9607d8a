// The name of a player who has given none, in the language that is spoken when the table is laid.
import { translate } from '../../words/translate';
import { useLanguage } from '../i18n/use-language';

export const defaultName = (number: number): string =>
  translate(useLanguage.getState().language, 'seats.player', { number });
