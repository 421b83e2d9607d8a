import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './ui/app/App';
import { start } from './ui/app/start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to play in.');

start();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
