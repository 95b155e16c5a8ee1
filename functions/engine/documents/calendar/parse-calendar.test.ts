import { describe, expect, it } from 'vitest';
import { parseCalendar } from './parse-calendar.ts';

const now = new Date('2026-11-27T12:00:00Z');
const start = 'DTSTART;TZID=America/New_York:20260903T153000';
const weekly = 'RRULE:FREQ=WEEKLY;BYDAY=TH';

function textOf(...events: string[][]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'UID:1', ...event, 'END:VEVENT']);
  const ics = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-TIMEZONE:America/New_York', ...lines, 'END:VCALENDAR'];
  const { blocks } = parseCalendar(Buffer.from(ics.join('\r\n')), now);
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? block.text : [])).join('\n');
}

describe('rules in words and their next dates', () => {
  it.each([
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2', 'every month on the second Monday', 'Monday 14 December 2026'],
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', 'every month on the last Friday', 'Friday 27 November 2026'],
    ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1,3', 'on the first and third Tuesday', 'Tuesday 1 December 2026'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'on the last weekday (Monday to Friday)',
      'Monday 30 November 2026',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', 'on the last of day', 'Monday 30 November 2026'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of the month', 'Monday 30 November 2026'],
    ['FREQ=YEARLY;BYMONTH=9;BYDAY=TH;BYSETPOS=1', 'the first Thursday in September', '2 September 2027'],
    ['FREQ=WEEKLY;BYDAY=TH;UNTIL=20270604T035959Z', 'until Thursday 3 June 2027', '3 December 2026'],
    ['FREQ=WEEKLY;BYDAY=TH;UNTIL=20261210', 'until Thursday 10 December 2026', '10 December 2026'],
    ['FREQ=WEEKLY;COUNT=15', '15 times, the last on Thursday 10 December 2026', '3 December 2026'],
  ])('%s', (rule, words, next) => {
    const [when = '', dates = ''] = textOf([start, `RRULE:${rule}`]).split('\n');
    expect(when).toContain(words);
    expect(dates).toMatch(/^Next dates: /);
    expect(dates).toContain(next);
  });

  it('shows the end in the zone of the start, by its own definition too', () => {
    const evening = 'DTSTART;TZID=America/Los_Angeles:20260903T200000';
    const text = textOf([evening, `${weekly};UNTIL=20261204T040000Z`]);
    expect(text).toContain('until Thursday 3 December 2026\nNext dates: Thursday 3 December 2026');
  });

  it('tells no next date of a series that is over', () => {
    expect(textOf([start, `${weekly};UNTIL=20261120T045959Z`])).not.toContain('Next dates');
  });

  it('finds the dates of a series that began long ago', () => {
    const text = textOf(['DTSTART:20150113T203000', 'RRULE:FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU']);
    expect(text).toContain('Next dates: Tuesday 12 January 2027, Tuesday 13 April 2027');
  });
});

describe('exceptions of a series', () => {
  const december = (day: string) => `RECURRENCE-ID;TZID=America/New_York:202612${day}T153000`;
  const at = (day: string) => `DTSTART;TZID=America/New_York:202612${day}`;
  it.each<[string, string[][], string, string]>([
    [
      'cancelled dates',
      [
        [start, weekly],
        [december('03'), at('03T153000'), 'STATUS:CANCELLED'],
      ],
      'every week on Thursday; cancelled on Thursday 3 December 2026',
      'Next dates: Thursday 10 December 2026, Thursday 17 December 2026',
    ],
    [
      'moved dates',
      [
        [start, weekly],
        [december('10'), at('11T160000')],
      ],
      'moved from Thursday 10 December 2026 to Friday 11 December 2026, 16:00',
      'Thursday 3 December 2026, Friday 11 December 2026 at 16:00, Thursday 17 December 2026',
    ],
    [
      'all dates from one on',
      [
        [start, weekly],
        [december('10').replace(';', ';RANGE=THISANDFUTURE;'), at('11T160000')],
      ],
      'from Thursday 10 December 2026 on moved',
      'Friday 11 December 2026 at 16:00, Friday 18 December 2026 at 16:00',
    ],
    [
      'excluded times and days, in any zone',
      [[start, weekly, 'EXDATE:20261203T203000Z', 'EXDATE;VALUE=DATE:20261210']],
      'except Thursday 3 December 2026 and Thursday 10 December 2026',
      'Next dates: Thursday 17 December 2026',
    ],
    [
      'added dates',
      [[start, 'RDATE;TZID=America/New_York:20261219T100000']],
      'also on Saturday 19 December 2026 at 10:00',
      'Next dates: Saturday 19 December 2026 at 10:00',
    ],
    [
      'dates with another place',
      [
        [start, weekly],
        [december('10'), at('10T153000'), 'LOCATION:Library'],
      ],
      'When: Thursday 10 December 2026, 15:30\nWhere: Library',
      'Thursday 3 December 2026, Thursday 10 December 2026',
    ],
  ])('tells %s', (_, events, words, next) => {
    const text = textOf(...events);
    expect(text).toContain(words);
    expect(text).toContain(next);
  });
});

describe('broken and hostile rules', () => {
  it.each([
    ['FREQ=NEVER', 'repeated, but its rule cannot be read'],
    ['freq=weekly;byday=th', 'every week on Thursday'],
    ['FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', 'every second'],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'every day'],
    ['FREQ=DAILY;COUNT=999999999', '999999999 dates in all'],
    ['FREQ=DAILY;INTERVAL=999999999', 'every 999999999 days'],
  ])('%s ends with what is readable', (rule, words) => {
    const started = performance.now();
    const text = textOf([start, `RRULE:${rule}`], ['DTSTART:never'], ['DTSTART;VALUE=DATE:20270105']);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(text).toContain(words);
    expect(text).toContain('Tuesday 5 January 2027');
  });
});
