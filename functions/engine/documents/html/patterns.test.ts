import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { extractHtml } from './extract-html.ts';
import { parseHtml } from './parse-html.ts';

/** Pages as builders of websites write them; each ends with a comment that says what of it is to be read. */
const folder = path.resolve(import.meta.dirname, '../fixtures/patterns');

test.each(readdirSync(folder))('%s is read as visitors see it with everything open', (name) => {
  const html = readFileSync(path.join(folder, name), 'utf8');
  const [, expected = ''] = /<!-- expected\n([\s\S]*?)\n-->/.exec(html) ?? [];
  expect(textOf(extractHtml(parseHtml(html), { url: 'https://a.example/' }))).toBe(expected);
  expect(expected).not.toBe('');
  // What stands for words that no visitor can reveal, and of chrome.
  expect(expected).not.toMatch(/SECRET|cookie/i);
});
