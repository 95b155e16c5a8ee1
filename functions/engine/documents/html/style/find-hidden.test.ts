import { expect, test } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { extractHtml } from '../extract-html.ts';
import { parseHtml } from '../parse-html.ts';

const fact = 'Tuition is $1,200 a year.';

function read(css: string, body: string): string {
  const html = `<!doctype html><html lang="en"><head><title>Fees</title><style>${css}</style></head><body><h1>Fees</h1>${body}<p>Fees are due in September.</p></body></html>`;
  return textOf(extractHtml(parseHtml(html), { url: 'https://a.example/' }));
}

const onRanges = `
  @media (width < 768px) { .phone { display: none } }
  @media (768px <= width < 1025px) { .tablet { display: none } }
  @media (1025px <= width) { .desk { display: none } }`;
const forReaders =
  '.note{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.note:focus{clip-path:none;width:auto;height:auto}';

test.each([
  ['on each range of widths', onRanges, `<p class="phone tablet desk">${fact}</p>`],
  ['until it has the focus, which it cannot have', forReaders, `<h2 class="note">${fact}</h2>`],
  [
    'by the color of the ground, also where it is selected',
    'p.note{color:#fff}p.note::selection{color:#fff;background:#fff}',
    `<p class="note">${fact}</p>`,
  ],
  ['for browsers without frames', '', `<noframes><p>${fact}</p></noframes>`],
])('hides what is hidden %s', (_, css, body) => {
  expect(read(css, body)).not.toContain(fact);
});

test.each([
  ['on one range of widths', onRanges, `<p class="phone desk">${fact}</p>`],
  ['once it has the focus', forReaders, `<p class="note" tabindex="0">${fact}</p>`],
  [
    'on a box beside it',
    'p.note{color:#fff;position:relative}p.note::before{content:"";background:#000;position:absolute;inset:0;z-index:-1}',
    `<p class="note">${fact}</p>`,
  ],
  [
    'in a dialog that a script opens',
    '',
    `<dialog id="fees"><p>${fact}</p></dialog><script>document.getElementById("fees").showModal()</script>`,
  ],
])('keeps what is shown %s', (_, css, body) => {
  expect(read(css, body)).toContain(fact);
});
