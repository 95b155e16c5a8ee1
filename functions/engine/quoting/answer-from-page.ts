import { textTerms, textWords } from '#functions/engine/knowledge/build/index-passage.ts';
import {
  type Knowledge,
  type KnowledgeSource,
  type Statement,
  sourceName,
} from '#functions/engine/knowledge/knowledge.ts';
import { namesOf } from '#functions/engine/knowledge/name-knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName, subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { wordings } from '#functions/engine/lexicon/tables/all-wordings.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { citeRun } from '../reply/cite.ts';
import { organisationNameWords } from '../search/organisation-name-words.ts';
import type { ReadQuestion, SearchTerm } from '../search/read-question.ts';
import { isWholeSentence } from './answer-from-description.ts';

/** What a page is to be named for; words that say it with less weight don't name it. */
type Subject = { subject: readonly SearchTerm[]; leastWeight: number };

/** A synonym or a part of a word may name another subject: such a page is named, and claims nothing. */
const leastNamingWeight = 0.8;
const synonymWeight = 0.6;
/** Of a page's name, the share of words that the question must say; others name a part or a neighbour of the subject. */
const leastNamedShare = 0.5;
/** Of a question's weight, the share that its subject must have: a word of every page says little of what is asked. */
const leastSubjectShare = 1 / 3;
const openingLimit = 350;

/**
 * "Do you handle divorces?" on a website with a page of that name: the page says what is done there. Questions for more than
 * whether there is something ask for a part of the page.
 */
export function findSubjectPage(question: ReadQuestion, knowledge: Knowledge): Citation | undefined {
  return findPage({ subject: readSubject(question, knowledge), leastWeight: leastNamingWeight }, knowledge);
}

/** The first sentences of the page whose name is nearest to a subject. */
function findPage({ subject, leastWeight }: Subject, knowledge: Knowledge): Citation | undefined {
  if (subject.length === 0) return undefined;
  const named = { subject, leastWeight, common: findCommonTerms(knowledge), knowledge };
  return knowledge.sources
    .map((source, at) => ({ at, share: at === 0 ? 0 : rateName(source, at, named) }))
    .filter(({ share }) => share >= leastNamedShare)
    .toSorted((left, right) => right.share - left.share)
    .flatMap(({ at }) => findOpening(knowledge, at) ?? [])[0];
}

/** The page whose name says all that a question is about, in its words or in words for the same; it may not answer. */
export function findNamedPage(question: ReadQuestion, knowledge: Knowledge): Citation | undefined {
  const { terms, language, values } = question;
  // Who, when and how much ask for more than a page.
  if (values.length > 0) return undefined;
  const own = organisationNameWords(knowledge);
  const said = terms.filter(({ word }) => !isSelfName(word) && !own.has(word));
  const subject = said.filter((term) => isTelling(term, language));
  // "Used" and "buy" make the question where every page says "bikes".
  if (sumWeights(subject) < leastSubjectShare * sumWeights(said)) return undefined;
  return findPage({ subject, leastWeight: synonymWeight }, knowledge);
}

function sumWeights(terms: readonly SearchTerm[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

/** The words of the subject; none if the question asks for more than whether there is something. */
function readSubject({ language, values, terms, text }: ReadQuestion, knowledge: Knowledge): SearchTerm[] {
  const { interrogatives, availability } = wordings[language];
  const asksMore = listOf(interrogatives);
  if (values.length > 0 || tokenize(text).some(({ word }) => asksMore.has(word))) return [];
  const asksWhether = listOf(availability);
  const own = organisationNameWords(knowledge);
  const said = terms.filter(({ word }) => !asksWhether.has(word) && !isSelfName(word) && !own.has(word));
  // "Do you buy used bikes?" asks more than whether there are used bikes; "do you do bookkeeping?" doesn't.
  const subject = said.filter((term) => !isEmptyPhrase(term, language));
  return subject.every((term) => isTelling(term, language)) ? subject : [];
}

/** "Do you do": a phrase of small words. */
function isEmptyPhrase(term: SearchTerm, language: Language): boolean {
  return term.word.includes(' ') && !isTelling(term, language);
}

function isTelling({ word }: SearchTerm, language: Language): boolean {
  return word.split(' ').some((part) => !isStopWord(part, language) && subjectWeight(part, language) === 1);
}

const listOf = (list: string): ReadonlySet<string> => new Set(tokenize(list).map(({ word }) => word));

type Named = Subject & { common: ReadonlySet<string>; knowledge: Knowledge };

/** The share of a page's title, address or first heading that the subject says; 0 if it doesn't say all of the subject. */
function rateName(
  source: KnowledgeSource,
  at: number,
  { subject, leastWeight, common, knowledge }: Named,
): number {
  const language = languageOfTag(source.language);
  const heading = knowledge.passages.find(({ source: of, siteWide }) => of === at && !siteWide)?.headings[0];
  const address = sourceName({ ...source, title: '' });
  const titles = [source.title, heading ?? ''].map((name) =>
    namingTerms(name, language).filter((term) => !common.has(term)),
  );
  const shares = [...titles, namingTerms(address, language)].map((terms) => {
    const named = new Set(terms);
    const said = subject.flatMap(({ variants }) => {
      const found = variants.find(({ term, weight }) => weight >= leastWeight && isNamed(term, named));
      return found ? found.term.split(' ') : [];
    });
    const isAllSaid = subject.every(({ variants }) =>
      variants.some(({ term, weight }) => weight >= leastWeight && isNamed(term, named)),
    );
    return isAllSaid && named.size > 0 ? new Set(said).size / named.size : 0;
  });
  return Math.max(...shares);
}

function isNamed(term: string, named: ReadonlySet<string>): boolean {
  return term.split(' ').every((word) => named.has(word));
}

function namingTerms(name: string, language: Language | undefined): string[] {
  return textWords(name, language).flatMap(({ word, weight, term }) =>
    weight === 1 && !isSelfName(word) ? term : [],
  );
}

/** Terms of most titles name the organization, not a page. */
function findCommonTerms(knowledge: Knowledge): ReadonlySet<string> {
  const { sources } = knowledge;
  const titles = sources.map(({ title, language }) => new Set(textTerms(title, languageOfTag(language))));
  const counts = new Map<string, number>();
  for (const term of titles.flatMap((terms) => [...terms])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const common = [...counts].flatMap(([term, count]) =>
    count > 2 && count * 2 > sources.length ? term : [],
  );
  const [home] = sources;
  return new Set([...common, ...textTerms(namesOf(knowledge), languageOfTag(home?.language))]);
}

/** The first sentences of a page, or its first lines. */
function findOpening(knowledge: Knowledge, at: number): Citation | undefined {
  const own = knowledge.passages.filter(
    ({ source, siteWide, statements }) =>
      source === at && !siteWide && statements.some(({ block }) => block >= 0),
  );
  const holder = own.find(({ statements }) => statements.some(isWholeSentence)) ?? own[0];
  if (!holder) return undefined;
  const from = Math.max(0, holder.statements.findIndex(isWholeSentence));
  return citeRun(knowledge, holder, takeFirst(holder.statements.slice(from)));
}

function takeFirst(statements: readonly Statement[]): Statement[] {
  let left = openingLimit;
  const end = statements.findIndex(({ text }, at) => {
    left -= text.length;
    return at > 0 && left < 0;
  });
  return statements.slice(0, end === -1 ? statements.length : end);
}
