import type { Exercise } from '../../../match/practice/exercise';
import { DISC_DIAMETER } from '../../../physics/measure/catalogue';
import { WEAPON_IDS } from '../../../scenarios/catalogue/weapons';
import { Stepper } from '../../art/Stepper';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { pieceNoun } from '../../../words/nouns';
import { Chips } from './Chips';
import { foesOf } from './exercises';
import { usePractice, usePracticeSession } from './use-practice';

type Duel = Extract<Exercise, { readonly of: 'duel' }>;

/** So far each side can come forward before only a bat's room is left between them. */
const MOST_STEPS = 8;
/** Walks of a zombie are longer than the steps of a survivor; here both count in steps of a disc. */
const STEP = DISC_DIAMETER;

/** The lane of a duel at any step: with what, against whom, how near. */
export function DuelForm({ exercise }: { readonly exercise: Duel }) {
  const { practice, weapons } = useTexts();
  const { language } = useLanguage();
  const session = usePracticeSession();
  const { setting } = usePractice();
  const { against, ahead } = exercise;
  const { table } = practice;
  const change = (now: Partial<Duel>): void => session.choose({ ...exercise, ...now });
  const forward = (side: 'near' | 'far', label: string) => (
    <Stepper
      label={`${table.nearer}: ${label}`}
      name={`ahead-${side}`}
      unit=""
      value={Math.round(ahead[side] / STEP)}
      least={0}
      most={MOST_STEPS}
      fine={1}
      coarse={4}
      onChange={(steps) => change({ ahead: { ...ahead, [side]: Math.round(steps) * STEP } })}
    />
  );
  return (
    <>
      <Chips
        label={table.weapon}
        value={exercise.weapon}
        options={WEAPON_IDS.map((id) => ({ id, text: weapons[id].noun.word, icon: id }))}
        onChoose={(weapon) => change({ weapon })}
      />
      <Chips
        label={table.against}
        value={against[0]}
        options={foesOf(setting, exercise.survivor).map((id) => ({
          id,
          text: pieceNoun(id, language).word,
        }))}
        onChoose={(id) => change({ against: [id] })}
      />
      {forward('near', table.ownSide)}
      {forward('far', table.otherSide)}
    </>
  );
}
