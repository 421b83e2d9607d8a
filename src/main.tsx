import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './ui/App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to play in.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
