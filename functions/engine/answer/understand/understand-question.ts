import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { asksForContact, classifyQuestion, foldQuestion } from './classify-question.ts';
import { answerSource, answerWords, sourceOf } from './join-dialogues.ts';
import type { QuestionKind } from './question-patterns.ts';
import { languagesOf } from './terms/expand-term.ts';
import type { QuestionTerm } from './terms/question-term.ts';
import { readTerms } from './terms/read-terms.ts';

export type Question = {
  text: string;
  language: Language;
  kind: QuestionKind;
  /** What the answer has to show, when the question says so. */
  value: ValueType | undefined;
  /** What it has to show besides, when the question asks two things. */
  secondValue: ValueType | undefined;
  /** Words for what is to be counted, when the question says so. */
  counted: string[];
  terms: QuestionTerm[];
};

const contextTermWeight = 0.7;
const unknownTermWeight = 0.5;
/** Longer questions tell a story around what they ask. */
const wordsOfStory = 12;

/**
 * What a question asks, in terms of the site's own words. `context` is the question before when this one continues
 * it: its terms weigh less, and its kind decides when this one has none.
 */
export function understandQuestion(text: string, knowledge: Knowledge, context?: string): Question {
  const [siteLanguage] = languagesOf(knowledge);
  const language = detectLanguage(text, siteLanguage) ?? siteLanguage ?? 'en';
  const own = classifyQuestion(text);
  const inherited = context === undefined ? undefined : classifyQuestion(context);
  const { kind, value } = own.value || !inherited ? own : inherited;
  const namesOneThing = kind === 'yes-no' && text.split(/\s+/).length < wordsOfStory;
  const read = readTerms(text, language, knowledge);
  const terms = (kind === 'yes-no' ? leaveOutDoing(read) : read)
    .filter(({ word }) => word !== 'how much' || value === 'money')
    .filter(({ word }) => value !== 'duration' || !wordsForLength.has(word))
    .map((term) => discountUnknown(term, namesOneThing));
  const known = new Set(terms.map(({ word }) => word));
  const contextTerms = context === undefined ? [] : readTerms(context, language, knowledge);
  for (const term of contextTerms) {
    if (!known.has(term.word))
      terms.push({ ...term, weight: term.weight * contextTermWeight, isSpecific: false, isSubject: false });
  }
  const asked =
    value ??
    (kind === 'what'
      ? strongestValue(terms.filter((term) => isAskedFor(term, kind, text) && !isNumberOfThing(term, terms)))
      : undefined);
  return {
    text,
    language,
    kind,
    value: asked,
    secondValue: own.secondValue,
    counted: kind === 'how-many' ? countedWords(text, language) : [],
    terms: terms.map((term) =>
      isThing(term, asked) ? { ...term, satisfiedBy: undefined, deniedBy: term.satisfiedBy } : term,
    ),
  };
}

/** A word of contact in a question that asks for no contact means the thing, which no number stands for. */
function isThing({ satisfiedBy }: QuestionTerm, asked: ValueType | undefined): boolean {
  return (satisfiedBy === 'phone' || satisfiedBy === 'email') && asked !== 'phone' && asked !== 'email';
}

/** "Do you do bookkeeping?" asks after bookkeeping, and "machen Sie Mietrecht?" after that. */
function leaveOutDoing(terms: readonly QuestionTerm[]): readonly QuestionTerm[] {
  const things = terms.filter(({ word }) => !wordsForDoing.has(word));
  return things.some(({ isSubject }) => isSubject) ? things : terms;
}

const wordsForDoing: ReadonlySet<string> = new Set(
  [...answerWords(({ doing }) => doing)].map((word) => word.replaceAll('_', ' ')),
);

/** Of "how long": what is asked for, and not what it is asked of. */
const wordsForLength = answerWords(({ lengthOfTime }) => lengthOfTime);

const countingPattern = new RegExp(`\\b${answerSource(({ asksForCount }) => asksForCount)}\\s*`, 'u');

/** "How many English seats are there": the words between the counting word and the next small word. */
function countedWords(text: string, language: Language): string[] {
  const folded = foldQuestion(text);
  const match = countingPattern.exec(folded);
  if (!match) return [];
  const words = tokenize(folded.slice(match.index + match[0].length)).map(({ word }) => word);
  const end = words.findIndex((word) => isStopWord(word, language));
  return words.slice(0, end === -1 ? words.length : end);
}

/** Whether something exists hangs on its name; elsewhere a word that the site never uses may just colour the question. */
function discountUnknown(term: QuestionTerm, namesOneThing: boolean): QuestionTerm {
  const counts = namesOneThing || term.variants.length > 0 || term.isSpecific || term.isInLexicon;
  return counts ? term : { ...term, weight: term.weight * unknownTermWeight };
}

/** A phone that may be brought is a thing, not a number to call. */
function isAskedFor({ satisfiedBy }: QuestionTerm, kind: QuestionKind, text: string): boolean {
  const isContact = satisfiedBy === 'phone' || satisfiedBy === 'email';
  // "My boss called me" in a story asks for no number.
  return !isContact || (asksForContact(kind, foldWord(text)) && text.split(/\s+/).length < wordsOfStory);
}

const numberPattern = new RegExp(`^(?:${sourceOf(({ grammar }) => grammar.number)})$`);

/** "Bus numbers", "the number of the room": of things, and none to call. */
function isNumberOfThing({ word }: QuestionTerm, terms: readonly QuestionTerm[]): boolean {
  return (
    numberPattern.test(word) &&
    terms.some((other) => other.isSubject && other.word !== word && other.satisfiedBy !== 'phone')
  );
}

const valuesByTerm: ReadonlySet<ValueType> = new Set<ValueType>([
  'money',
  'percent',
  'phone',
  'email',
  'address',
  'time',
]);

/** A question in key words ("opening hours", "price of a ticket") names the value among its terms. */
function strongestValue(terms: readonly QuestionTerm[]): ValueType | undefined {
  return terms.find(({ satisfiedBy, weight }) => satisfiedBy && valuesByTerm.has(satisfiedBy) && weight > 0)
    ?.satisfiedBy;
}
