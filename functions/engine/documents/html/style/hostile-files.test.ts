import { describe, expect, it } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { extractHtml } from '../extract-html.ts';
import { parseHtml } from '../parse-html.ts';
import { readImports } from './read-imports.ts';
import { readScript } from './script-names.ts';

describe('linked files made to take for ever', () => {
  const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));
  it.each(['/* ', '@layer ', '@import "a', '@import url( ', '@layer a;', '@charset "'])(
    'imports end: %s',
    (piece) => {
      expect(readImports(`${fill(piece, 1_000_000)}@import`).length).toBeLessThanOrEqual(10);
    },
  );
  it.each(['"', '".abc.abc', '$("', '$(".abcd").next(', 'aClass:"', 'classList.remove("'])(
    'scripts end: %s',
    (piece) => {
      expect(readScript(`.style ${fill(piece, 2_000_000)}`).length).toBeLessThanOrEqual(5_000);
    },
  );
});

describe('sheets made to take for ever', () => {
  const deep = `${'<div class="a">'.repeat(140)}<i class="z">x</i>${'</div>'.repeat(140)}`;
  it.each([
    ['deep selectors', `${'.a '.repeat(18)}.z{display:none}`.repeat(2_000), deep],
    [
      'deep selectors that fit nothing',
      `.no ${'div '.repeat(18)}.z{display:none}`.repeat(2_000),
      deep.repeat(50),
    ],
    [
      'siblings of siblings',
      `.a${'~.a'.repeat(8)}{display:none}`.repeat(500),
      '<i class="a">x</i>'.repeat(5_000),
    ],
    [
      'inner selectors',
      `${':is(div,'.repeat(30)}p${')'.repeat(30)}{display:none}`.repeat(2_000),
      '<p>x</p>'.repeat(5_000),
    ],
    [
      'thousands of rules for thousands of elements',
      '*{display:block}'.repeat(20_000),
      '<p>x</p>'.repeat(20_000),
    ],
    ['rules within rules', '.a{'.repeat(20_000), '<p class="a">x</p>'],
    ['rules side by side within a rule', `p{${'.a{top:0} '.repeat(50_000)}}`, '<p class="a">x</p>'],
    ['layers within layers', '@layer a.b.c.d.e.f,g;'.repeat(20_000), '<p>x</p>'],
    [
      'sums without an end',
      `p{opacity:calc(${'('.repeat(290)};width:calc(1px${' + 1px'.repeat(60)})}`,
      '<p>x</p>'.repeat(2_000),
    ],
    ['has', ':has(:has(p)) p{display:none}'.repeat(1_000), '<div><p>x</p></div>'.repeat(5_000)],
    [
      'variables within variables',
      `p{${Array.from({ length: 200 }, (_, at) => `--v${at}:var(--v${at + 1})var(--v${at + 1})`).join(';')};color:var(--v0)}`,
      '<p>x</p>'.repeat(5_000),
    ],
  ])('end: %s', { timeout: 60_000 }, (_, css, body) => {
    const html = `<style>${css}</style>${body}<p>Fees are due in September.</p>`;
    expect(textOf(extractHtml(parseHtml(html), { url: 'https://a.example/' }))).toContain('due in September');
  });
});
