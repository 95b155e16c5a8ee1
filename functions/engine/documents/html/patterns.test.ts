import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { extractHtml } from './extract-html.ts';
import { parseHtml } from './parse-html.ts';

/** Pages in the style of website builders; each ends with a comment that lists the expected text. */
const folder = path.resolve(import.meta.dirname, '../fixtures/patterns');

test.each(readdirSync(folder))('reads %s as visitors see it with everything open', (name) => {
  const html = readFileSync(path.join(folder, name), 'utf8');
  const [, expected = ''] = /<!-- expected\n([\s\S]*?)\n-->/.exec(html) ?? [];
  expect(textOf(extractHtml(parseHtml(html), { url: 'https://a.example/' }))).toBe(expected);
  expect(expected).not.toBe('');
  // Markers for text that no visitor can reveal, and for page chrome.
  expect(expected).not.toMatch(/SECRET|cookie/i);
});
