import { expect, it } from 'vitest';
import { withTextFragment } from './text-fragment.ts';

const page = 'https://a.example/p';

it.each([
  ['a short quote whole', page, 'Open daily', `${page}#:~:text=Open%20daily`],
  ['dashes, commas and ampersands escaped', page, 'A-B, C & D', `${page}#:~:text=A%2DB%2C%20C%20%26%20D`],
  ['a fragment kept', `${page}#fees`, 'Open', `${page}#fees:~:text=Open`],
  ['an earlier text directive replaced', `${page}#:~:text=Old`, 'New', `${page}#:~:text=New`],
  ['lines as the ends of a range', page, 'First line\nLast line', `${page}#:~:text=First%20line,Last%20line`],
  ['the cells of a row as the ends of a range', page, 'Adult\t$5\t$9', `${page}#:~:text=Adult,%249`],
  ['a number before a telling cell as its context', page, '1\tWidth\tno', `${page}#:~:text=1-,Width,no`],
  ['nothing without a quote', page, ' ', page],
])('writes %s', (_, url, quote, expected) => {
  expect(withTextFragment(url, quote)).toBe(expected);
});

it('cuts a long quote without spaces at word boundaries', () => {
  const quote = `${'私たちの学校では毎年春に新しい生徒を迎える式を行います'.repeat(4)}。`;
  const [start, end] = decodeURIComponent(withTextFragment(page, quote).split(':~:text=')[1] ?? '').split(
    ',',
  );
  expect(start).toBe('私たちの学校では毎年');
  expect(quote.endsWith(end ?? 'missing')).toBe(true);
  expect(end?.length).toBeLessThan(20);
});

it('uses the first and last words of a long quote', () => {
  const quote =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
  expect(withTextFragment(page, quote)).toBe(
    `${page}#:~:text=one%20two%20three%20four%20five%20six,eleven%20twelve%20thirteen%20fourteen%20fifteen%20sixteen`,
  );
});
