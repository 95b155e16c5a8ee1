import { computeRoot } from './compute-root.ts';
import { commitText, hashEntry, hashQuote, type Sha256 } from './hash-entry.ts';
import type { LedgerFile, LedgerLine } from './ledger.ts';

type Answer = Extract<LedgerLine, { kind: 'answer' }>;
type Seal = Extract<LedgerLine, { kind: 'seal' }>;

/** What the check found. Numbers count the answers of the file by time, from 1. */
export type Finding =
  | { kind: 'changed-entry' | 'added-entry' | 'redacted-entry'; number: number; answeredAt: string }
  | { kind: 'changed-text'; number: number; answeredAt: string; part: 'question' | 'answer' | 'quote' }
  | { kind: 'missing-entries' | 'unsealed'; day: string; count: number }
  | { kind: 'changed-seal' | 'broken-link'; day: string }
  | { kind: 'unknown-root' };

/** The result of a check. */
export type LedgerCheck = {
  findings: Finding[];
  answers: number;
  days: number;
  /** Nothing contradicts the file. Redacted answers and days that are not sealed yet do not. */
  isIntact: boolean;
  /** The day of the mailed code, which proves the file up to its end, and the answers after it. */
  proven?: { through: string; later: number };
};

type Numbered = Answer & { number: number; hash: string };

/** Checks a file by itself, and against the code of a mail. */
export function checkLedger(sha256: Sha256, file: LedgerFile, mailedRoot = ''): LedgerCheck {
  const answers = file.lines
    .filter((line) => line.kind === 'answer')
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((line, index) => ({ ...line, number: index + 1, hash: hashEntry(sha256, line.entry) }));
  const seals = file.lines
    .filter((line) => line.kind === 'seal')
    .toSorted((one, other) => (one.header.day < other.header.day ? -1 : 1));
  const root = mailedRoot.replace(/\s/g, '').toLowerCase();
  const mailed = seals.find((seal) => seal.root === root);
  const findings: Finding[] = [
    ...answers.flatMap((answer) => checkTexts(sha256, answer)),
    ...checkLinks(seals),
    ...seals.flatMap((seal) => checkSeal(sha256, file, seal, answers)),
    ...checkUnsealed(seals, answers),
    ...(root && !mailed ? [{ kind: 'unknown-root' as const }] : []),
  ];
  const isIntact = findings.every(({ kind }) => kind === 'redacted-entry' || kind === 'unsealed');
  return {
    findings,
    answers: answers.length,
    days: seals.length,
    isIntact,
    ...(isIntact && mailed && { proven: describeProven(mailed.header.day, answers) }),
  };
}

function describeProven(through: string, answers: readonly Answer[]) {
  return { through, later: answers.filter(({ entry }) => dayOf(entry) > through).length };
}

const keyOf = ({ entry }: Answer): string => `${entry.answeredAt} ${entry.entryId}`;

function checkTexts(sha256: Sha256, { number, entry, texts }: Numbered): Finding[] {
  const { answeredAt } = entry;
  if (!texts) return [{ kind: 'redacted-entry', number, answeredAt }];
  const { question, answer, quotes } = texts;
  const areQuotesSame =
    quotes.length === entry.quotes.length &&
    quotes.every((quote, index) => hashQuote(sha256, quote) === entry.quotes[index]?.sha256);
  const checks = [
    ['question', commitText(sha256, question.salt, question.text) === entry.question],
    ['answer', commitText(sha256, answer.salt, answer.text) === entry.answer],
    ['quote', areQuotesSame],
  ] as const;
  return checks.flatMap(([part, isSame]) =>
    isSame ? [] : [{ kind: 'changed-text' as const, number, answeredAt, part }],
  );
}

function checkLinks(seals: readonly Seal[]): Finding[] {
  return seals.flatMap(({ header: { day, previousRoot } }, index) => {
    const before = seals[index - 1];
    return before && before.root !== previousRoot ? [{ kind: 'broken-link' as const, day }] : [];
  });
}

/** A day's root against its list of hashes, and the list against the day's answers. */
function checkSeal(
  sha256: Sha256,
  { lines }: LedgerFile,
  { header, root }: Seal,
  answers: readonly Numbered[],
): Finding[] {
  const { day } = header;
  const hashes = lines.flatMap((line) => (line.kind === 'hashes' && line.day === day ? line.hashes : []));
  const isSame = header.answers === hashes.length && computeRoot(sha256, header, hashes) === root;
  const waiting = new Set(hashes);
  const strangers = answers.filter(({ entry, hash }) => dayOf(entry) === day && !waiting.delete(hash));
  const changed = Math.min(strangers.length, waiting.size);
  const missing = waiting.size - changed;
  return [
    ...(isSame ? [] : [{ kind: 'changed-seal' as const, day }]),
    ...strangers.map(({ number, entry: { answeredAt } }, index) => ({
      kind: index < changed ? ('changed-entry' as const) : ('added-entry' as const),
      number,
      answeredAt,
    })),
    ...(missing > 0 ? [{ kind: 'missing-entries' as const, day, count: missing }] : []),
  ];
}

/** The latest days wait for their seal; an earlier one was sealed with its answers, or had none. */
function checkUnsealed(seals: readonly Seal[], answers: readonly Numbered[]): Finding[] {
  const sealedDays = new Set(seals.map(({ header }) => header.day));
  const lastDay = seals.at(-1)?.header.day ?? '';
  const open = answers.filter(({ entry }) => !sealedDays.has(dayOf(entry)));
  const [added, waiting] = [
    open.filter(({ entry }) => dayOf(entry) < lastDay),
    open.filter(({ entry }) => dayOf(entry) > lastDay).map(({ entry }) => dayOf(entry)),
  ];
  return [
    ...added.map(({ number, entry: { answeredAt } }) => ({
      ...{ kind: 'added-entry' as const, number, answeredAt },
    })),
    ...[...new Set(waiting)].map((day) => ({
      ...{ kind: 'unsealed' as const, day, count: waiting.filter((it) => it === day).length },
    })),
  ];
}

const dayOf = ({ answeredAt }: Answer['entry']): string => answeredAt.slice(0, 10);
