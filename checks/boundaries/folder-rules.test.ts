import { expect, test } from 'vitest';
import { findCrowdedFolders, mostFilesPerFolder } from './find-crowded-folders.ts';
import { findFolderCircles } from './find-folder-circles.ts';

test('reports two folders that import each other, with an import for each direction', () => {
  const imports = [
    { from: 'domain/chat/send.ts', to: 'domain/mail/compose.ts' },
    { from: 'domain/mail/forward.ts', to: 'domain/chat/handoff.ts' },
    { from: 'domain/chat/send.ts', to: 'domain/plans/pause.ts' },
  ];
  expect(findFolderCircles(imports)).toEqual([
    { parent: 'domain', members: ['chat', 'mail'], imports: imports.slice(0, 2) },
  ]);
});

test('reports a circle through three folders, and one between a folder and a sibling file', () => {
  const threeFolders = [
    { from: 'a/x.ts', to: 'b/x.ts' },
    { from: 'b/y.ts', to: 'c/x.ts' },
    { from: 'c/y.ts', to: 'a/z.ts' },
  ];
  expect(findFolderCircles(threeFolders).map(({ members }) => members)).toEqual([['a', 'b', 'c']]);
  const fileAndFolder = [
    { from: 'crawl/state.ts', to: 'crawl/robots/robots.ts' },
    { from: 'crawl/robots/gate.ts', to: 'crawl/state.ts' },
  ];
  expect(findFolderCircles(fileAndFolder)).toMatchObject([
    { parent: 'crawl', members: ['robots', 'state.ts'] },
  ]);
});

test('allows folders that import in one direction only', () => {
  expect(
    findFolderCircles([
      { from: 'app/router.ts', to: 'pages/home.ts' },
      { from: 'pages/home.ts', to: 'ui/button.ts' },
      { from: 'app/router.ts', to: 'ui/button.ts' },
    ]),
  ).toEqual([]);
});

test('reports a folder over the limit and does not count tests', () => {
  const sources = Array.from({ length: mostFilesPerFolder + 1 }, (_, at) => `web/src/ui/${at}.tsx`);
  const tests = Array.from({ length: 99 }, (_, at) => `web/src/lib/${at}.test.ts`);
  expect(findCrowdedFolders([...sources, ...tests])).toEqual([
    { folder: 'web/src/ui', files: mostFilesPerFolder + 1 },
  ]);
});
