import { expect, test } from 'vitest';
import { findCrowdedFolders, mostFilesPerFolder } from './find-crowded-folders.ts';
import { findFolderCircles } from './find-folder-circles.ts';

test('two folders that import each other are found, with an import for each direction', () => {
  const imports = [
    { from: 'domain/chat/send.ts', to: 'domain/mail/compose.ts' },
    { from: 'domain/mail/forward.ts', to: 'domain/chat/handoff.ts' },
    { from: 'domain/chat/send.ts', to: 'domain/plans/pause.ts' },
  ];
  expect(findFolderCircles(imports)).toEqual([
    { parent: 'domain', members: ['chat', 'mail'], imports: imports.slice(0, 2) },
  ]);
});

test('a circle through a third folder, and one through a file beside a folder, are found', () => {
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

test('folders that import one way only are no circle', () => {
  expect(
    findFolderCircles([
      { from: 'app/router.ts', to: 'pages/home.ts' },
      { from: 'pages/home.ts', to: 'ui/button.ts' },
      { from: 'app/router.ts', to: 'ui/button.ts' },
    ]),
  ).toEqual([]);
});

test('a folder over the limit is named, and tests do not count', () => {
  const sources = Array.from({ length: mostFilesPerFolder + 1 }, (_, at) => `web/src/ui/${at}.tsx`);
  const tests = Array.from({ length: 99 }, (_, at) => `web/src/lib/${at}.test.ts`);
  expect(findCrowdedFolders([...sources, ...tests])).toEqual([
    { folder: 'web/src/ui', files: mostFilesPerFolder + 1 },
  ]);
});
