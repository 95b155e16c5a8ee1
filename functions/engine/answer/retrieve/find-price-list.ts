import type {
  Knowledge,
  KnowledgeSource,
  Passage,
  Statement,
} from '#functions/engine/knowledge/knowledge.ts';
import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { answerWords } from '#functions/engine/search/join-dialogues.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { lastPathWords } from './last-path-words.ts';
import type { Candidate } from './rank-statements.ts';

/** A single amount may be an example. */
const fewestAmounts = 2;

/** Other words in the names of price pages, folded. */
const companions = answerWords(({ besidePrices }) => besidePrices);

/**
 * The first price list of the page named for prices, for "what does it cost?"; the list of the page on registration,
 * for "how much is registration?". Undefined if the question asks more, or there is no such list.
 */
export function findPriceList(
  question: Question,
  ranked: readonly Candidate[],
  knowledge: Knowledge,
): readonly Candidate[] | undefined {
  const own = organisationNameWords(knowledge);
  const isAlone = asksForPricesAlone(question, own);
  const thing = isAlone ? undefined : thingPriced(question, own);
  if (!isAlone && !thing) return undefined;
  const isAbout = (source: KnowledgeSource | undefined) =>
    thing ? isNamedFor(source, thing, own) : findPriceOwner(source, own) === 'own';
  const lists = knowledge.passages.filter(
    (passage) =>
      isAbout(knowledge.sources[passage.source]) &&
      countAmounts(thing ? tableOf(passage) : passage.statements) >= fewestAmounts,
  );
  const amountsOf = (source: number) =>
    lists.reduce(
      (sum, passage) => sum + (passage.source === source ? countAmounts(passage.statements) : 0),
      0,
    );
  const [first] = lists.toSorted((left, right) => amountsOf(right.source) - amountsOf(left.source));
  const found = ranked.filter(({ passage, value }) => passage === first && value === 'own');
  return found.length >= fewestAmounts ? found : undefined;
}

/** Whether the answer to a plain price question would come from a page on other providers' prices. */
export function isPriceOfOthers(question: Question, { passage }: Candidate, knowledge: Knowledge): boolean {
  const own = organisationNameWords(knowledge);
  const source = knowledge.sources[passage.source];
  return asksForPricesAlone(question, own) && findPriceOwner(source, own) === 'other';
}

/** Whether the question has only words for prices and the organisation's name. */
function asksForPricesAlone({ kind, value, terms }: Question, own: ReadonlySet<string>): boolean {
  if (value !== 'money' || (kind !== 'how-much' && kind !== 'what')) return false;
  return terms.every(({ word, satisfiedBy }) => satisfiedBy === 'money' || own.has(word));
}

/** The thing whose price is asked ("registration" in "how much is registration?"), in the terms of the site. */
function thingPriced(
  { kind, value, terms }: Question,
  own: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  if (value !== 'money' || kind !== 'how-much') return undefined;
  const [thing, ...others] = terms.filter(
    ({ word, satisfiedBy }) => satisfiedBy !== 'money' && !own.has(word),
  );
  if (!thing?.isSubject || others.length > 0) return undefined;
  return new Set(thing.variants.filter(({ weight }) => weight === 1).map(({ term }) => term));
}

/** Whether the title or last path segment names this thing and nothing else. */
function isNamedFor(
  source: KnowledgeSource | undefined,
  thing: ReadonlySet<string>,
  own: ReadonlySet<string>,
): boolean {
  if (!source) return false;
  const language = languageOfTag(source.language) ?? 'en';
  const isThing = (word: string) => thing.has(stem(word, language));
  return [source.title, lastPathWords(source)]
    .map((name) => leaveOutName(name, own))
    .some(
      (words) =>
        words.some(isThing) && words.every((word) => isThing(word) || mayAccompanyPrices(word, language)),
    );
}

/**
 * Whether a page's name is about the organisation's prices or about others' ("Tax rates", "Court filing fees"). Its
 * title or last path segment names prices; with another noun, they are others'.
 */
function findPriceOwner(
  source: KnowledgeSource | undefined,
  own: ReadonlySet<string>,
): 'own' | 'other' | undefined {
  if (!source) return undefined;
  const language = languageOfTag(source.language) ?? 'en';
  const isPrice = (word: string) =>
    conceptsOf(word, language).some(({ satisfiedBy }) => satisfiedBy === 'money');
  const names = [source.title, lastPathWords(source)]
    .map((name) => leaveOutName(name, own))
    .filter((words) => words.some(isPrice));
  if (names.length === 0) return undefined;
  const isOwn = (words: string[]) =>
    words.every((word) => isPrice(word) || mayAccompanyPrices(word, language));
  return names.some(isOwn) ? 'own' : 'other';
}

function leaveOutName(text: string, own: ReadonlySet<string>): string[] {
  const words = tokenize(text.replaceAll('-', ' ')).map(({ word }) => word);
  return [...own].every((word) => words.includes(word)) ? words.filter((word) => !own.has(word)) : words;
}

function mayAccompanyPrices(word: string, language: Language): boolean {
  return (
    companions.has(word) ||
    isStopWord(word, language) ||
    subjectWeight(word, language) < 1 ||
    /^\d+$/.test(word)
  );
}

/** Sentences may give amounts as examples; tables give the prices. */
function tableOf({ statements }: Passage): Statement[] {
  return statements.filter(({ kind }) => kind === 'row' || kind === 'definition');
}

function countAmounts(statements: readonly Statement[]): number {
  return statements.filter(({ text }) => showsValue('money', text)).length;
}
