import './app/fonts.css';
import './app/fallback-fonts.css';
import './app/styles.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '#web/lib/api/query-client.ts';
import { notePointer } from '#web/lib/browser/note-pointer.ts';
import { findPublishedPlace } from '#web/lib/site/place.tsx';
import { App } from './app/app.tsx';
import { applyLateFonts } from './app/apply-late-fonts.ts';

const pageData = document.getElementById('page-data')?.textContent;
if (pageData) hydrate(queryClient, JSON.parse(pageData));

notePointer();
const root = document.getElementById('root');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App published={findPublishedPlace(window.location.hostname)} />
    </BrowserRouter>
  </StrictMode>
);
if (root?.hasChildNodes()) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
applyLateFonts();
