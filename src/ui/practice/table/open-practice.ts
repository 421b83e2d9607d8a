// The table's engine is heavy: it comes with the first practice table.
import { loadEngine } from '../../../physics/engine';
import {
  practiceSession,
  type PracticeSession,
  type PracticeStart,
} from '../../../match/practice/session';
import { settingOfScenario } from '../../../match/practice/setting';
import { SURVIVOR_IDS } from '../../../scenarios/catalogue/survivors';

/** Where nothing is chosen, the first scenario's town, with the disc of its first survivor. */
export async function openPractice(start?: PracticeStart): Promise<PracticeSession> {
  await loadEngine();
  const {
    setting,
    shot,
    exercise = shot?.exercise,
  } = start ?? { setting: settingOfScenario('s1') };
  const survivor = SURVIVOR_IDS.find((id) => setting.survivors[id]);
  const session = practiceSession(setting, exercise ?? (survivor && { of: 'disc', survivor }));
  if (shot) session.show(shot);
  return session;
}
