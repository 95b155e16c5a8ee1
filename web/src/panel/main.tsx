import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import './panel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeThemeVariables } from '#web/brand/theme.ts';
import { findLanguage, Localize, loadTexts } from '#web/lib/texts/use-texts.tsx';
import { connectHostPage } from './host-page.ts';
import { Panel } from './panel.tsx';
import { readPanel } from './read-panel.ts';

const [, , conversionId = ''] = location.pathname.split('/');

/** Entry of a widget's panel. Opened outside a frame, it redirects to the assistant's page. */
async function start(): Promise<void> {
  if (window.parent === window) return location.replace(`/gptsite/${conversionId}`);
  document.documentElement.lang = findLanguage();
  void loadTexts(findLanguage());
  const page = await connectHostPage();
  const reading = await readPanel(conversionId, new URL(page.origin).host);
  const root = document.getElementById('root');
  if (!root) return;
  if (reading.kind === 'known') {
    const { colors, corner } = reading.panel;
    const primary = page.color ?? colors.primary;
    const variables = { ...makeThemeVariables({ ...colors, primary }), '--corner': corner };
    for (const [name, value] of Object.entries(variables))
      document.documentElement.style.setProperty(name, value);
  }
  createRoot(root).render(
    <StrictMode>
      <LoadBoundary>
        <Localize className="h-dvh">
          <Panel conversionId={conversionId} page={page} reading={reading} />
        </Localize>
      </LoadBoundary>
    </StrictMode>,
  );
}

void start();
