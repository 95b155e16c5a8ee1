import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '../compose/answer.ts';
import { cite } from '../compose/cite.ts';
import { introduceForeignQuote } from '../compose/introduce-foreign-quote.ts';
import { writeStatements } from '../compose/write-statements.ts';
import { lastPathWords } from '../retrieve/last-path-words.ts';
import { findRequestedThing } from '../understand/find-requested-thing.ts';
import type { Question } from '../understand/understand-question.ts';
import { findSection, matchNames, type Section, sameWordWeight } from './answer-topic.ts';

const mostWords = 4;
const mostTerms = 3;
const longestLabel = 60;
const namedThingConfidence = 0.8;

/**
 * "Do you handle divorces?": if a page, section or list line has that name, the answer is its text. Undefined if the
 * question asks more than whether something exists.
 */
export function answerNamedThing(question: Question, knowledge: Knowledge): Answer | undefined {
  const thing = findRequestedThing(question.text);
  const { value, language } = question;
  if (thing === undefined || value !== undefined) return undefined;
  const terms = question.terms.filter(({ word }) => thing.includes(foldWord(word)));
  if (terms.every(({ isSubject }) => !isSubject) || terms.length > mostTerms) return undefined;
  if (tokenize(thing).filter(({ word }) => !isStopWord(word, language)).length > mostWords) return undefined;
  const section = findSection({ terms }, knowledge, splitName) ?? findLine(terms, knowledge);
  const citation = section && cite(knowledge, section.passage.source, section.statements);
  if (!section || !citation) return undefined;
  const lead = introduceForeignQuote(language, knowledge.sources[section.passage.source]?.language);
  const said = underItsName(
    writeStatements(question, section.passage, section.statements),
    section,
    terms,
    knowledge,
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

/** Puts the name of the section or page before its text, which may not repeat it. */
function underItsName(
  said: string,
  { passage }: Section,
  terms: Question['terms'],
  knowledge: Knowledge,
): string {
  const source = knowledge.sources[passage.source];
  const language = languageOfTag(source?.language) ?? 'en';
  const words = new Set(textTerms(said, language));
  const isSaid = terms.every(({ variants }) =>
    variants.some(({ term, weight }) => weight >= sameWordWeight && words.has(term)),
  );
  if (isSaid) return said;
  const isNamed = matchNames(terms, knowledge);
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
