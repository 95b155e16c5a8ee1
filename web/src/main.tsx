import './lib/parse-without-eval.ts';
import './app/fonts.css';
import './app/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { findPublishedPlace } from './lib/place.tsx';

const root = document.getElementById('root');
const app = (
  <StrictMode>
    <App published={findPublishedPlace(window.location.hostname)} />
  </StrictMode>
);
if (root?.hasChildNodes()) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
