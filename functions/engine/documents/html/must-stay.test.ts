import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { findLost, readMustStay } from '#tests/support/engine/read-must-stay.ts';
import { readServedPage } from '#tests/support/engine/read-served-page.ts';

/** Pages as website builders make them; each ends with the list of what its reader needs. */
const folder = path.resolve(import.meta.dirname, '../fixtures/must-stay');
const pages = readdirSync(folder).map((name) => ({
  name,
  html: readFileSync(path.join(folder, name), 'utf8'),
}));

test.each(pages)('$name keeps what its reader needs', async ({ html }) => {
  const list = readMustStay(html);
  expect(list.length).toBeGreaterThan(8);
  const read = textOf(await readServedPage(html, 'https://www.site.org/', () => undefined));
  expect(findLost(list, read)).toEqual([]);
});
