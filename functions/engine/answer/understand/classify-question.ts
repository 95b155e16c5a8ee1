import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { patternOf, sourceOf } from './join-dialogues.ts';
import { contactPatterns, type QuestionKind, questionPatterns } from './question-patterns.ts';

export type Classification = {
  kind: QuestionKind;
  /** What the answer has to show, when the question says so. */
  value: ValueType | undefined;
  /** What it has to show besides, when the question asks two things. */
  secondValue: ValueType | undefined;
};

/** What a question asks for, by its words alone. */
export function classifyQuestion(text: string): Classification {
  const folded = foldQuestion(text);
  const contact = contactPatterns.find(({ pattern }) => pattern.test(folded));
  const [match, ...others] = questionPatterns.filter((candidate) => isAsked(candidate, folded));
  const value = (asksForContact(match?.kind, folded) ? contact?.value : undefined) ?? match?.value;
  const second = others.find((other) => other.value && other.value !== value && other.kind !== 'how-much');
  return { kind: match?.kind ?? 'what', value, secondValue: second?.value };
}

/** "May she bring her phone?" names a thing; "can I have the phone number?" asks for contact. */
export function asksForContact(kind: QuestionKind | undefined, folded: string): boolean {
  return kind !== 'yes-no' || detailPattern.test(folded);
}

/** As the patterns of questions are written, which begin with the first word. */
export function foldQuestion(text: string): string {
  return foldWord(text).replaceAll('’', "'").replace(/[¿¡]/g, '').trim();
}

const joiningKinds: ReadonlySet<QuestionKind> = new Set(['who', 'when', 'where']);
/** Words after which "who", "when" or "where" asks rather than joins: "tell me who", "since when", "and where". */
const beforeInterrogative = new RegExp(
  String.raw`(?:^|[,;:.!?(–—-]|${sourceOf(({ questions }) => questions.beforeInterrogative)})\s*$`,
  'u',
);

/** "Kids who read" and "when writing a date" join clauses; only at the start of one do these words ask. */
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
