import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import { type FrameLanguage, frameLanguageOf } from '#functions/engine/language/frame-language.ts';
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
  /** The language of the sentences around the reply. */
  frame: FrameLanguage;
  kind: QuestionKind;
  /** The kind of value that the answer must contain. */
  value: ValueType | undefined;
  /** A second one, if the question asks two things. */
  secondValue: ValueType | undefined;
  /** The words for what is counted, if the question says so. */
  counted: string[];
  terms: QuestionTerm[];
};

const contextTermWeight = 0.7;
const unknownTermWeight = 0.5;
/** Longer questions include a story. */
const wordsOfStory = 12;

/**
 * Analyses a question in the site's terms. `context` is the previous question of a follow-up: its terms weigh less,
 * and its kind applies if the follow-up has none.
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
    frame: frameLanguageOf(language, text),
    kind,
    value: asked,
    secondValue: own.secondValue,
    counted: kind === 'how-many' ? countedWords(text, language) : [],
    terms: terms.map((term) =>
      isThing(term, asked) ? { ...term, satisfiedBy: undefined, deniedBy: term.satisfiedBy } : term,
    ),
  };
}

/** A word such as "phone" in a question that doesn't ask for contact means the thing itself. */
function isThing({ satisfiedBy }: QuestionTerm, asked: ValueType | undefined): boolean {
  return (satisfiedBy === 'phone' || satisfiedBy === 'email') && asked !== 'phone' && asked !== 'email';
}

/** "Do you do bookkeeping?" is about bookkeeping, "machen Sie Mietrecht?" about tenancy law. */
function leaveOutDoing(terms: readonly QuestionTerm[]): readonly QuestionTerm[] {
  const things = terms.filter(({ word }) => !wordsForDoing.has(word));
  return things.some(({ isSubject }) => isSubject) ? things : terms;
}

const wordsForDoing: ReadonlySet<string> = new Set(
  [...answerWords(({ doing }) => doing)].map((word) => word.replaceAll('_', ' ')),
);

/** Words for a length of time, which say what is asked and not about what. */
const wordsForLength = answerWords(({ lengthOfTime }) => lengthOfTime);

const countingPattern = new RegExp(`\\b${answerSource(({ asksForCount }) => asksForCount)}\\s*`, 'u');

/** The words between "how many" and the next small word: "English seats" in "how many English seats are there". */
function countedWords(text: string, language: Language): string[] {
  const folded = foldQuestion(text);
  const match = countingPattern.exec(folded);
  if (!match) return [];
  const words = tokenize(folded.slice(match.index + match[0].length)).map(({ word }) => word);
  const end = words.findIndex((word) => isStopWord(word, language));
  return words.slice(0, end === -1 ? words.length : end);
}

/** In a question on existence the name decides; elsewhere an unknown word may be incidental. */
function discountUnknown(term: QuestionTerm, namesOneThing: boolean): QuestionTerm {
  const counts = namesOneThing || term.variants.length > 0 || term.isSpecific || term.isInLexicon;
  return counts ? term : { ...term, weight: term.weight * unknownTermWeight };
}

/** A phone to bring along is a thing, not a number to call. */
function isAskedFor({ satisfiedBy }: QuestionTerm, kind: QuestionKind, text: string): boolean {
  const isContact = satisfiedBy === 'phone' || satisfiedBy === 'email';
  // "My boss called me" in a story doesn't ask for a number.
  return !isContact || (asksForContact(kind, foldWord(text)) && text.split(/\s+/).length < wordsOfStory);
}

const numberPattern = new RegExp(`^(?:${sourceOf(({ grammar }) => grammar.number)})$`);

/** "Bus numbers" and "the number of the room" aren't phone numbers. */
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

/** A question of keywords ("opening hours", "price of a ticket") names the value in its terms. */
function strongestValue(terms: readonly QuestionTerm[]): ValueType | undefined {
  return terms.find(({ satisfiedBy, weight }) => satisfiedBy && valuesByTerm.has(satisfiedBy) && weight > 0)
    ?.satisfiedBy;
}
