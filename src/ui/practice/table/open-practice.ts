// The table's engine is heavy: it comes with the first practice table.
import { loadEngine } from '../../../physics/engine';
import {
  practiceSession,
  type PracticeSession,
  type PracticeStart,
} from '../../../match/practice/session';
import { readStart } from '../../../match/practice/read-start';
import { settingOfScenario } from '../../../match/practice/setting';
import { SURVIVOR_IDS } from '../../../scenarios/catalogue/survivors';
import { readLeft } from '../keep/left';

/** Where nothing is chosen, the table that was left last; else the first scenario's town, with the disc of its first survivor. */
export async function openPractice(given?: PracticeStart): Promise<PracticeSession> {
  await loadEngine();
  const start = given ?? soundLeft() ?? { setting: settingOfScenario('s1') };
  const { setting, shot, exercise = shot?.exercise } = start;
  const survivor = SURVIVOR_IDS.find((id) => setting.survivors[id]);
  const session = practiceSession(setting, exercise ?? (survivor && { of: 'disc', survivor }));
  if (shot) session.show(shot);
  return session;
}

function soundLeft(): PracticeStart | undefined {
  const read = readStart(readLeft());
  return read.ok ? read.start : undefined;
}
