// The screens between the title and the table, in one parcel: small, and without the table's engine.
export { LessonPage } from '../lesson/LessonPage';
export { LinkPage } from '../links/LinkPage';
export { MatchesPage } from '../saves/MatchesPage';
export { OpeningPage } from '../saves/OpeningPage';
export { PracticePage } from '../practice/PracticePage';
export { SetupsPage } from '../practice/SetupsPage';
export { ScenarioPage } from '../scenarios/ScenarioPage';
export { ScenariosPage } from '../scenarios/ScenariosPage';
export { SheetPage } from '../scenarios/SheetPage';
export { SeatsPage } from '../seats/SeatsPage';
export { SettingsPage } from '../settings/SettingsPage';
