import { expect, test } from 'vitest';
import { orderFiles } from './longest-first.ts';

const files = [
  ['stories', 'sign-in.e2e.ts'],
  ['stack', 'chat.stack.ts'],
  ['stack', 'dashboard.matrix.stack.ts'],
  ['unit', 'rule.test.ts'],
  ['unit', 'site.slow.test.ts'],
  ['stories', 'pages.matrix.e2e.ts'],
].map(([name = '', moduleId = '']) => ({ moduleId, project: { name } }));

test('files that take long come first, and those of a project, which share a stack, one after another', () => {
  expect(orderFiles(files).map(({ moduleId }) => moduleId)).toEqual([
    ...['pages.matrix.e2e.ts', 'sign-in.e2e.ts'],
    ...['dashboard.matrix.stack.ts', 'chat.stack.ts'],
    ...['site.slow.test.ts', 'rule.test.ts'],
  ]);
});
