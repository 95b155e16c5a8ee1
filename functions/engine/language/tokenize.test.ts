import { expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

/** An ideograph selects the patterns for all scripts instead of reading letter by letter. */
const ideograph = '学';

it.each([
  'Opening hours: 9-12, 14-18.30 (Mon-Fri)',
  'a B.A., the U.S.A. and a.b.cd at 9 p.m. or 1.5 h',
  'X-ray, e-mail-list, 2024-25, -x, y- and --',
  'x-a.b a.b-c A.1 1.A a..b a.-b B.A',
  'don’t — “quoted” under_score and/or C++',
  '   ',
])('reads "%s" the same with and without letters of other scripts beside it', (text) => {
  expect(tokenize(text)).toEqual(tokenize(`${text} ${ideograph}`).slice(0, -1));
});
