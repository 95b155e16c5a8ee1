import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderApiPage } from './render-api-page.ts';

test('docs/api.md matches the contract: npm run docs:api', () => {
  const written = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  expect(written).toBe(renderApiPage());
});
