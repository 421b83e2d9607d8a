import { SURVIVORS } from '../../scenarios/catalogue/survivors';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { positionsOf, type What } from './positions';
import { useTexts } from '../i18n/use-texts';

export function PositionsTable({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const { grammar, names } = useTexts();
  const nameOf = (what: What): string => {
    switch (what.kind) {
      case 'structure':
        return grammar.capital(names.structures[what.id].word);
      case 'dump':
        return grammar.capital(names.fixed.dump.word);
      case 'thing':
        return grammar.capital(names.things[what.id].word);
      case 'survivor':
        return SURVIVORS[what.id].name;
      case 'chosen':
        return t('sheet.chosen', { team: names.teamLabels[what.team], place: what.place });
      case 'zombie':
        return t('map.zombie');
    }
  };
  const looks = (facing: number | undefined): string => {
    switch (facing) {
      case undefined:
        return '';
      case 0:
        return t('sheet.east');
      case 90:
        return t('sheet.north');
      case 180:
        return t('sheet.west');
      case 270:
        return t('sheet.south');
      default:
        return `${facing}°`;
    }
  };
  return (
    <table className="positions">
      <thead>
        <tr>
          <th scope="col">{t('sheet.piece')}</th>
          <th scope="col">{t('sheet.fromLeft')}</th>
          <th scope="col">{t('sheet.fromBottom')}</th>
          <th scope="col">{t('sheet.looks')}</th>
        </tr>
      </thead>
      <tbody>
        {positionsOf(scenario).map(({ what, x, y, facing }, index) => (
          <tr key={index}>
            <th scope="row">{nameOf(what)}</th>
            <td>{x}</td>
            <td>{y}</td>
            <td>{looks(facing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
