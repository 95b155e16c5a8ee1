import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listRoutes } from '#shared/contract/index.ts';
import { findNeededRole } from '#shared/contract/needed-role.ts';

/** What asks for the role in the place of a part that changes something: the part is drawn nowhere else. */
const askedBy: Record<string, readonly string[]> = {
  'features/knowledge-base/use-deletion.ts': ['features/knowledge-base/correction-row.tsx'],
  'features/knowledge-base/deleted-correction.tsx': ['features/knowledge-base/correction-row.tsx'],
  'features/knowledge-base/adding/use-addition.ts': ['features/knowledge-base/knowledge-base-tab.tsx'],
  'features/website-reading/use-website-reading.ts': [
    'features/website-reading/website-offer.tsx',
    'features/website-reading/website-section.tsx',
  ],
  'lib/api/use-correction.ts': [
    'layouts/dashboard/dashboard-tabs.tsx',
    'layouts/dashboard/dashboard-commands.tsx',
    'layouts/dashboard/overview/owned-overview.tsx',
    'features/chat-history/answer-correction.tsx',
    'features/inbox/message-pane.tsx',
    ...['gap-list', 'most-asked'].map((part) => `features/knowledge-base/readiness/${part}.tsx`),
    ...['correction-list', 'correction-row'].map((part) => `features/knowledge-base/${part}.tsx`),
  ],
};

/** The whole page needs an editor: it is drawn on the page of the code alone. */
const ofCodePage = /^features\/(?:widget-code|webhooks)\//;
const codePage = ['layouts/dashboard/dashboard-pages.ts'];

const root = 'web/src/';
const read = (file: string) => readFileSync(root + file, 'utf8');
const editorsCalls = new Set(
  listRoutes().flatMap(({ area, action, route }) =>
    findNeededRole(route) === 'editor' ? [`${area}.${action}`] : [],
  ),
);
const changing = globSync('{features,layouts,lib,ui,pages}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .filter((file) =>
    [...read(file).matchAll(/\bapi\.(\w+)\.(\w+)\.mutation\(/g)].some(([, area, action]) =>
      editorsCalls.has(`${area}.${action}`),
    ),
  );

test('the pages have calls that a viewer may not make', () => {
  expect(changing.length).toBeGreaterThan(20);
});

test.each(changing)('%s offers a viewer nothing that the table of roles refuses', (file) => {
  for (const place of ofCodePage.test(file) ? codePage : (askedBy[file] ?? [file]))
    expect(read(place)).toMatch(/EditorsOnly|useMayEdit|includesRole/);
});

test('every exception still is one', () => {
  for (const file of Object.keys(askedBy)) expect(changing).toContain(file);
});
