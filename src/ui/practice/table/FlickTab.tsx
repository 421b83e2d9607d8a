import { HANDS } from '../../../scenarios/options';
import { useTexts } from '../../i18n/use-texts';
import { survivorName } from '../../../words/nouns';
import { Chips } from './Chips';
import { DuelForm } from './DuelForm';
import { byAnother, exerciseOf, peopleIn, whatOf, WHAT_ICONS, WHATS } from './exercises';
import { RushForm } from './RushForm';
import { usePractice, usePracticeSession } from './use-practice';

/** Who flicks, and what. */
export function FlickTab() {
  const { table } = useTexts().practice;
  const session = usePracticeSession();
  const { setting, exercise, hand } = usePractice();
  const people = peopleIn(setting);
  const who = exercise?.survivor ?? people[0];
  return (
    <>
      <Chips
        label={table.who}
        value={who}
        options={people.map((id) => ({ id, text: survivorName(id) }))}
        onChoose={(id) =>
          session.choose(
            exercise ? byAnother(exercise, id, setting) : exerciseOf('disc', id, setting),
          )
        }
      />
      <Chips
        label={table.what}
        value={exercise && whatOf(exercise)}
        options={WHATS.map((id) => ({ id, text: table.exercises[id], icon: WHAT_ICONS[id] }))}
        onChoose={(id) => who && session.choose(exerciseOf(id, who, setting))}
      />
      {exercise?.of === 'duel' && <DuelForm exercise={exercise} />}
      {exercise?.of === 'rush' && <RushForm exercise={exercise} />}
      <Chips
        label={table.hand}
        value={hand}
        options={HANDS.map((id) => ({ id, text: table.hands[id] }))}
        onChoose={session.setHand}
      />
    </>
  );
}
