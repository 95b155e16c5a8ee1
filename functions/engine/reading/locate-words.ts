import type { Statement } from '#functions/engine/knowledge/knowledge.ts';
import { escapeForPrompt } from './escape-for-prompt.ts';

/** Quoted words as they are in the passage, with their statements. */
export type Located = { words: string; statements: Statement[] };

type Token = { text: string; start: number; end: number; statement: number };

/** Runs of letters or digits, single characters of unspaced scripts, and signs that change a value. */
const tokenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+|[$€£¥₹₽%@+]/gu;
const leftOutPattern = /\s*(?:\.{3,}|…|\[…\]|\[\.{3}\]|\(\.{3}\)|\(…\))\s*/u;

/**
 * Finds quoted words in consecutive statements, regardless of spaces, quotes, dashes and case; one result per part
 * around "…". Undefined if a part is missing.
 */
export function locateWords(words: string, statements: readonly Statement[]): Located[] | undefined {
  const tokens = statements.flatMap(({ text }, statement) => readTokens(escapeForPrompt(text), statement));
  const parts = words
    .split(leftOutPattern)
    .map((part) => readTokens(escapeForPrompt(part), 0).map(({ text }) => text))
    .filter((part) => part.length > 0);
  if (parts.length === 0) return undefined;
  const located: Located[] = [];
  let from = 0;
  for (const part of parts) {
    const start = findRun(tokens, part, from) ?? findRun(tokens, part, 0);
    if (start === undefined) return undefined;
    from = start + part.length;
    located.push(describeRun(tokens.slice(start, from), statements));
  }
  return located;
}

function readTokens(text: string, statement: number): Token[] {
  return [...text.matchAll(tokenPattern)].map((match) => ({
    text: match[0].normalize('NFKC').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
    statement,
  }));
}

function findRun(tokens: readonly Token[], wanted: readonly string[], from: number): number | undefined {
  for (let start = from; start + wanted.length <= tokens.length; start++) {
    if (wanted.every((word, at) => tokens[start + at]?.text === word)) return start;
  }
  return undefined;
}

function describeRun(run: readonly Token[], statements: readonly Statement[]): Located {
  const byStatement = Map.groupBy(run, ({ statement }) => statement);
  const words = [...byStatement].map(([at, tokens]) => {
    const text = escapeForPrompt(statements[at]?.text ?? '');
    return text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  });
  return {
    words: words.join('\n'),
    statements: [...byStatement.keys()].flatMap((at) => statements[at] ?? []),
  };
}
