import type { AskedQuestion } from '../evaluate-site.ts';
import type { Reading } from './describe-reading.ts';

type Read = AskedQuestion & { reading: Reading };

/** What the reader was given and did for some questions; undefined without a tape. */
export function summarizeReadings(asked: readonly AskedQuestion[]) {
  const read = asked.flatMap((each): Read[] => (each.reading ? [{ ...each, reading: each.reading }] : []));
  if (read.length === 0) return undefined;
  const answerable = read.filter(({ question, wasPageRead }) => question.answerable && wasPageRead);
  const replied = read.filter(({ reading }) => reading.ungated !== undefined);
  const wasRight = replied.filter(({ reading }) => reading.ungated === 'right');
  return {
    pageWasRead: answerable.length,
    asked: answerable.filter(({ reading }) => reading.isAsked).length,
    holdsAnswer: answerable.filter(({ reading }) => reading.holdsAnswer).length,
    calls: sumOf(read, 'calls'),
    prompts: read.filter(({ reading }) => reading.isAsked).length,
    promptTokens: sumOf(read, 'promptTokens'),
    lines: sumOf(read, 'lines'),
    repeatedLines: sumOf(read, 'repeatedLines'),
    mostRepeated: Math.max(0, ...read.map(({ reading }) => reading.repeatedLines / (reading.lines || 1))),
    replied: replied.length,
    wrongUngated: replied.filter(({ reading }) => reading.ungated === 'wrong').length,
    wrongGated: replied.filter(({ score }) => score === 'wrong').length,
    rightUngated: wasRight.length,
    /** Right in the model's reply but not in the product's. */
    lostToGate: wasRight.filter(({ score }) => score !== 'right').length,
    verdicts: countVerdicts(replied),
  };
}

function sumOf(read: readonly Read[], key: 'calls' | 'promptTokens' | 'lines' | 'repeatedLines'): number {
  return read.reduce((sum, { reading }) => sum + reading[key], 0);
}

/** The scores of the product's replies, by the model's verdict. */
function countVerdicts(replied: readonly Read[]) {
  return Object.fromEntries(
    [...Map.groupBy(replied, ({ reading }) => reading.verdict ?? 'none')].map(([verdict, group]) => [
      verdict,
      Object.fromEntries(
        [...Map.groupBy(group, ({ score }) => score)].map(([score, { length }]) => [score, length]),
      ),
    ]),
  );
}
