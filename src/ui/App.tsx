import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import './theme.css';
import { TitlePage } from './title/TitlePage';

export function App() {
  return <TitlePage />;
}
