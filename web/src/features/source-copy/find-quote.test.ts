import { expect, test } from 'vitest';
import type { CopyBlock } from '#shared/contract/assistant/chat.ts';
import { findQuote, listPieces } from './find-quote.ts';

const blocks: CopyBlock[] = [
  { kind: 'heading', level: 1, text: 'Fees' },
  { kind: 'paragraph', text: 'Fees are due in May. A late fee of $25 applies.' },
  { kind: 'list', ordered: false, items: ['Books', 'Bus, in May', 'Lunch'] },
  {
    kind: 'table',
    header: ['Grade', 'Fee'],
    rows: [
      ['One', '$365'],
      ['Two', '$450', '$450'],
      ['', 'Bus'],
    ],
  },
  { kind: 'paragraph', text: 'Pupils may use the library. It has 300 books.' },
  { kind: 'paragraph', text: 'It is open from 10 to 4.' },
  { kind: 'paragraph', text: 'It is closed on Sundays.' },
];

/** The highlighted texts. */
function marked(quote: string): string[] {
  return findQuote(blocks, quote).marks.map(({ block, piece, start, end }) => {
    const found = blocks[block];
    return found ? (listPieces(found)[piece] ?? '').slice(start, end) : '';
  });
}

test.each([
  ['a sentence', 'A late fee of $25 applies.', ['A late fee of $25 applies.']],
  ['items of one list', 'Books\nLunch', ['Books', 'Lunch']],
  ['items, and the heading that the quote begins with', 'Fees\nBooks\nLunch', ['Fees', 'Books', 'Lunch']],
  [
    'paragraphs that follow each other',
    'Pupils may use the library.\nIt is open from 10 to 4.\nIt is closed on Sundays.',
    ['Pupils may use the library.', 'It is open from 10 to 4.', 'It is closed on Sundays.'],
  ],
  ['a row', 'Two $450 $450', ['Two $450 $450']],
  ['a row with a cell that spans two columns', 'Two $450', ['Two $450']],
  [
    'a slightly changed sentence',
    'A late fee of $30 applies',
    ['Fees are due in May. A late fee of $25 applies.'],
  ],
  ['nothing for a missing sentence', 'The pool opens in June', []],
  ['nothing for a blank quote', ' \n ', []],
])('finds %s', (_name, quote, expected) => {
  expect(marked(quote)).toEqual(expected);
});

test.each([
  [
    'sentences that stand far from each other',
    'A late fee of $25 applies.\nIt is closed on Sundays.',
    ['A late fee of $25 applies.', 'It is closed on Sundays.'],
    true,
  ],
  ['a row and a sentence', 'Two $450\nIt has 300 books.', ['Two $450', 'It has 300 books.'], true],
  [
    'what is there of a quote of which a sentence is gone',
    'A late fee of $25 applies.\nThe pool opens in June.\nIt has 300 books.',
    ['A late fee of $25 applies.', 'It has 300 books.'],
    false,
  ],
  ['that all of it is gone', 'The pool opens in June.\nIt has slides.', [], false],
])('marks every sentence of a quote, or tells that some are gone: %s', (_name, quote, expected, isWhole) => {
  expect([marked(quote), findQuote(blocks, quote).isWhole]).toEqual([expected, isWhole]);
});
