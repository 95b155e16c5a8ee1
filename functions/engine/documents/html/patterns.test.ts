import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { readServedPage } from '#tests/support/engine/read-served-page.ts';

/** Pages in the style of website builders; each ends with a comment that lists the expected text. */
const folder = path.resolve(import.meta.dirname, '../fixtures/patterns');
const url = 'https://www.site.org/';
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(path.join(folder, name), 'utf8') }));

const expectedOf = (html: string) => /<!-- expected\n([\s\S]*?)\n-->/.exec(html)?.[1] ?? '';

function findFile({ pathname }: URL): Buffer | undefined {
  const file = path.join(folder, pathname);
  return existsSync(file) ? readFileSync(file) : undefined;
}

test.each(pages)('reads $name as visitors see it with everything open', async ({ html }) => {
  const expected = expectedOf(html);
  expect(textOf(await readServedPage(html, url, findFile))).toBe(expected);
  expect(expected).not.toBe('');
  // Markers for text that no visitor can reveal, and for page chrome.
  expect(expected).not.toMatch(/SECRET|cookie/i);
});

describe('reads the same where the sheet and the scripts are files of their own', () => {
  test.each(pages.filter(({ html }) => html.includes('<style>')))('$name', async ({ html }) => {
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const scripts: string[] = [];
    const moved = html
      .replace(`<style>${css}</style>`, '<link rel="stylesheet" href="/moved.css">')
      .replace(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
        scripts.push(script);
        return `<script src="/moved-${scripts.length}.js"></script>`;
      });
    const find = (address: URL) => {
      const [, number] = /^\/moved-(\d+)\.js$/.exec(address.pathname) ?? [];
      if (number) return Buffer.from(scripts[Number(number) - 1] ?? '');
      return address.pathname === '/moved.css' ? Buffer.from(css) : findFile(address);
    };
    expect(textOf(await readServedPage(moved, url, find))).toBe(expectedOf(html));
  });
});
