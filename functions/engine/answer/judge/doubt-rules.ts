import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { answerSource, answerWords } from '#functions/engine/search/join-dialogues.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { leastMatch } from '../retrieve/observe-statement.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';

/** From this share a heading asks the visitor's question. */
export const nearlySame = 0.7;
/** The word itself and its translation match above; synonyms, parts and near spellings below. */
export const likeWord = 0.82;
/** Languages with stems; in others an inflected word only resembles itself. */
const stemmed: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'fr', 'es', 'ru']);
/** With more terms than this, some of them name the subject. */
const termsOfNothing = 2;

/** Values an answer must show: "how much" needs an amount. Places and people are written too freely to require. */
export const strictValues: ReadonlySet<ValueType> = new Set<ValueType>([
  'money',
  'phone',
  'email',
  'time',
  'date',
  'number',
  'duration',
]);

/** Cases with too few examples to fit; such a statement is offered only as the closest match. */
export const doubtRules: readonly Rule<{ question: Question; best: Candidate }, true>[] = [
  {
    id: 'asks-of-nothing',
    example: '“How long does it take?” alone: only the visitor knows what “it” is',
    applies: ({ question, best }) => asksOfNothing(question, best),
  },
  {
    id: 'value-missing',
    example: '“How many members are there?” and a statement without a number',
    applies: ({ question, best }) => lacksValue(question, best),
  },
  {
    id: 'only-like',
    example: '“How do I log in?” and a statement about an account',
    applies: ({ question, best }) => isOnlyLike(question, best),
  },
  {
    id: 'one-of-two-said',
    example: '“Can I bring a friend?” and a statement that only mentions a friend',
    applies: ({ question, best }) => saysOneOfTwo(question, best),
  },
  {
    id: 'cell-of-another',
    example: '“Is the pool heated?” and a table row about something else',
    applies: ({ question, best }) => isCellOfAnother(question, best),
  },
];

const itPattern = new RegExp(`\\b${answerSource(({ itself }) => itself)}\\b`, 'u');

/** "How long does it take?" or "is it safe?" alone: only the visitor knows what "it" is. */
function asksOfNothing({ terms, value, kind, text, counted }: Question, { features }: Candidate): boolean {
  const isOfIt =
    kind === 'yes-no' && value === undefined && terms.length === 1 && itPattern.test(foldWord(text));
  if (isOfIt && features.sameQuestion === 0) return true;
  // "How many places are there?" counts something, even if the word is light.
  const isMeasure = value === 'duration' || (value === 'number' && counted.length === 0);
  return isMeasure && terms.length <= termsOfNothing && !terms.some(({ isSubject }) => isSubject);
}

/** "How many members?" needs a number. "Charged" asks for an amount only in a how-much question. */
export function lacksValue({ value: asked, kind }: Question, { value, statement }: Candidate): boolean {
  if (asked === undefined || value !== 'missing') return false;
  if (asked === 'money') return kind === 'how-much' && !denialPattern.test(statement.text);
  return strictValues.has(asked);
}

/** "There are no setup fees" answers what they cost. */
export const denialPattern = new RegExp(`\\b${answerSource(({ denies }) => denies)}\\b`, 'iu');

/**
 * A merely similar statement isn't an answer: "account" for "how do I log in?", "credits for children" for "can I
 * bring my kids?". Without rivals it would look too certain. Text below a matching heading is about its subject, but
 * only a heading in the question's own words answers yes/no and "what" questions.
 */
export function isOnlyLike(
  { language, kind }: Question,
  { own, value, heading, features }: Candidate,
): boolean {
  const showsValue = value === 'own' || value === 'next-item';
  const isNamed = !(kind === 'yes-no' || kind === 'what') || heading.some((match) => match >= likeWord);
  const isUnderHeading = features.headingCoverage >= leastMatch && isNamed;
  return stemmed.has(language) && !showsValue && !isUnderHeading && own.every((match) => match < likeWord);
}

/**
 * "Can I bring a friend?" isn't answered by a mere mention of a friend, nor "is the first talk free?" by a statement
 * about talks. Words of need and permission don't count, because pages express these in many ways.
 */
function saysOneOfTwo(
  { kind, value: asked, terms }: Question,
  { own, reached, features }: Candidate,
): boolean {
  if (kind !== 'yes-no' || asked !== undefined || features.headingCoverage >= leastMatch) return false;
  const said = own.filter((match) => match >= leastMatch).length;
  const isUnsaid = terms.some(({ word }, at) => (reached[at] ?? 0) < leastMatch && !modalWords.has(word));
  return said === 1 && isUnsaid;
}

/** A yes/no question needs the table row about that very thing. */
function isCellOfAnother({ kind, value, terms }: Question, { reached, statement }: Candidate): boolean {
  if (kind !== 'yes-no' || value !== undefined || statement.kind !== 'row') return false;
  return terms.some(({ isSubject }, at) => isSubject && (reached[at] ?? 0) < leastMatch);
}

const modalWords = answerWords(({ leave }) => leave);
