import { lazy, Suspense, useEffect, useState } from 'react';
import type { LogFault } from '../../match/log';
import { dayOf } from '../../match/played-at';
import type { LocalSession } from '../../match/seat-session';
import { Mark } from '../art/Mark';
import { markOf } from '../art/marks';
import { useT } from '../i18n/use-t';
import { useTexts } from '../i18n/use-texts';
import { useScreen } from '../navigation/screen';
import { Page } from '../page/Page';
import { showToast } from '../page/toast';
import { useResultText } from '../saves/use-result-text';
import { LinkRefused } from './LinkRefused';

const WatchPage = lazy(async () => ({ default: (await import('../watch/WatchPage')).WatchPage }));

/** A match that was sent: played through unseen, told, and then watched. It is kept only by whoever wants it. */
export function MatchLink({ log }: { readonly log: string }) {
  const { links } = useTexts().practice;
  const [share, setShare] = useState(0);
  const [session, setSession] = useState<LocalSession>();
  const [fault, setFault] = useState<LogFault>();
  const [isWatched, setWatched] = useState(false);
  useEffect(() => {
    let wanted = true;
    void import('../saves/open-save')
      .then(({ openLog }) => openLog(log, (now) => wanted && setShare(now)))
      .then((opened) => {
        if (!wanted) return;
        if (opened.ok) setSession(opened.session);
        else setFault(opened.fault);
      });
    return () => {
      wanted = false;
    };
  }, [log]);
  if (fault) return <LinkRefused fault={{ why: 'noMatch', fault }} />;
  if (session && isWatched)
    return (
      <Suspense>
        <WatchPage session={session} onLeave={() => setWatched(false)} />
      </Suspense>
    );
  if (session)
    return <ToldMatch session={session} playedAt={dayOf(log)} onWatch={() => setWatched(true)} />;
  return (
    <Page title={links.titles.match}>
      <section className="card sheet-of-paper link-told" aria-live="polite">
        <p>
          <label>
            {links.replaying} <progress value={share} max={1} />
          </label>
        </p>
      </section>
    </Page>
  );
}

type Props = {
  readonly session: LocalSession;
  readonly playedAt?: number | undefined;
  readonly onWatch: () => void;
};

export function ToldMatch({ session, playedAt, onWatch }: Props) {
  const t = useT();
  const { practice, scenarios, names } = useTexts();
  const { links } = practice;
  const resultText = useResultText();
  const open = useScreen((store) => store.open);
  const { scenario, seats, round, half, winner } = session.stored('', 0).summary;
  const keep = async (): Promise<void> => {
    const { keepSession } = await import('../saves/open-save');
    await keepSession(session, playedAt).then(
      ({ isNew }) => {
        showToast({ text: isNew ? t('matches.imported') : t('matches.already') });
        open({ name: 'matches' });
      },
      () => showToast({ text: t('matches.notSaved') }),
    );
  };
  return (
    <Page title={links.titles.match}>
      <section className="card sheet-of-paper link-told" data-kind="match">
        <div>
          <h2>{scenarios[scenario].title}</h2>
          <p>
            {t('matches.round', { round, half: names.halves[half].toLowerCase() })}
            {winner && ` · ${resultText(winner)}`}
          </p>
          <p className="match-seats">
            {seats.map(({ id, name }) => (
              <span key={id}>
                <Mark mark={markOf(id)} />
                {name}
              </span>
            ))}
          </p>
          <p>{links.hints.match}</p>
          <div className="link-ways">
            <button type="button" className="button button-main link-go" onClick={onWatch}>
              {links.go.match}
            </button>
            <button type="button" className="button" onClick={() => void keep()}>
              {links.keepMatch}
            </button>
          </div>
        </div>
      </section>
    </Page>
  );
}
