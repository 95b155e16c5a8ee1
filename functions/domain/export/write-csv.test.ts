import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { exportSessions } from '../chat-history/export-sessions.ts';
import { sessionRecordSchema } from '../chat-history/session-record.ts';
import { exportSubmissions } from '../forms/export-submissions.ts';
import { storedFormSchema } from '../forms/form.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const at = now().toISOString();

/** Every export of the product, with a visitor's text in one cell. */
const exports = {
  conversations: async (text: string) => {
    const record = sessionRecordSchema.parse({
      ...{ sessionId: 's1', startedAt: at, lastAt: at },
      ...{ firstQuestion: text, messageCount: 2, outcome: 'answered' },
    });
    const chatHistory = { listSessions: async () => ({ records: [record] }) };
    const { content } = await exportSessions(
      { chatHistory, live: { listTurns: async () => [] }, now },
      { conversionId: 'c', period: 'daily' },
    );
    return content;
  },
  submissions: async (text: string) => {
    const form = storedFormSchema.parse({
      ...{ formId: 'f', conversionId: 'c', brandId: 'edgpt', name: 'Visit', description: '' },
      ...{ type: 'built', filename: null, url: null, workflow: {}, createdAt: at },
      fields: [{ id: 'q', kind: 'text', label: 'Your question' }],
    });
    const submission = {
      ...{ submissionId: '1', formId: 'f', formName: 'Visit', submittedAt: at, source: 'page' },
      ...{ completionSeconds: 9, answers: [{ fieldId: 'q', label: 'Your question', answer: text }] },
    };
    const forms = { listSubmissions: async () => [submission] };
    return (await exportSubmissions({ forms, now }, form)).csv;
  },
};
const exporters = Object.entries(exports).map(([name, write]) => ({ name, write }));

/**
 * Parses strictly by RFC 4180: CRLF ends a record, all records have the same number of cells, quotes enclose whole
 * cells.
 */
function readStrictly(csv: string): string[][] {
  return parse(csv, {
    bom: true,
    record_delimiter: '\r\n',
    cast: (value, { quoting }) => {
      if (!quoting) throw new Error(`${JSON.stringify(value)} is not quoted`);
      return value;
    },
  });
}

const formula = /^[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]/;
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Finds formulas as a careless spreadsheet would: it splits at any separator and drops invisible characters. */
function findFormulas(text: string): string[] {
  return text
    .split(/[\r\n\v\f\u0085\u2028\u2029\t,;|"]|%0[9ad]/i)
    .map((piece) => piece.replace(unseen, ''))
    .filter((piece) => formula.test(piece));
}

const plain = [
  'When do you open?',
  'first line\nsecond line',
  'carriage\rreturn',
  'windows\r\nlines',
  'a "quoted" word, and more; then\ttabs',
  '',
  "it's 5-6 o'clock, e-mail ana@nunez.example",
];

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  "hello\n=cmd|' /C calc'!A0",
  "hello\r=cmd|' /C calc'!A0",
  'hello\r\n@SUM(A1)',
  'a,=1+1',
  'a;=1+1',
  ';=1+1',
  'a\t=1+1',
  'a|=1+1',
  'a","=1+1',
  '"=1+1"',
  ' =1+1',
  '\t=1+1',
  '\n=1+1',
  '\r=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '\u00a0=1+1',
  '\u3164\u2800=1+1',
  '\u0000\u0007=1+1',
  'a\u2028=1+1',
  'a\u0085+1',
  'a\n\u200b \ufeff-1',
  '\u202e=1+1',
  '\uff1d1+1',
  '\ufe661+1',
  '%0A-3+3+cmd|',
  '=DDE("cmd";"/C calc";"x")',
];

test('a long cell of separators takes no longer than other cells', async () => {
  const text = `${'\t, ;'.repeat(100_000)}x`;
  expect(readStrictly(await exports.submissions(text))[1]).toContain(text);
});

describe.each(exporters)('the export of $name', ({ write }) => {
  test.each(plain)('keeps %j complete in one cell', async (text) => {
    const [head, ...records] = readStrictly(await write(text));
    expect(records).toHaveLength(1);
    expect(records[0]).toHaveLength(head?.length ?? 0);
    expect(records[0]).toContain(text);
  });

  test.each(hostile)('neutralises the formula in %j for every spreadsheet', async (text) => {
    const csv = await write(text);
    const [head, ...records] = readStrictly(csv);
    expect(records).toHaveLength(1);
    expect(records[0]).toHaveLength(head?.length ?? 0);
    expect(findFormulas(csv)).toEqual([]);
    // The text is complete; only single quotes, which spreadsheets read as "this is text", are added.
    expect(records[0]?.map((cell) => cell.replaceAll("'", ''))).toContain(text.replaceAll("'", ''));
  });
});
