import { createHash } from 'node:crypto';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { checkLedger, type Finding } from './check-ledger.ts';
import { computeRoot } from './compute-root.ts';
import { describeCheck, describeFinding } from './describe-check.ts';
import { canonicalJson, commitText, hashEntry, hashQuote, type Sha256, toHex } from './hash-entry.ts';
import { type LedgerEntry, type LedgerFile, type LedgerLine, ledgerFileSchema } from './ledger.ts';

const sha256: Sha256 = (content) => createHash('sha256').update(content).digest();
const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
const days = ['2026-11-23', '2026-11-25', '2026-11-26'];
type AnswerLine = Extract<LedgerLine, { kind: 'answer' }>;

function makeAnswer(day: string, number: number): AnswerLine {
  const salt = `${number}`.padStart(26, 's');
  const texts = {
    question: { text: `When is the office open? ${number}`, salt },
    answer: { text: `From 8 to ${number}.`, salt: salt.replace('s', 't') },
    quotes: [`Office hours: 8 to ${number}`],
  };
  const entry: LedgerEntry = {
    ...{ version: 2, conversionId, entryId: `id${number}-2` },
    ...{ askedAt: `${day}T10:00:0${number}.000Z`, answeredAt: `${day}T10:00:0${number}.500Z` },
    question: commitText(sha256, texts.question.salt, texts.question.text),
    answer: commitText(sha256, texts.answer.salt, texts.answer.text),
    quotes: texts.quotes.map((quote) => ({
      sha256: hashQuote(sha256, quote),
      ...{ page: 'https://maple.org/hours', sourceId: 'page-1', readAt: '2026-11-20T00:00:00Z' },
    })),
    ...{ knowledge: 'v1', model: 'model-1', promptVersion: '7' },
    verdict: { outcome: 'answered', confidence: 0.93, writtenBy: ['engine', 'model'], gate: 'answers' },
  };
  return { kind: 'answer', entry, texts };
}

/** Seals the days like the nightly work. */
function makeFile(answers: AnswerLine[] = days.flatMap((day) => [1, 2, 3].map((it) => makeAnswer(day, it)))) {
  const lines: LedgerLine[] = [];
  let previousRoot: string | null = null;
  for (const day of days) {
    const ofDay = answers.filter(({ entry }) => entry.answeredAt.startsWith(day));
    const hashes = ofDay.map(({ entry }) => hashEntry(sha256, entry)).toSorted();
    const header = { version: 1 as const, conversionId, day, answers: hashes.length, previousRoot };
    const root = computeRoot(sha256, header, hashes);
    lines.push(...ofDay, { kind: 'hashes', day, hashes }, { kind: 'seal', header, root });
    previousRoot = root;
  }
  return ledgerFileSchema.parse({
    ...{ format: 'answer-record', version: 1, conversionId, from: '2026-11-23', to: '2026-11-26' },
    lines,
  });
}

const rootOf = ({ lines }: LedgerFile, day = '2026-11-26') =>
  lines.find((line) => line.kind === 'seal' && line.header.day === day);
const mailedRoot = (file: LedgerFile, day?: string) => {
  const seal = rootOf(file, day);
  return seal?.kind === 'seal' ? seal.root : '';
};
/** The file with its fourth answer, the first of the second day, replaced; without it when nothing is given. */
function replaceFourth(file: LedgerFile, change: (line: AnswerLine) => AnswerLine[]): LedgerFile {
  let number = 0;
  const lines = file.lines.flatMap((line) =>
    line.kind === 'answer' && ++number === 4 ? change(line) : [line],
  );
  return { ...file, lines };
}
const letter = (text: string) => text.replace('8', '9');
type Texts = NonNullable<AnswerLine['texts']>;
const withTexts = (file: LedgerFile, change: (texts: Texts) => Partial<Texts>) =>
  replaceFourth(file, (line) => [
    { ...line, ...(line.texts && { texts: { ...line.texts, ...change(line.texts) } }) },
  ]);

