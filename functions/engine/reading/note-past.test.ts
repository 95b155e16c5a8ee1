import { expect, it } from 'vitest';
import { parseCalendar } from '#functions/engine/documents/calendar/parse-calendar.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { readQuestion } from '#functions/engine/search/read-question.ts';
import { notePast } from './note-past.ts';

const readAt = '2026-09-01T00:00:00Z';
const now = new Date('2027-11-27T12:00:00Z');

/** The note behind an answer that quotes each line of the calendar's event alone. */
function notesFor(rule: string): (string | undefined)[] {
  const ics = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Board meeting\r\nDTSTART:20260914T183000\r\n${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const { blocks } = parseCalendar(Buffer.from(ics), new Date(readAt));
  const content = { title: 'Calendar', blocks, structuredData: [] };
  const sources = [{ id: '1', kind: 'calendar' as const, title: 'Calendar', readAt, content }];
  const knowledge = buildKnowledge({ organisationName: 'Hill', website: null, builtAt: readAt, sources });
  const question = readQuestion('When is the board meeting?', knowledge);
  const lines = knowledge.passages.flatMap(({ statements }) => statements);
  return lines
    .filter(({ kind }) => kind !== 'heading')
    .map((line) => {
      const citation = cite(knowledge, 0, [line]);
      if (!citation) throw new Error('No citation.');
      const told = {
        words: line.text,
        surroundings: line.text,
        passage: line.text,
        context: [],
        language: 'en' as const,
      };
      const evidence = [{ ...told, citation, statements: [line] }];
      return notePast(question, [{ text: line.text, evidence, form: 'said' }], knowledge, now);
    });
}

const noted = expect.stringContaining('has passed');

it.each([
  ['', [noted]],
  ['RRULE:FREQ=MONTHLY;BYDAY=2MO', [undefined, undefined]],
  ['RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2', [undefined, undefined]],
  ['RRULE:FREQ=MONTHLY;BYDAY=2MO;UNTIL=20280614', [undefined, undefined]],
  ['RRULE:FREQ=MONTHLY;BYDAY=2MO;UNTIL=20270614', [noted, noted]],
  ['RRULE:FREQ=MONTHLY;BYDAY=2MO;COUNT=3', [noted, noted]],
  ['RRULE:FREQ=NEVER', [undefined]],
])('an event with "%s" has passed only when no date is left', (rule, notes) => {
  expect(notesFor(rule)).toEqual(notes);
});
