import type { Statement } from '../knowledge.ts';

/** A shorter text repeats by chance: "Open all year", "100 % cotton". */
const shortestRepeat = 60;

type Repeating = { headings: readonly string[]; statements: readonly Statement[] };

/** Passages without what an earlier one says. */
export function dropRepeats<Shown extends Repeating>(passages: readonly Shown[]): Shown[] {
  const said = new Set<string>();
  return passages.flatMap((passage) => {
    const kept = withoutSaid(passage, said);
    if (kept) addSaid(kept, said);
    return kept ?? [];
  });
}

/**
 * A passage without what was said before; undefined where nothing is left. A value is another statement below another
 * heading, such as the hours of a second person.
 */
export function withoutSaid<Shown extends Repeating>(
  passage: Shown,
  said: ReadonlySet<string>,
): Shown | undefined {
  const own = new Set<string>();
  const statements = passage.statements.filter((statement) => {
    if (statement.text.length < shortestRepeat) return true;
    const key = keyOf(statement, passage.headings.at(-1));
    const isNew = !said.has(key) && !own.has(key);
    own.add(key);
    return isNew;
  });
  if (statements.length === passage.statements.length) return passage;
  return statements.every(({ kind }) => kind === 'heading') ? undefined : { ...passage, statements };
}

/** Remembers what a passage says. */
export function addSaid({ headings, statements }: Repeating, said: Set<string>): void {
  for (const statement of statements) said.add(keyOf(statement, headings.at(-1)));
}

function keyOf({ kind, text }: Statement, heading = ''): string {
  const isSameAnywhere = kind === 'sentence' && !/\d/.test(text);
  return isSameAnywhere ? text : `${heading}\n${text}`;
}
