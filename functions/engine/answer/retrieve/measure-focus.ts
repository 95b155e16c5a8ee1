import type { Statement } from '#functions/engine/knowledge/knowledge.ts';

/**
 * How closely a table row or definition is about the question, from 0 to 1: the highest share of matching words in
 * one of its cells, without numbers. `names`: the variants of the question's terms.
 */
export function measureFocus(
  names: ReadonlySet<string>,
  statement: Statement,
  termsOf: (text: string) => readonly string[],
): number {
  if (statement.kind !== 'row' && statement.kind !== 'definition') return 0;
  const cells = readCells(statement, termsOf);
  if (cells.length === 1) return 0;
  return Math.max(
    ...cells.map((words) => words.filter((word) => names.has(word)).length / Math.max(words.length, 1)),
  );
}

/** Statements never change, so later questions reuse the words of their cells. */
const cellsOf = new WeakMap<Statement, readonly (readonly string[])[]>();

function readCells(
  statement: Statement,
  termsOf: (text: string) => readonly string[],
): readonly (readonly string[])[] {
  const known = cellsOf.get(statement);
  if (known) return known;
  const cells = statement.text.split(/ — |: |; /).map((cell) => termsOf(cell).filter(isWord));
  cellsOf.set(statement, cells);
  return cells;
}

function isWord(term: string): boolean {
  return term.length > 1 && !/\d/.test(term);
}
