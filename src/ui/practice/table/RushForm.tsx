import type { Exercise } from '../../../match/practice/exercise';
import { TOWER_SLOTS } from '../../../physics/measure/limits';
import { ZOMBIE_IDS } from '../../../scenarios/catalogue/zombies';
import { Stepper } from '../../art/Stepper';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { pieceNoun } from '../../../words/nouns';
import { Chips } from './Chips';
import { usePractice, usePracticeSession } from './use-practice';

type Rush = Extract<Exercise, { readonly of: 'rush' }>;
const DUMP = 'dump';

/** How many come, and from where. */
export function RushForm({ exercise }: { readonly exercise: Rush }) {
  const { table } = useTexts().practice;
  const { language } = useLanguage();
  const session = usePracticeSession();
  const { setting } = usePractice();
  const { behind: _, ...fromDump } = exercise;
  const standing = ZOMBIE_IDS.filter((id) => setting.zombies[id]?.in === 'street');
  const name = (id: string): string => table.behind(pieceNoun(id, language).word);
  return (
    <>
      <Stepper
        label={table.zombies}
        name="rush-zombies"
        unit=""
        value={exercise.zombies}
        least={1}
        most={TOWER_SLOTS}
        fine={1}
        coarse={3}
        onChange={(zombies) => session.choose({ ...exercise, zombies: Math.round(zombies) })}
      />
      <Chips
        label={table.comesFrom}
        value={exercise.behind ?? DUMP}
        options={[
          { id: DUMP, text: table.fromDump },
          ...standing.map((id) => ({ id, text: name(id) })),
        ]}
        onChoose={(id) => session.choose(id === DUMP ? fromDump : { ...exercise, behind: id })}
      />
    </>
  );
}
