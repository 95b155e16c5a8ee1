import { expect, test } from 'vitest';
import { distinctCitations } from './distinct-citations.ts';

const cite = (quotes: string[]) =>
  quotes.map((quote, index) => ({
    title: `Page ${index + 1}`,
    url: `https://www.sample.example/${index + 1}`,
    quote,
    readAt: '2026-11-25T00:00:00.000Z',
  }));

test.each([
  {
    case: 'a phone number, however it is written',
    quotes: ['+19708883777', 'CALL US: Phone: (970) 888-3777', '970-888-3777', '+1 970 888 3777'],
    kept: ['CALL US: Phone: (970) 888-3777'],
  },
  {
    case: 'a phone number with the trunk digit and with the country’s code',
    quotes: ['Telefon: 0371 / 909870', 'Tel. +49 371 909870'],
    kept: ['Telefon: 0371 / 909870'],
  },
  {
    case: 'the same passage on two pages, and a part of it',
    quotes: [
      'The office is open from 8 a.m. to 4 p.m.',
      'The office is open from 8 a.m. to 4 p.m',
      'open from 8 a.m.',
    ],
    kept: ['The office is open from 8 a.m. to 4 p.m.'],
  },
])('$case is one source', ({ quotes, kept }) => {
  expect(distinctCitations(cite(quotes)).map(({ quote }) => quote)).toEqual(kept);
});

test.each([
  {
    case: 'different numbers',
    quotes: ['Office: (970) 888-3777', 'Fax: (970) 888-3778'],
  },
  {
    case: 'two sentences with the same number',
    quotes: [
      'To enroll a child for the coming year, please call (970) 888-3777.',
      'If your child is ill in the morning, please let us know at (970) 888-3777.',
    ],
  },
  {
    case: 'a part of a word',
    quotes: ['Fees: $45', 'Fees: $450'],
  },
])('$case stay separate sources', ({ quotes }) => {
  expect(distinctCitations(cite(quotes)).map(({ quote }) => quote)).toEqual(quotes);
});
