import { expect, test } from 'vitest';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { describeContradiction } from './describe-contradiction.ts';

const data = (closes: string) =>
  `<script type="application/ld+json">{"@type":"School","openingHours":"Mo-Fr 08:00-${closes}"}</script>`;

function readPage(title: string, closes: string) {
  const url = 'https://www.birch.org/';
  const html = `<title>${title}</title>${data(closes)}<h1>${title}</h1><p>Open Monday to Friday 8:00 to 16:00.</p>`;
  const content = extractHtml(parseHtml(html), { url });
  return { id: title, kind: 'page' as const, url, title, readAt: '2026-03-01T09:00:00Z', content };
}

test('an owner is told of hours that a page states to search engines alone, with the page', () => {
  expect(describeContradiction([readPage('Home', '16:00'), readPage('Contact', '18:00')])).toMatch(
    /“Contact” tells search engines other opening hours \(.*18:00\)/,
  );
  expect(describeContradiction([readPage('Home', '16:00')])).toBeUndefined();
});
