import { type Document, isTag, isText, type ParentNode } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { textOf as contentTextOf } from '#functions/engine/crawl/read/page-text.ts';
import { extractHtml } from './extract-html.ts';
import { parseHtml } from './parse-html.ts';

/** Reads visible text recursively, like every reader. */
function textOf(parent: ParentNode | Document): string {
  return parent.children
    .map((node) => {
      if (isText(node)) return node.data;
      return isTag(node) && !['script', 'style', 'noscript', 'template'].includes(node.name)
        ? textOf(node)
        : '';
    })
    .join('');
}

const pageCharacters = 2 * 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(pageCharacters / piece.length));

const long =
  'The school teaches children from six to twelve in small groups, with lunch at noon and music every day of the week.';

describe('parseHtml', () => {
  it.each([
    ['a head that a div ends', `<head><title>T</title><div><p>${long}</p></div></html>`, long],
    [
      'a head that a text ends',
      `<head><meta charset="utf-8">${long}<p>More</p></head><body>`,
      `${long}\nMore`,
    ],
    ['a body within an open head', `<head><title>T</title><body><p>${long}</p></body>`, long],
    ['a drawing that a paragraph ends', `<div><svg><path d="M0"><p>${long}</p></div>`, long],
    [
      'rows within a form',
      '<table><form action="/x"><tr><td>Lunch<td>$4<tr><td>Bus<td>$5</form></table>',
      'Lunch\t$4\nBus\t$5',
    ],
    [
      'cells without a row, and within a form',
      '<table><td>Lunch</td><td>$4</td><tr><form><td>Bus</td><td>$5</td></form></tr></table>',
      'Lunch\t$4\nBus\t$5',
    ],
    [
      'words between rows before their table',
      '<p>Fees</p><table>Of 2027<tr><p>Per week</p><td>Lunch<td>$4</tr><tbody><h2>All</h2><tr><td>Bus<td>$5</table>',
      'Fees\nOf 2027\nPer week\nAll\nLunch\t$4\nBus\t$5',
    ],
    [
      'words between items',
      '<ul>At noon<li>Soup</li></ul><dl>Also<dt>Bus</dt><dd>$5</dd></dl>',
      'At noon\nSoup\nBus\t$5\nAlso',
    ],
    [
      'a page whose text is in noscript',
      `<h1>Elm</h1><div id="app"></div><noscript><p>${long}</p></noscript>`,
      `Elm\n${long}`,
    ],
    [
      'a page whose text is in a template',
      `<body><div id="app"></div><script type="text/template"><p>${long}</p></script>`,
      long,
    ],
    ['a copy in noscript once', `<body><p>${long}</p><noscript><p>${long}</p></noscript></body>`, long],
    [
      'no pattern for texts',
      `<body><p>Elm</p><script type="text/template"><p>{{name}} ${long}</p></script></body>`,
      'Elm',
    ],
    [
      'no notice about scripts',
      '<body><p>Elm</p><noscript><p>Please enable JavaScript to use this page.</p></noscript></body>',
      'Elm',
    ],
  ])('reads %s', (_name, html, text) => {
    expect(contentTextOf(extractHtml(parseHtml(html), { url: 'https://a.example/' }))).toBe(text);
  });

  it.each([
    '<b>',
    '<div>',
    '<table><tr><td>',
    '<table>x',
    '<table><form>',
    '<ul><li>',
    '<p>',
    '<svg>',
    '<noscript>',
    '<template>',
    '<select><option>',
    '<a href="/x">x</a>',
    '</b>',
    '<',
    '&',
    '<!--',
    '<p a=1 ',
  ])('reads two megabytes of %s into a tree that is safe to walk', (piece) => {
    expect(() => textOf(parseHtml(fill(piece)))).not.toThrow();
  });

  it('keeps the text inside deep nesting', () => {
    const html = `${'<div>'.repeat(100_000)}deep text${'</div>'.repeat(100_000)}<p>after</p>`;
    expect(textOf(parseHtml(html))).toBe('deep textafter');
  });

  it('hides scripts at any depth', () => {
    const html = `${'<div>'.repeat(300)}<noscript>hidden<b>too</b></noscript><script>var a;</script>shown`;
    expect(textOf(parseHtml(html))).toBe('shown');
  });
});
