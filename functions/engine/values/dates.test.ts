import { describe, expect, it } from 'vitest';
import { describeDate, isPast } from './describe-date.ts';
import { readDates } from './read-dates.ts';
import { readYearContext } from './year-context.ts';

const schoolYear = readYearContext(['Hill School', '2025-26 calendar']);

describe('readDates', () => {
  it.each([
    ['1 May 2024', '2024-05-01', undefined],
    ['Wednesday, May 1st, 2024', '2024-05-01', undefined],
    ['bis 15. März 2026', '2026-03-15', undefined],
    ['le 1er août 2025', '2025-08-01', undefined],
    ['el 3 de abril de 2026', '2026-04-03', undefined],
    ['15 апреля 2026', '2026-04-15', undefined],
    ['2026年4月15日', '2026-04-15', undefined],
    ['2026년 4월 15일', '2026-04-15', undefined],
    ['31.12.2025', '2025-12-31', undefined],
    ['25/12/2025', '2025-12-25', undefined],
    ['12/25/2025', '2025-12-25', undefined],
    ['3–5 March 2026', '2026-03-03', '2026-03-05'],
    ['March 3-5, 2026', '2026-03-03', '2026-03-05'],
    ['from 3 March to 5 April 2026', '2026-03-03', '2026-04-05'],
    ['20 December – 3 January 2026', '2025-12-20', '2026-01-03'],
    ['vom 1.3.2026 bis zum 5.3.2026', '2026-03-01', '2026-03-05'],
  ])('reads "%s"', (text, from, to) => {
    expect(readDates(text)).toEqual([{ text: expect.any(String), from, ...(to && { to }) }]);
  });

  it.each([
    ['September 3', '2025-09-03'],
    ['14 January', '2026-01-14'],
  ])('takes the year of "%s" from the school year in the heading', (text, from) => {
    expect(readDates(text, { context: schoolYear })).toMatchObject([{ from }]);
  });

  it.each([
    '3 March',
    '4/5/2026',
    '31 February 2026',
    'May 2024 brings news',
    'at 10:30 on the 4th',
    '1.2.3',
  ])('finds no date in "%s"', (text) => expect(readDates(text)).toEqual([]));

  it('reads ambiguous numeric dates in the order it is given', () => {
    expect(readDates('4/5/2026', { dayFirst: true })).toMatchObject([{ from: '2026-05-04' }]);
    expect(readDates('4/5/2026', { dayFirst: false })).toMatchObject([{ from: '2026-04-05' }]);
  });
});

describe('readYearContext', () => {
  it.each([
    [['Events 2019', 'Summer 2024'], { first: 2024, last: 2024 }],
    [['Saison 2024/2025', 'Termine'], { first: 2024, last: 2025 }],
    [['Born in 2011-2012'], undefined],
    [['Events 2019 and 2024'], undefined],
    [['Call 2024-555'], undefined],
  ])('of %j', (texts, expected) => expect(readYearContext(texts)).toEqual(expected));
});

describe('a past date', () => {
  const now = new Date('2026-05-02T12:00:00Z');
  it.each([
    [{ from: '2026-05-01' }, true],
    [{ from: '2026-05-02' }, false],
    [{ from: '2026-05-01', to: '2026-05-03' }, false],
  ])('%j', (days, expected) => expect(isPast(days, now)).toBe(expected));

  it.each([
    ['en', '1 May 2024'],
    ['de', '1. Mai 2024'],
    ['no such language', '1 May 2024'],
  ])('is written with its year in %s', (language, text) =>
    expect(describeDate({ from: '2024-05-01' }, language)).toBe(text),
  );
});

it('gives every day of a list the year at its end', () => {
  expect(readDates('Monday, November 23 and Tuesday, November 24, 2026')).toMatchObject([
    { from: '2026-11-23' },
    { from: '2026-11-24' },
  ]);
});

it('reads a range over New Year below one year, and past a comma', () => {
  const context = { first: 2026, last: 2026 };
  expect(readDates('December 21 to January 1', { context })).toMatchObject([
    { from: '2026-12-21', to: '2027-01-01' },
  ]);
  expect(readDates('from Thursday, December 24, 2026, through Friday, January 1, 2027')).toMatchObject([
    { from: '2026-12-24', to: '2027-01-01' },
  ]);
});

it('rejects a year in which the date falls on another weekday', () => {
  const context = { first: 2025, last: 2025 };
  expect(readDates('Sunday 6 October', { context })).toEqual([]);
  expect(readDates('Monday 6 October', { context })).toMatchObject([{ from: '2025-10-06' }]);
});
