import type { Statement } from '../knowledge.ts';

/** A shorter text repeats by chance: "Open all year", "100 % cotton". */
const shortestRepeat = 60;

type Repeating = { headings: readonly string[]; statements: readonly Statement[] };

/** Passages without what an earlier one says. */
export function dropRepeats<Shown extends Repeating>(passages: readonly Shown[]): Shown[] {
  const keepNew = openRepeats();
  return passages.flatMap((passage) => keepNew(passage) ?? []);
}

/**
 * Keeps of each passage what none before it says; undefined where nothing is left. A value is another statement below
 * another heading, such as the hours of a second person.
 */
export function openRepeats(): <Shown extends Repeating>(passage: Shown) => Shown | undefined {
  const seen = new Set<string>();
  return (passage) => {
    const statements = passage.statements.filter((statement) => {
      if (statement.text.length < shortestRepeat) return true;
      const key = keyOf(statement, passage.headings.at(-1) ?? '');
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
    if (statements.length === passage.statements.length) return passage;
    return statements.every(({ kind }) => kind === 'heading') ? undefined : { ...passage, statements };
  };
}

function keyOf({ kind, text }: Statement, heading: string): string {
  const isSameAnywhere = kind === 'sentence' && !/\d/.test(text);
  return isSameAnywhere ? text : `${heading}\n${text}`;
}
