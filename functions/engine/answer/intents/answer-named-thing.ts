import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { introduceForeignQuote } from '#functions/engine/reply/introduce-foreign-quote.ts';
import { findRequestedThing } from '#functions/engine/search/find-requested-thing.ts';
import { answerWords } from '#functions/engine/search/join-dialogues.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { writeStatements } from '../compose/write-statements.ts';
import { lastPathWords } from '../retrieve/last-path-words.ts';
import { findSection, matchNames, type Section, sameWordWeight } from './answer-topic.ts';

const mostWords = 4;
const mostTerms = 3;
const longestLabel = 60;
const carriers = answerWords((words) => words.carriers);
const namedThingConfidence = 0.8;

/**
 * "Do you handle divorces?": if a page, section or list line has that name, the answer is its text. Undefined if the
 * question asks more than whether something exists.
 */
export function answerNamedThing(question: Question, knowledge: Knowledge): Answer | undefined {
  const terms = findTermsOfThing(question);
  if (!terms) return undefined;
  const section = findSectionOfThing(question, knowledge) ?? findLine(terms, knowledge);
  const citation = section && cite(knowledge, section.passage.source, section.statements);
  if (!section || !citation) return undefined;
  const lead = introduceForeignQuote(question.frame, knowledge.sources[section.passage.source]?.language);
  const said = underItsName(
    writeStatements(question, section.passage, section.statements),
    section,
    terms,
    knowledge,
    question.terms,
  );
  return {
    text: lead === undefined ? said : `${lead}\n${said}`,
    outcome: 'answered',
    confidence: namedThingConfidence,
    intent: question.kind,
    citations: [citation],
    suggestions: [],
  };
}

/** The page or section named for the service that a yes/no question asks for. */
export function findSectionOfThing(question: Question, knowledge: Knowledge): Section | undefined {
  const terms = findTermsOfThing(question);
  return terms && findSection({ terms }, knowledge, splitName, question.terms);
}

/** The terms of the thing in "do you have …"; undefined for any other question, and for one that asks more. */
function findTermsOfThing({ text, value, language, terms }: Question): Question['terms'] | undefined {
  const thing = findRequestedThing(text);
  if (thing === undefined || value !== undefined) return undefined;
  const own = withoutCarriers(terms.filter(({ word }) => thing.includes(foldWord(word))));
  if (own.every(({ isSubject }) => !isSubject) || own.length > mostTerms) return undefined;
  const words = tokenize(thing).filter(({ word }) => !isStopWord(word, language) && !carriers.has(word));
  return words.length > mostWords ? undefined : own;
}

function withoutCarriers(terms: Question['terms']): Question['terms'] {
  const rest = terms.filter(({ word }) => !carriers.has(word));
  return rest.some(({ isSubject }) => isSubject) ? rest : terms;
}

/** Puts the name of the section or page before its text, which may not repeat it. */
function underItsName(
  said: string,
  { passage }: Section,
  terms: Question['terms'],
  knowledge: Knowledge,
  besides: Question['terms'],
): string {
  const source = knowledge.sources[passage.source];
  const language = languageOfTag(source?.language) ?? 'en';
  const words = new Set(textTerms(said, language));
  const isSaid = terms.every(({ variants }) =>
    variants.some(({ term, weight }) => weight >= sameWordWeight && words.has(term)),
  );
  if (isSaid) return said;
  const isNamed = matchNames(terms, knowledge, besides);
  const titles = (source?.title ?? '').split(/\s[|–—·-]\s|: |, /);
  const address = source ? lastPathWords(source) : '';
  const names = [
    ...passage.headings.toReversed(),
    ...titles,
    address.replace(/^./u, (letter) => letter.toUpperCase()),
  ];
  const name = names.find((each) => splitName(each, language).some((part) => isNamed(part, source)));
  return name === undefined ? said : `${name}: ${said}`;
}

/** "Divorce & Separation" is the name of two things. */
function splitName(name: string, language: Language): string[] {
  const parts = name.split(/\s*[&,/+;·|]\s*|\s+[–—-]\s+/u).flatMap((part) => {
    const words = part.split(/\s+/);
    const groups: string[][] = [[]];
    for (const word of words) {
      if (word.length > 1 && isStopWord(foldWord(word), language)) groups.push([]);
      else groups.at(-1)?.push(word);
    }
    return groups.map((group) => group.join(' '));
  });
  return [name, ...parts].filter((part) => part !== '');
}

/** A list line, or its label. */
function findLine(terms: Question['terms'], knowledge: Knowledge): Section | undefined {
  const isNamed = matchNames(terms, knowledge);
  for (const passage of knowledge.passages) {
    const source = knowledge.sources[passage.source];
    const language = languageOfTag(source?.language) ?? 'en';
    const statement = passage.statements.find(
      (line) => isListed(line) && splitName(labelOf(line), language).some((name) => isNamed(name, source)),
    );
    // Skips shared menus: they name pages, which were tried before.
    if (statement && !passage.siteWide) return { passage, statements: [statement] };
  }
  return undefined;
}

function isListed({ kind, block }: Statement): boolean {
  return block >= 0 && (kind === 'item' || kind === 'definition');
}

function labelOf({ text }: Statement): string {
  const [label = ''] = text.split(/:\s|\s[–—-]\s/u);
  return label.length <= longestLabel ? label : '';
}
