import { type Document, isTag, isText, type ParentNode } from 'domhandler';
import { describe, expect, it } from 'vitest';
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

describe('parseHtml', () => {
  it.each([
    '<b>',
    '<div>',
    '<table><tr><td>',
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
