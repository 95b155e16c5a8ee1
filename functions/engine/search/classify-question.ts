import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { patternOf, sourceOf } from './join-dialogues.ts';
import { contactPatterns, type QuestionKind, questionPatterns } from './question-patterns.ts';

export type Classification = {
  kind: QuestionKind;
  /** The kind of value that the answer must contain. */
  value: ValueType | undefined;
  /** A second one, if the question asks two things. */
  secondValue: ValueType | undefined;
};

/** Classifies a question by its words alone. */
export function classifyQuestion(text: string): Classification {
  const folded = foldQuestion(text);
  const contact = contactPatterns.find(({ pattern }) => pattern.test(folded));
  const [match, ...others] = questionPatterns.filter((candidate) => isAsked(candidate, folded));
  const value = (asksForContact(match?.kind, folded) ? contact?.value : undefined) ?? match?.value;
  const second = others.find((other) => other.value && other.value !== value && other.kind !== 'how-much');
  return { kind: match?.kind ?? 'what', value, secondValue: second?.value };
}

/** "May she bring her phone?" is about a thing, "can I have the phone number?" about contact. */
export function asksForContact(kind: QuestionKind | undefined, folded: string): boolean {
  return kind !== 'yes-no' || detailPattern.test(folded);
}

/** Folds a question as its patterns expect, starting with the first word. */
export function foldQuestion(text: string): string {
  return foldWord(text).replaceAll('’', "'").replace(/[¿¡]/g, '').trim();
}

const joiningKinds: ReadonlySet<QuestionKind> = new Set(['who', 'when', 'where']);
/** After these, "who", "when" and "where" ask rather than join: "tell me who", "since when", "and where". */
const beforeInterrogative = new RegExp(
  String.raw`(?:^|[,;:.!?(–—-]|${sourceOf(({ questions }) => questions.beforeInterrogative)})\s*$`,
  'u',
);

/** "Kids who read" and "when writing a date" join clauses; these words ask only at the start of a clause. */
function isAsked({ kind, pattern }: (typeof questionPatterns)[number], folded: string): boolean {
  const match = pattern.exec(folded);
  if (!match) return false;
  if (!joiningKinds.has(kind) || !joiningWord.test(match[0])) return true;
  return [...folded.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(({ index }) =>
    beforeInterrogative.test(folded.slice(0, index)),
  );
}

const joiningWord = new RegExp(`^(?:${sourceOf(({ questions }) => questions.joiningWord)})`, 'u');
const detailPattern = patternOf(({ contact }) => contact.anyDetail);
