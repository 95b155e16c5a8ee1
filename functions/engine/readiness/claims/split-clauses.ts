import { answerSource } from '#functions/engine/answer/understand/join-dialogues.ts';
import type { Statement } from '#functions/engine/knowledge/knowledge.ts';

/** A part of a statement that says one thing, `start` and `end` as offsets in its text; `label` goes with it. */
export type Clause = { start: number; end: number; label: string };

const joiner = [
  answerSource(({ joinsClauses }) => joinsClauses),
  answerSource(({ joinsChoices }) => joinsChoices),
].join('|');
const borderPattern = new RegExp(
  `[;()]|(?<=\\p{L}{3})\\.\\s|,\\s(?![\\d|])|\\s[–—]\\s|(?<!\\p{L})(?:${joiner})(?!\\p{L})`,
  'giu',
);

/**
 * Cuts a sentence at commas and conjunctions, and a table row at its cells, which keep the row's label. A bar stands for
 * each character of a value, so that no value is cut.
 */
export function splitClauses(kind: Statement['kind'], text: string): Clause[] {
  if (kind === 'row') return splitRow(text);
  const clauses: Clause[] = [];
  let start = 0;
  for (const border of text.matchAll(borderPattern)) {
    clauses.push({ start, end: border.index, label: '' });
    start = border.index + border[0].length;
  }
  return [...clauses, { start, end: text.length, label: '' }];
}

function splitRow(text: string): Clause[] {
  const dash = text.indexOf(' — ');
  const label = dash < 0 ? '' : text.slice(0, dash);
  const clauses: Clause[] = [];
  let start = dash < 0 ? 0 : dash + 3;
  if (dash > 0) clauses.push({ start: 0, end: dash, label: '' });
  for (const part of text.slice(start).split('; ')) {
    clauses.push({ start, end: start + part.length, label });
    start += part.length + 2;
  }
  return clauses;
}
