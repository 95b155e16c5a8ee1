import { cleanText } from '#functions/engine/documents/content/clean-text.ts';
import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import type { Fact, Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';

/** What a model is shown under one number: a passage of a page, or a detail of the whole site. */
export type ShownPassage = {
  number: number;
  /** Index in the sources. */
  source: number;
  /** Headings above, outermost first. */
  headings: string[];
  statements: readonly Statement[];
  /** Where it is a detail. */
  fact?: Fact;
};

const fewestRepeatedStatements = 4;

/** The number of a passage is the same in every reading of a site. */
export function numberOf(passageIndex: number): number {
  return passageIndex + 1;
}

/** A passage less what gives orders to an assistant; undefined where nothing is left. */
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

/** A detail that the page may state as data alone, as a passage of one line. */
export function showFact(fact: Fact, number: number): ShownPassage {
  const { kind, label, value, quote, source } = fact;
  const name = label === '' ? kind : `${kind} (${label})`;
  const statement: Statement = { kind: 'definition', text: `${name}: ${value}`, quote, block: -1 };
  return { number, source, headings: [], statements: [statement], fact };
}

/** Examples by the dozen teach a model what to say; a page has no need to say a thing so often. */
function isRepeated({ text }: Statement, statements: readonly Statement[]): boolean {
  return statements.filter((other) => other.text === text).length >= fewestRepeatedStatements;
}
