import { textPhrases, textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import { countNegations } from '#functions/engine/language/count-negations.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName, subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { oppositeNames } from '#functions/engine/lexicon/meaning-words.ts';
import { wordings } from '#functions/engine/lexicon/tables/all-wordings.ts';
import { dialogues } from '#functions/engine/lexicon/tables/dialogues.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { findAskedValues } from '#functions/engine/search/find-asked-values.ts';
import { readQuestion, type SearchTerm } from '#functions/engine/search/read-question.ts';
import { hasFormOfQuestion } from '#functions/engine/search/read-reply.ts';
import { pointsBack } from '#functions/engine/search/resolve-follow-up.ts';
import { numberOfWord } from '#functions/engine/values/spelled-numbers.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';

/** One thing that a question is about. */
type Thing = Pick<SearchTerm, 'word' | 'variants'> & {
  weight: number;
  /** Stems of its words, each with its share: another question may say a phrase word by word. */
  parts: readonly { stem: string; share: number }[];
  /** The asked kind of value, if that is all it says: "cost" where a price is asked for. */
  value: ValueType | undefined;
  /** "Offer" or "available": either question may use another such word or none. */
  onlyAsksWhether: boolean;
  /** Told before the question: the other question may leave it out. */
  isBefore: boolean;
};

/** What one question asks, made to be compared with what another asks. */
export type Asked = {
  language: Language;
  things: readonly Thing[];
  /** Kinds of value that it asks for, by its words or by a keyword alone. */
  values: readonly ValueType[];
  /** Whether its words ask for a value, not a keyword alone. */
  asksForValue: boolean;
  /** All stems and phrases of it. */
  said: ReadonlySet<string>;
  numbers: string;
  weekdays: string;
  isNegated: boolean;
  /** Sides of pairs of opposites that it names: "closed" is the other side of "open". */
  sides: ReadonlySet<string>;
  /** It asks for more than yes or no. */
  isOpen: boolean;
  /** It starts with a small word, as sentences do and keywords don't. */
  isSentence: boolean;
};

/** Everyday words and what visitors call any organisation. */
const lightWeight = 0.4;
/** These are said by other words that ask for the same value: "how much" by "price". */
const valuesOfWords: ReadonlySet<ValueType> = new Set([
  'money',
  'percent',
  'phone',
  'email',
  'address',
  'duration',
  'number',
]);

/** Reads a question in the terms of the owner's answers. */
export function readAsked(text: string, owners: Knowledge, ignored: ReadonlySet<string> = new Set()): Asked {
  const question = readQuestion(text, owners);
  const { language, values } = question;
  const words = tokenize(text).map(({ word }) => word);
  const hyphenated = findHyphenated(text);
  const whole = question.terms.filter(
    ({ word }) => ![...hyphenated].some(([joined, parts]) => isPartOf(word, joined, parts)),
  );
  const named = whole.filter(({ word }) => !ignored.has(word));
  const terms = named.length > 0 ? named : whole;
  const [value] = values;
  const last = findLastQuestion(text, language);
  return {
    language,
    things: terms.map((term) => ({
      ...readThing(term, language, hyphenated.get(term.word)),
      value: saysValue(term.word, value, language) ? value : undefined,
      isBefore: !term.word.split(' ').some((part) => last.has(stem(part, language))),
    })),
    values,
    asksForValue: findAskedValues(text, language).length > 0,
    said: new Set([
      ...textTerms(text, language),
      ...textPhrases(text, language),
      ...words.map((word) => stem(word, language)),
    ]),
    numbers: numbersIn(words),
    weekdays: [...new Set(findWeekdays(text))].toSorted().join(' '),
    isNegated: countNegations(text, language) > 0,
    sides: sidesIn(words, language),
    isOpen: words.some((word) => listOf('interrogatives', language).has(word)),
    isSentence: isStopWord(words[0] ?? '', language),
  };
}

/** Stems of the question that a message ends in, where that refers back to what was told before it; else of all of it. */
function findLastQuestion(text: string, language: Language): ReadonlySet<string> {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  const asked = hasFormOfQuestion(last) && pointsBack(last) ? last : text;
  return new Set(tokenize(asked).map(({ word }) => stem(word, language)));
}

function readThing(
  { word, variants }: SearchTerm,
  language: Language,
  ofHyphenated?: readonly string[],
): Omit<Thing, 'value' | 'isBefore'> {
  const telling = word.split(' ').filter((part) => !isStopWord(part, language));
  const weights = telling.map((part) => subjectWeight(part, language));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = ofHyphenated
    ? ofHyphenated.map((part) => ({ stem: stem(part, language), share: 1 / ofHyphenated.length }))
    : word.includes(' ')
      ? telling.map((part, at) => ({ stem: stem(part, language), share: (weights[at] ?? 0) / total }))
      : [];
  return {
    ...{ word, variants, parts },
    weight: isSelfName(word) || weights.every((weight) => weight < 1) ? lightWeight : 1,
    onlyAsksWhether: listOf('availability', language).has(word),
  };
}

/** The parts of hyphenated words, by the whole as the index has it. */
function findHyphenated(text: string): ReadonlyMap<string, readonly string[]> {
  const written = text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  return new Map(written.map((word) => [foldWord(word.replaceAll('-', '')), word.split('-').map(foldWord)]));
}

function isPartOf(word: string, whole: string, parts: readonly string[]): boolean {
  return word !== whole && word.split(' ').every((part) => parts.includes(part));
}

function saysValue(word: string, value: ValueType | undefined, language: Language): boolean {
  if (value === undefined || !valuesOfWords.has(value)) return false;
  const isConcept = word
    .split(' ')
    .some((part) => conceptsOf(part, language).some(({ satisfiedBy }) => satisfiedBy === value));
  return isConcept || findAskedValues(word, language).includes(value);
}

function numbersIn(words: readonly string[]): string {
  return words.flatMap((word) => word.match(/\d+/g) ?? numberOfWord(word)?.toString() ?? []).join(' ');
}

const lists = new Map<string, ReadonlySet<string>>();

function listOf(name: 'interrogatives' | 'availability', language: Language): ReadonlySet<string> {
  const key = `${name} ${language}`;
  const list = lists.get(key) ?? new Set(wordings[language][name].trim().split(/\s+/).map(foldWord));
  lists.set(key, list);
  return list;
}

function sidesIn(words: readonly string[], language: Language): ReadonlySet<string> {
  const sides = sidesOf(language);
  return new Set(words.flatMap((word) => sides.get(stem(word, language)) ?? []));
}

const sidesByLanguage = new Map<Language, ReadonlyMap<string, string>>();

/** The side of a pair of opposites, such as `open 1`, by stem. */
function sidesOf(language: Language): ReadonlyMap<string, string> {
  const { opposites = {} } = dialogues[language].meaning;
  const sides =
    sidesByLanguage.get(language) ??
    new Map(
      oppositeNames.flatMap((name) =>
        (opposites[name] ?? []).flatMap((list, side) =>
          list
            .split(' ')
            .filter(Boolean)
            .map((word): [string, string] => [stem(foldWord(word), language), `${name} ${side}`]),
        ),
      ),
    );
  sidesByLanguage.set(language, sides);
  return sides;
}
