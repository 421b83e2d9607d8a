import { placeOf, spotOfPiece } from '../../../match/practice/place';
import { isSurvivorId } from '../../../scenarios/catalogue/survivors';
import { isZombieId } from '../../../scenarios/catalogue/zombies';
import type { StructureId } from '../../../scenarios/ids';
import { Stepper } from '../../art/Stepper';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../../play/context';
import { pieceLabel, pieceNoun } from '../../../words/nouns';
import { Chips } from '../table/Chips';
import { usePractice, usePracticeSession } from '../table/use-practice';
import { changed, select, tryPut } from './placing';

const STREET = 'street';
type Where = StructureId | typeof STREET;

/** One piece by numbers and buttons. */
export function PieceForm({ id }: { readonly id: string }) {
  const { place } = useTexts().practice;
  const { language } = useLanguage();
  const session = usePracticeSession();
  const { setting } = usePractice();
  const { view } = usePlay();
  const spot = spotOfPiece(id, setting);
  const where = placeOf(id, setting);
  const isFigure = isSurvivorId(id) || isZombieId(id);
  const put = (now: Parameters<typeof changed>[2]): void => {
    const edit = changed(setting, id, now);
    if (edit && 'put' in edit) tryPut(session, id, edit.where);
  };
  const number = (name: 'x' | 'y' | 'facing', most: number, unit: string, coarse: number) =>
    spot && (
      <Stepper
        label={place.numbers[name]}
        name={`place-${name}`}
        unit={unit}
        value={Math.round(spot.at[name] * 10) / 10}
        least={name === 'facing' ? -180 : 0}
        most={most}
        fine={1}
        coarse={coarse}
        round={name === 'facing'}
        onChange={(value) => put({ [name]: value })}
      />
    );
  const { town } = view.layout;
  return (
    <section className="place-piece" data-piece={id}>
      <h2>{pieceLabel(id, language)}</h2>
      {number('x', town?.width ?? 120, 'cm', 5)}
      {number('y', town?.height ?? 90, 'cm', 5)}
      {number('facing', 180, '°', 15)}
      <div className="place-ways">
        {spot && isFigure && (
          <button
            type="button"
            className="button place-lay"
            onClick={() => put({ lying: !spot.lying })}
          >
            {spot.lying ? place.stand : place.lay}
          </button>
        )}
        <button
          type="button"
          className="button place-off"
          onClick={() => {
            session.edit({ takeOff: id });
            select(undefined);
          }}
        >
          {place.takeOff}
        </button>
      </div>
      {isFigure && (
        <Chips<Where>
          label={place.where}
          value={where?.in === 'building' ? where.structure : STREET}
          options={[
            { id: STREET, text: place.street },
            ...view.layout.structures.map((one) => ({
              id: one.id as StructureId,
              text: pieceNoun(one.id, language).word,
            })),
          ]}
          onChoose={(to) =>
            to === STREET
              ? tryPut(session, id, { at: spot?.at ?? { x: 60, y: 45, facing: 90 } })
              : tryPut(session, id, { inside: to })
          }
        />
      )}
    </section>
  );
}
