import { useEffect, useState } from 'react';
import { drillSession, type DrillSession } from '../../../match/practice/drill-session';
import { DRILL_IDS, drillOf, isDrillId, type DrillId } from '../../../match/practice/drills';
import { loadEngine } from '../../../physics/engine';
import { useTexts } from '../../i18n/use-texts';
import { useScreen } from '../../navigation/screen';
import { Loading } from '../../page/Loading';
import { DrillTable } from './DrillTable';
import { DrillsPage } from './DrillsPage';

/** One drill, by its address; an unknown one leads to all of them. */
export function DrillPage({ id }: { readonly id: string }) {
  return isDrillId(id) ? <KnownDrill id={id} /> : <DrillsPage />;
}

function KnownDrill({ id }: { readonly id: DrillId }) {
  const { drills } = useTexts().practice;
  const [session, setSession] = useState<DrillSession>();
  useEffect(() => {
    let isLeft = false;
    void loadEngine().then(() => {
      if (!isLeft) setSession(drillSession(drillOf(id)));
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  useEffect(() => {
    document.title = `${drills.tasks[id].title} · Flickfall`;
  }, [drills, id]);
  const { back, replace } = useScreen();
  if (!session) return <Loading />;
  // Back leads to the list, however many were tried one after the other.
  const onNext = (): void => replace({ name: 'drill', drill: after(id) });
  return <DrillTable id={id} session={session} onLeave={back} onNext={onNext} />;
}

const after = (id: DrillId): DrillId =>
  DRILL_IDS[(DRILL_IDS.indexOf(id) + 1) % DRILL_IDS.length] ?? id;
