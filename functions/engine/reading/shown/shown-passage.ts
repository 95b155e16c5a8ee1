import { cleanText } from '#functions/engine/documents/content/clean-text.ts';
import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import type { Fact, Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';

/** A numbered passage for a model: a passage of a page, or a detail of the whole site. */
export type ShownPassage = {
  number: number;
  /** Index in the sources. */
  source: number;
  /** Headings above, outermost first. */
  headings: string[];
  statements: readonly Statement[];
  /** Set for a detail. */
  fact?: Fact;
};

const fewestRepeatedStatements = 4;

/** A passage has the same number in every reading of a site. */
export const numberOf = (passageIndex: number): number => passageIndex + 1;

/** A passage without instructions to an assistant; undefined if nothing is left. */
export function showPassage(knowledge: Knowledge, index: number): ShownPassage | undefined {
  const passage = knowledge.passages[index];
  if (!passage) return undefined;
  const statements = passage.statements.filter(
    (statement) => !isInstruction(cleanText(statement.text)) && !isRepeated(statement, passage.statements),
  );
  if (statements.length === 0) return undefined;
  const headings = passage.headings.filter((heading) => !isInstruction(cleanText(heading)));
  return { number: numberOf(index), source: passage.source, headings, statements };
}

/** A detail, perhaps from structured data only, as a passage of one line. */
export function showFact(fact: Fact, number: number): ShownPassage {
  const { kind, label, value, quote, source } = fact;
  const name = label === '' ? kind : `${kind} (${label})`;
  const statement: Statement = { kind: 'definition', text: `${name}: ${value}`, quote, block: -1 };
  return { number, source, headings: [], statements: [statement], fact };
}

/** Many repeated examples would teach a model what to say, and pages don't need them. */
function isRepeated({ text }: Statement, statements: readonly Statement[]): boolean {
  return statements.filter((other) => other.text === text).length >= fewestRepeatedStatements;
}
