import { useEffect, useState } from 'react';
import type { PracticeSession, PracticeStart } from '../../../match/practice/session';
import { Loading } from '../../page/Loading';
import { useScreen } from '../../navigation/screen';
import { keepLeft } from '../keep/left';
import { openPractice } from './open-practice';
import { PractiseTable } from './PractiseTable';

/** A table to oneself, once its engine has come. */
export function PractisePage({ start }: { readonly start?: PracticeStart }) {
  const [session, setSession] = useState<PracticeSession>();
  useEffect(() => {
    let isLeft = false;
    void openPractice(start).then((opened) => {
      if (!isLeft) setSession(opened);
    });
    return () => {
      isLeft = true;
    };
  }, [start]);
  // A drill is no table that one comes back to.
  useEffect(() => session && keepLeft(session), [session]);
  const back = useScreen((store) => store.back);
  return session ? <PractiseTable session={session} onLeave={back} /> : <Loading />;
}
