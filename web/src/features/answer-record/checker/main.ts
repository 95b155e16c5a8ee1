import { sha256 } from '@noble/hashes/sha2.js';
import { checkLedger } from '#shared/domain/ledger/check-ledger.ts';
import { describeCheck, describeFinding } from '#shared/domain/ledger/describe-check.ts';
import type { Sha256 } from '#shared/domain/ledger/hash-entry.ts';
import { type LedgerFile, type LedgerLine, ledgerFileSchema } from '#shared/domain/ledger/ledger.ts';

/** More lines make the page slow; the check itself covers all of them. */
const shownLines = 500;

const find = (id: string) => document.getElementById(id) ?? document.body;
const encoder = new TextEncoder();
const hash: Sha256 = (content) => sha256(typeof content === 'string' ? encoder.encode(content) : content);
let file: LedgerFile | 'none' | 'unreadable' = 'none';

find('file').addEventListener('change', async ({ target }) => {
  const chosen = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
  file = chosen ? readFile(await chosen.text()) : 'none';
  show();
});
find('code').addEventListener('input', show);

function readFile(text: string): LedgerFile | 'unreadable' {
  try {
    return ledgerFileSchema.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

function show(): void {
  switch (file) {
    case 'none':
      report('Choose a file.', []);
      break;
    case 'unreadable':
      report(
        'This file is not an answer record, or it was changed so that nobody can read it. Choose the .json file that the dashboard downloaded.',
        [],
      );
      break;
    default:
      showCheck(file);
  }
}

function showCheck(checked: LedgerFile): void {
  const code = find('code');
  const check = checkLedger(hash, checked, code instanceof HTMLInputElement ? code.value : '');
  report(describeCheck(check), check.findings.map(describeFinding));
  const answers = checked.lines
    .filter((line) => line.kind === 'answer')
    .toSorted((one, other) => (one.entry.answeredAt < other.entry.answeredAt ? -1 : 1));
  find('answers-title').hidden = answers.length === 0;
  find('answers').append(...answers.slice(0, shownLines).map((answer) => listItem(describeAnswer(answer))));
}

function report(verdict: string, findings: readonly string[]): void {
  find('verdict').textContent = verdict;
  find('findings').replaceChildren(...findings.slice(0, shownLines).map((text) => listItem([text])));
  find('answers-title').hidden = true;
  find('answers').replaceChildren();
}

/** An answer as the record has it, one line each. */
function describeAnswer({ entry, texts }: Extract<LedgerLine, { kind: 'answer' }>): string[] {
  const { answeredAt, model, promptVersion, verdict, quotes } = entry;
  const gate = verdict.gate ? `, gate: ${verdict.gate}` : '';
  const authors = [verdict.writtenBy].flat().join(' and ');
  return [
    `${answeredAt}: ${verdict.outcome} (${Math.round(verdict.confidence * 100)}%), written by: ${authors}${gate}`,
    ...(model ? [`Model: ${model}, prompt ${promptVersion}`] : []),
    ...(texts ? [`Question: ${texts.question.text}`, `Answer: ${texts.answer.text}`] : []),
    ...quotes.map(({ page, sha256: quoteHash }, index) => {
      const quote = texts?.quotes[index];
      return `Quote: ${quote ? `“${quote}”` : `SHA-256 ${quoteHash}`} (${page ?? 'uploaded document'})`;
    }),
  ];
}

function listItem(lines: readonly string[]): HTMLLIElement {
  const item = document.createElement('li');
  const paragraphs = lines.map((line) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    return paragraph;
  });
  item.append(...paragraphs);
  return item;
}
