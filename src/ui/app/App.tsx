import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import { lazy, Suspense } from 'react';
import '../controls.css';
import { ScreenBorder } from '../errors/ScreenBorder';
import { TroubleNotice } from '../errors/TroubleNotice';
import { Loading } from '../page/Loading';
import { ToastLine } from '../page/ToastLine';
import { useScreen, type Screen } from '../navigation/screen';
import '../theme.css';
import '../contrast.css';
import { TitlePage } from '../title/TitlePage';

const pages = () => import('./pages');
const ScenariosPage = lazy(async () => ({ default: (await pages()).ScenariosPage }));
const ScenarioPage = lazy(async () => ({ default: (await pages()).ScenarioPage }));
const SheetPage = lazy(async () => ({ default: (await pages()).SheetPage }));
const SeatsPage = lazy(async () => ({ default: (await pages()).SeatsPage }));
const SettingsPage = lazy(async () => ({ default: (await pages()).SettingsPage }));
const MatchesPage = lazy(async () => ({ default: (await pages()).MatchesPage }));
const OpeningPage = lazy(async () => ({ default: (await pages()).OpeningPage }));
const LinkPage = lazy(async () => ({ default: (await pages()).LinkPage }));
const LessonPage = lazy(async () => ({ default: (await pages()).LessonPage }));
const PracticePage = lazy(async () => ({ default: (await pages()).PracticePage }));
const SetupsPage = lazy(async () => ({ default: (await pages()).SetupsPage }));
const PractisePage = lazy(async () => ({
  default: (await import('../practice/table/PractisePage')).PractisePage,
}));
const PuzzlesPage = lazy(async () => ({
  default: (await import('../practice/puzzles/PuzzlesPage')).PuzzlesPage,
}));
const PuzzlePage = lazy(async () => ({
  default: (await import('../practice/puzzles/PuzzlePage')).PuzzlePage,
}));
const DailyPage = lazy(async () => ({
  default: (await import('../practice/daily/DailyPage')).DailyPage,
}));
const DrillsPage = lazy(async () => ({
  default: (await import('../practice/drills/DrillsPage')).DrillsPage,
}));
const DrillPage = lazy(async () => ({
  default: (await import('../practice/drills/DrillPage')).DrillPage,
}));
const PlayScreen = lazy(async () => ({ default: (await import('./PlayScreen')).PlayScreen }));

export function App() {
  const { screen, opened } = useScreen();
  return (
    <>
      <ScreenBorder key={opened}>
        <Suspense fallback={<Loading />}>{pageOf(screen)}</Suspense>
      </ScreenBorder>
      <TroubleNotice />
      <ToastLine />
    </>
  );
}

function pageOf(screen: Screen) {
  switch (screen.name) {
    case 'title':
      return <TitlePage />;
    case 'scenarios':
      return <ScenariosPage />;
    case 'scenario':
      return <ScenarioPage key={screen.scenario} id={screen.scenario} />;
    case 'sheet':
      return <SheetPage id={screen.scenario} />;
    case 'seats':
      return <SeatsPage id={screen.scenario} />;
    case 'settings':
      return <SettingsPage />;
    case 'matches':
      return <MatchesPage />;
    case 'lesson':
      return <LessonPage />;
    case 'drills':
      return <DrillsPage />;
    case 'drill':
      return <DrillPage key={screen.drill} id={screen.drill} />;
    case 'practice':
      return <PracticePage />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'puzzle':
      return <PuzzlePage key={screen.puzzle} id={screen.puzzle} />;
    case 'setups':
      return <SetupsPage />;
    case 'daily':
      return <DailyPage />;
    case 'practise':
      return <PractisePage {...(screen.start && { start: screen.start })} />;
    case 'link':
      return <LinkPage key={screen.link} link={screen.link} />;
    case 'opening':
      return <OpeningPage key={screen.match} id={screen.match} />;
    case 'play':
      return <PlayScreen session={screen.session} />;
  }
}
