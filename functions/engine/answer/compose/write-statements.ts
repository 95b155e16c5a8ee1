import { isCounter } from '#functions/engine/knowledge/build/counter.ts';
import type { Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { isQuestion, isSameQuestion } from '../retrieve/question-above.ts';

/** A text this short needs its heading. */
const shortStatementWordLimit = 12;

/**
 * Writes statements as text: sentences as a paragraph, items and rows as a list, below the heading if it adds
 * something.
 */
export function writeStatements(
  question: Question,
  passage: Passage,
  chosen: readonly Statement[],
  /** The heading of the text before, which isn't repeated. */
  headingBefore?: string,
): string {
  const statements = withoutCounters(chosen);
  const [first, ...rest] = statements;
  if (!first) return '';
  const isTitle = first.kind === 'heading' || /[?:]$/.test(first.text);
  if (isTitle && rest.length > 0)
    return isSameQuestion(question, first.text)
      ? writeBody(rest).trimStart()
      : `${titleOf(first.text)}${writeBody(rest)}`;
  const opening = findOpening(passage, first);
  if (opening) return `${titleOf(opening.text)}${writeBody(statements)}`;
  const heading = passage.headings.at(-1);
  const body = writeBody(statements);
  const needsContext =
    first.kind === 'row' || first.kind === 'item' || body.split(' ').length <= shortStatementWordLimit;
  const isSaid =
    heading &&
    heading !== headingBefore &&
    !isBanner(heading) &&
    !(isSentence(first) && isContactLine(heading)) &&
    (needsContext || isQuestion(heading)) &&
    !body.includes(heading);
  return isSaid && !isSameQuestion(question, heading) ? `${titleOf(heading)}${body}` : body.trimStart();
}

/** The sentence that a list's items complete: "We can represent you if…" and "You've been charged with …". */
function findOpening({ statements }: Passage, item: Statement): Statement | undefined {
  if (item.kind !== 'item') return undefined;
  const before = statements.slice(0, statements.indexOf(item));
  const opening = before.findLast(({ kind }) => kind !== 'item');
  return opening?.kind === 'sentence' && /(?:…|\.{3})$/.test(opening.text) ? opening : undefined;
}

const contactKinds = ['address', 'phone', 'email'] as const;

/** An address or a number names the office of the lines below it, but not what a sentence is about. */
function isContactLine(text: string): boolean {
  return contactKinds.some((kind) => showsValue(kind, text));
}

function isSentence({ kind, text }: Statement): boolean {
  return kind === 'sentence' && !isLine(text);
}

/** Step numbers such as "2" serve the search and aren't shown. */
function withoutCounters(statements: readonly Statement[]): readonly Statement[] {
  const rest = statements.filter(({ kind, text }) => kind !== 'sentence' || !isCounter(text));
  return rest.some(({ kind }) => kind !== 'heading') ? rest : statements;
}

/** A heading in capitals adds nothing to a reply. */
function isBanner(text: string): boolean {
  return /\p{Lu}{2,}\P{L}+\p{Lu}{2,}/u.test(text) && !/\p{Ll}/u.test(text);
}

function titleOf(text: string): string {
  return /[?.!…]$/.test(text) ? `${text} ` : `${text.replace(/\s*:$/, '')}: `;
}

const longestLine = 80;

/** A short line without a full stop stays a line of its own. */
function isLine(text: string): boolean {
  return text.length < longestLine && !/[.!?…。]["'”’)]*$/.test(text);
}

function writeBody(statements: readonly Statement[]): string {
  if (statements.length === 1) return statements[0]?.text ?? '';
  const areListed = statements.every(({ kind, text }) => kind !== 'sentence' || isLine(text));
  if (areListed) return `\n${statements.map(({ text }) => `- ${text}`).join('\n')}`;
  return statements.map(({ text }) => text).join(' ');
}
