import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import { lazy, Suspense, useEffect } from 'react';
import { openLink } from './openLink';
import { useScreen } from './screen';
import './theme.css';
import { TitlePage } from './title/TitlePage';

const PlayPage = lazy(async () => ({ default: (await import('./play/PlayPage')).PlayPage }));

export function App() {
  const { screen, open } = useScreen();
  useEffect(() => {
    void openLink(location.search).then((session) => session && open({ name: 'play', session }));
  }, [open]);
  if (screen.name === 'title') return <TitlePage />;
  return (
    <Suspense>
      <PlayPage session={screen.session} onLeave={() => open({ name: 'title' })} />
    </Suspense>
  );
}
