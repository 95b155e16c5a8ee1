import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type {
  Knowledge,
  KnowledgeSource,
  Passage,
  Statement,
} from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { countWords } from '#functions/engine/language/unspaced-words.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { intentSource } from '#functions/engine/search/join-dialogues.ts';
import { questionPatterns } from '#functions/engine/search/question-patterns.ts';
import type { QuestionTerm } from '#functions/engine/search/terms/question-term.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { followingStatements } from '../compose/select-statements.ts';
import { writeStatements } from '../compose/write-statements.ts';
import { lastPathWords } from '../retrieve/last-path-words.ts';
import { isWholeSentence } from './answer-about.ts';

const mostWords = 4;
const mostTerms = 3;
/** Below this weight, a term is another word, which may name something else. */
export const sameWordWeight = 0.9;
const fewestWordsOfBody = 12;
/** Dates, bylines and the like come before a page's text. */
const linesSkipped = 4;
const topicSentenceLimit = 3;
const topicLengthLimit = 440;
const topicConfidence = 0.9;

export type Section = { passage: Passage; statements: Statement[] };

/**
 * "Wifi", "office hours?", "tell me about the library": a bare topic is answered with the start of the page or
 * section of that name. Undefined if the question asks more, or nothing has that name.
 */
export function answerTopic(question: Question, knowledge: Knowledge): Answer | undefined {
  if (!isBareTopic(question)) return undefined;
  const section = findSection(question, knowledge);
  const citation = section && cite(knowledge, section.passage.source, section.statements);
  if (!section || !citation) return undefined;
  return {
    text: writeStatements(question, section.passage, section.statements),
    outcome: 'answered',
    confidence: topicConfidence,
    intent: question.kind,
    citations: [citation],
    suggestions: [],
  };
}

/** Only introduces a topic, on the folded question. */
const topicLeadPattern = new RegExp(`^${intentSource(({ topicLead }) => topicLead)}\\s+`, 'u');

/** Whether a message only names a thing. */
export function isBareTopic({ text, kind, value, terms }: Question): boolean {
  const topic = foldWord(text.trim()).replace(topicLeadPattern, '');
  if (kind !== 'what' || value !== undefined || terms.length === 0 || terms.length > mostTerms) return false;
  if (tokenize(topic).length > mostWords || terms.every(({ isSubject }) => !isSubject)) return false;
  return !questionPatterns.some(({ pattern }) => pattern.test(topic));
}

/** The page with the requested name, or else the section. `split` returns the names within a name. */
export function findSection(
  { terms }: Pick<Question, 'terms'>,
  knowledge: Knowledge,
  split: (name: string, language: Language) => string[] = (name) => [name],
  besides: readonly QuestionTerm[] = [],
): Section | undefined {
  const { sources, passages } = knowledge;
  const isWholeName = matchNames(terms, knowledge, besides);
  const isNamed: typeof isWholeName = (name, source) =>
    split(name, languageOfTag(source?.language) ?? 'en').some((part) => isWholeName(part, source));
  const pages = new Set(
    sources.flatMap((source, at) => (namesOfPage(source).some((name) => isNamed(name, source)) ? [at] : [])),
  );
  return (
    openFirst(passages, ({ source }) => pages.has(source)) ??
    openFirst(passages, ({ headings, source }) => isNamed(headings.at(-1) ?? '', sources[source]))
  );
}

/** The first of these passages with text below its heading. */
export function openFirst(
  passages: readonly Passage[],
  isMeant: (passage: Passage) => boolean,
): Section | undefined {
  for (const passage of passages) {
    if (passage.siteWide || !isMeant(passage)) continue;
    const statements = openingOf(passage);
    if (countWords(statements.map(({ text }) => text).join(' ')) >= fewestWordsOfBody)
      return { passage, statements };
  }
  return undefined;
}

/** The start of a section: its first whole sentences, or whatever is below its heading. */
function openingOf(passage: Passage): Statement[] {
  const body = passage.statements.findIndex(({ kind, block }) => kind !== 'heading' && block >= 0);
  if (body === -1) return [];
  const first = passage.statements.slice(body, body + linesSkipped).findIndex(isWholeSentence);
  if (first === -1) return followingStatements(passage, body - 1);
  const opening: Statement[] = [];
  for (const statement of passage.statements.slice(body + first, body + first + topicSentenceLimit)) {
    const length = opening.reduce((sum, { text }) => sum + text.length, statement.text.length);
    const endsSentence = statement.kind === 'sentence' && /[.!?。！？]$/.test(statement.text);
    if (!endsSentence || (opening.length > 0 && length > topicLengthLimit)) break;
    opening.push(statement);
  }
  return opening;
}

function namesOfPage(page: KnowledgeSource): string[] {
  return [...page.title.split(/\s[|–—·-]\s|: /), lastPathWords(page)];
}

/**
 * Checks whether a heading or page name is exactly the requested thing. It may also have words for what the question
 * says besides: "Criminal Defense" for "do you defend …".
 */
export function matchNames(
  terms: readonly QuestionTerm[],
  { organisationName }: Knowledge,
  besides: readonly QuestionTerm[] = [],
): (name: string, source: KnowledgeSource | undefined) => boolean {
  const meant = terms.map(
    ({ variants }) =>
      new Set(variants.filter(({ weight }) => weight >= sameWordWeight).map(({ term }) => term)),
  );
  if (meant.some((names) => names.size === 0)) return () => false;
  const saidBesides = new Set(besides.flatMap(({ variants }) => variants.map(({ term }) => term)));
  const isMeant = (word: string) => saidBesides.has(word) || meant.some((names) => names.has(word));
  return (name, source) => {
    if (name === '' || name.endsWith('?')) return false;
    const language = languageOfTag(source?.language);
    const words = textTerms(name, language);
    if (!meant.every((names) => words.some((word) => names.has(word)))) return false;
    const own = new Set(textTerms(organisationName, language));
    return words.every((word) => isMeant(word) || own.has(word) || subjectWeight(word, language ?? 'en') < 1);
  };
}
