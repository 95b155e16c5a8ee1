import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { leastMatch } from './observe-statement.ts';
import { type Candidate, rankPassage } from './rank-statements.ts';

/** Unambiguous names: letters with digits, or with a capital after the first letter. */
const namePattern = /(?<![\p{L}\d_-])\p{L}[\p{L}_]*(?:\d|(?<=.)\p{Lu})[\p{L}\d_]*(?![\p{L}\d-])/gu;
/** Manuals may put a code or an address before the name. */
const labelCells = 2;
const rowsShown = 5;

/**
 * The rows labelled exactly with the name in a question ("what is GPSAltitudeRef?"), before all statements that only
 * mention it. Undefined if the question has no such name, or no row has that label.
 */
export function findNamedRows(
  question: Question,
  ranked: readonly Candidate[],
  knowledge: Knowledge,
): Candidate[] | undefined {
  const name = nameAsked(question);
  if (name === undefined) return undefined;
  const named = knowledge.passages
    .filter(({ statements }) => statements.some((statement) => isLabelled(statement, name)))
    .flatMap((passage) => {
      const known = ranked.filter((candidate) => candidate.passage === passage);
      return known.length > 0 ? known : rankPassage(question, knowledge, passage, 0);
    })
    .filter((candidate) => isLabelled(candidate.statement, name) && isRestSaid(question, candidate))
    .sort((left, right) => right.score - left.score)
    .slice(0, rowsShown);
  return named.length === 0 ? undefined : [...named, ...ranked.filter((other) => !named.includes(other))];
}

function nameAsked({ text }: Question): string | undefined {
  const [name, ...others] = text === text.toUpperCase() ? [] : (text.match(namePattern) ?? []);
  return others.length === 0 && name !== undefined ? foldWord(name) : undefined;
}

function isLabelled({ kind, quote }: Statement, name: string): boolean {
  if ((kind !== 'row' && kind !== 'definition') || quote === undefined) return false;
  const cells = quote.split('\t').map((cell) => foldWord(cell.trim()));
  const isLabel = cells.slice(0, labelCells).some((cell) => cell === name);
  return isLabel && cells.some((cell) => cell !== name && cell !== '');
}

/** The row must also match the rest: "how much is AVI?" isn't answered by what AVI is. */
function isRestSaid({ terms, value: asked }: Question, { reached, value }: Candidate): boolean {
  if (asked !== undefined && value === 'missing') return false;
  return terms.every(({ isSubject }, at) => !isSubject || (reached[at] ?? 0) >= leastMatch);
}
