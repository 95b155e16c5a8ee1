import { expect, test } from 'vitest';
import { loadAfterPaint } from './load-after-paint.ts';

test('a page lists its modules, the entry first, without tags that fetch them before the first paint', () => {
  const html = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/query-2.js">
    <link rel="stylesheet" href="/assets/fonts.css">
  </head>
  <body>
    <script type="application/ld+json">{}</script>
  </body>`;
  const page = loadAfterPaint(html);
  expect(page).toContain('<body data-code="/assets/index-1.js /assets/query-2.js">');
  expect(page).not.toMatch(/type="module"|modulepreload/);
  expect(page).toContain('<link rel="stylesheet" href="/assets/fonts.css">');
  expect(page).toContain('application/ld+json');
});
