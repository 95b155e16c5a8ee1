import type { Statement } from '#functions/engine/knowledge/knowledge.ts';
import { answerSource } from '#functions/engine/search/join-dialogues.ts';

/** A part of a statement, from offset `start` to `end`; `label` belongs to it. */
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
 * Splits a sentence at commas and conjunctions, and a table row into cells with the row's label. Values are masked
 * with bars, so none is split.
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