const answeredAt = '2026-11-25T10:00:01.500Z';
const fourth = { number: 4, answeredAt };
const cases: [string, (file: LedgerFile) => LedgerFile, Finding[]][] = [
  ['nothing', (file) => file, []],
  ['the order of the lines', (file) => ({ ...file, lines: file.lines.toReversed() }), []],
  [
    'one letter of a question',
    (file) =>
      withTexts(file, ({ question }) => ({
        question: { ...question, text: question.text.replace('W', 'T') },
      })),
    [{ kind: 'changed-text', ...fourth, part: 'question' }],
  ],
  [
    'one letter of an answer',
    (file) => withTexts(file, ({ answer }) => ({ answer: { ...answer, text: letter(answer.text) } })),
    [{ kind: 'changed-text', ...fourth, part: 'answer' }],
  ],
  [
    'one letter of a quote',
    (file) => withTexts(file, ({ quotes }) => ({ quotes: quotes.map(letter) })),
    [{ kind: 'changed-text', ...fourth, part: 'quote' }],
  ],
  [
    'the verdict of an entry',
    (file) =>
      replaceFourth(file, ({ entry, ...line }) =>
        entry.version === 2
          ? [{ ...line, entry: { ...entry, verdict: { ...entry.verdict, gate: 'part' } } }]
          : [],
      ),
    [{ kind: 'changed-entry', ...fourth }],
  ],
  [
    'a field that was not there',
    (file) => replaceFourth(file, (line) => [{ ...line, entry: { ...line.entry, note: 'approved' } }]),
    [{ kind: 'changed-entry', ...fourth }],
  ],
  [
    'a field of a quote that was not there',
    (file) =>
      replaceFourth(file, (line) => {
        const quotes = line.entry.quotes.map((quote) => ({ ...quote, note: 'approved' }));
        return [{ ...line, entry: { ...line.entry, quotes } }];
      }),
    [{ kind: 'changed-entry', ...fourth }],
  ],
  [
    'an entry taken away',
    (file) => replaceFourth(file, () => []),
    [{ kind: 'missing-entries', day: '2026-11-25', count: 1 }],
  ],
  [
    'an entry put in',
    (file) => replaceFourth(file, (line) => [line, makeAnswer('2026-11-25', 4)]),
    [{ kind: 'added-entry', number: 7, answeredAt: '2026-11-25T10:00:04.500Z' }],
  ],
  [
    'an entry given twice',
    (file) => replaceFourth(file, (line) => [line, line]),
    [{ kind: 'added-entry', number: 5, answeredAt }],
  ],
  [
    'an entry on a day without answers',
    (file) => replaceFourth(file, (line) => [makeAnswer('2026-11-24', 1), line]),
    [{ kind: 'added-entry', number: 4, answeredAt: '2026-11-24T10:00:01.500Z' }],
  ],
  [
    'the words of an answer that was removed',
    (file) => replaceFourth(file, ({ kind, entry }) => [{ kind, entry }]),
    [{ kind: 'redacted-entry', ...fourth }],
  ],
  [
    'a day taken away',
    (file) => ({
      ...file,
      lines: file.lines.filter((line) => !JSON.stringify(line).includes('"2026-11-25')),
    }),
    [{ kind: 'broken-link', day: '2026-11-26' }],
  ],
  [
    'the root of a day',
    (file) => ({
      ...file,
      lines: file.lines.map((line) =>
        line.kind === 'seal' && line.header.day === '2026-11-26' ? { ...line, root: '0'.repeat(64) } : line,
      ),
    }),
    [{ kind: 'changed-seal', day: '2026-11-26' }],
  ],
  [
    'the latest day, not sealed yet',
    (file) => ({
      ...file,
      lines: file.lines.filter(
        (line) =>
          line.kind === 'answer' || (line.kind === 'hashes' ? line.day : line.header.day) !== '2026-11-26',
      ),
    }),
    [{ kind: 'unsealed', day: '2026-11-26', count: 3 }],
  ],
];

test.each(cases)('the check of %s says exactly that', (_name, change, findings) => {
  const check = checkLedger(sha256, ledgerFileSchema.parse(change(makeFile())));
  expect(check.findings).toEqual(findings);
  const isHarmless = findings.every(({ kind }) => kind === 'redacted-entry' || kind === 'unsealed');
  expect(check.isIntact).toBe(isHarmless);
  expect(describeCheck(check)).toMatch(isHarmless ? /agrees with itself/ : /was changed after/);
  for (const finding of findings) expect(describeFinding(finding)).toMatch(/^(Answer \d|2026-11-)/);
});

describe('the code of a mail', () => {
  test('proves every day up to its own, and counts the answers after it', () => {
    const file = makeFile();
    const check = checkLedger(sha256, file, ` ${mailedRoot(file, '2026-11-25').toUpperCase()}\n`);
    expect(check).toMatchObject({ isIntact: true, proven: { through: '2026-11-25', later: 3 } });
    expect(describeCheck(check)).toContain('Complete: every answer up to 2026-11-25');
  });

  test('shows a file that was changed and sealed again from the first day to the last', () => {
    const code = mailedRoot(makeFile());
    const forged = makeFile(days.flatMap((day) => [1, 2].map((it) => makeAnswer(day, it))));
    expect(checkLedger(sha256, forged).findings).toEqual([]);
    const check = checkLedger(sha256, forged, code);
    expect(check.findings).toEqual([{ kind: 'unknown-root' }]);
    expect(describeCheck(check)).toBe('The file agrees with itself, but not with the code of the email.');
  });

  test('shows that the last days were cut off', () => {
    const file = makeFile();
    const cut = { ...file, lines: file.lines.slice(0, 10) };
    expect(checkLedger(sha256, cut, mailedRoot(file)).findings).toEqual([{ kind: 'unknown-root' }]);
  });
});

test('answers recorded before an answer could have several authors are still checked', () => {
  const old = days.flatMap((day) =>
    [1, 2].map((number): AnswerLine => {
      const { entry, ...line } = makeAnswer(day, number);
      const verdict = { ...entry.verdict, writtenBy: 'model' as const };
      return { ...line, entry: { ...entry, version: 1, verdict } };
    }),
  );
  const file = makeFile([...old, makeAnswer('2026-11-26', 3)]);
  expect(checkLedger(sha256, file, mailedRoot(file))).toMatchObject({ findings: [], proven: { later: 0 } });
});

test('a letter moved from a text into its salt makes the file unreadable', () => {
  const file = makeFile();
  const moved = withTexts(file, ({ question: { text, salt } }) => ({
    question: { text: text.slice(1), salt: salt + text.slice(0, 1) },
  }));
  expect(checkLedger(sha256, moved).findings).toEqual([]);
  expect(ledgerFileSchema.safeParse(moved).success).toBe(false);
});

test('roots follow the tree of RFC 6962, and every SHA-256 gives the same', () => {
  const header = { version: 1 as const, conversionId, day: '2026-11-26', answers: 2, previousRoot: null };
  const [one, two] = [toHex(sha256('one')), toHex(sha256('two'))];
  const bytes = (...parts: (string | number[])[]) =>
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : Buffer.from(part))),
    );
  const [low = '', high = ''] = [one, two].toSorted();
  const leaf = toHex(sha256(bytes([0], Buffer.from(canonicalJson(header)).toString('hex'))));
  const left = toHex(sha256(bytes([1], leaf, low)));
  const root = toHex(sha256(bytes([1], left, high)));
  expect(computeRoot(sha256, header, [high, low])).toBe(root);
  const noble: Sha256 = (content) =>
    nobleSha256(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  expect(computeRoot(noble, header, [one, two])).toBe(root);
});
