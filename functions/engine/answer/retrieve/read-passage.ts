import { textPhrases, textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import { type KnowledgeSource, type Passage, sourceName } from '#functions/engine/knowledge/knowledge.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { findAnnouncers, findLeads } from './find-leads.ts';
import { findQuestionsAbove, type QuestionWord, readQuestionWords } from './question-above.ts';

/** The terms of a passage and the context of its statements. */
export type ReadPassage = {
  /** Per statement, its terms in order. */
  orderedTerms: string[][];
  /** Per statement, its terms and those of the question it answers (FAQ). */
  terms: ReadonlySet<string>[];
  /** Per statement, its terms without the column headers. */
  cellTerms: ReadonlySet<string>[];
  headingTerms: ReadonlySet<string>;
  /** Terms of the last heading above. */
  lastHeadingTerms: string[];
  titleTerms: ReadonlySet<string>;
  /** All of these. */
  allTerms: ReadonlySet<string>;
  /** For each statement, the lines above that introduce it. */
  leads: number[][];
  /** For each list line, the lines right above the list. */
  announcers: number[][];
  isHearsay: boolean;
  /** Per statement, the words of the question it answers (FAQ). */
  questionWords: (readonly QuestionWord[] | undefined)[];
  /** Splits a text into terms in the source's language. */
  termsOf: (text: string) => string[];
};

/** Passages never change, so later questions reuse the result. */
const cache = new WeakMap<Passage, ReadPassage>();

export function readPassage(passage: Passage, source: KnowledgeSource | undefined): ReadPassage {
  const known = cache.get(passage);
  if (known) return known;
  const read = analyse(passage, source);
  cache.set(passage, read);
  return read;
}

function analyse(passage: Passage, source: KnowledgeSource | undefined): ReadPassage {
  const language = languageOfTag(source?.language);
  const termsOf = (text: string) => textTerms(text, language);
  const orderedTerms = passage.statements.map(({ text }) => termsOf(text));
  const heading = passage.headings.at(-1) ?? '';
  const asked = heading.endsWith('?') ? [...termsOf(heading), ...textPhrases(heading, language)] : [];
  const announcers = findAnnouncers(passage.statements);
  const wordsAndPhrases = (text: string) => [...termsOf(text), ...textPhrases(text, language)];
  const terms = passage.statements.map(({ text }) => new Set([...wordsAndPhrases(text), ...asked]));
  const cellTerms = passage.statements.map(({ kind, quote }, at) =>
    kind === 'row' ? new Set(wordsAndPhrases(quote ?? '')) : (terms[at] ?? new Set<string>()),
  );
  const headingTerms = new Set(passage.headings.flatMap(wordsAndPhrases));
  const titleTerms = new Set(source ? wordsAndPhrases(sourceName(source)) : []);
  return {
    orderedTerms,
    terms,
    cellTerms,
    headingTerms,
    lastHeadingTerms: termsOf(heading),
    titleTerms,
    allTerms: new Set([...terms, ...cellTerms, headingTerms, titleTerms].flatMap((found) => [...found])),
    leads: findLeads(passage.statements, announcers),
    announcers,
    questionWords: findQuestionsAbove(passage).map((text) =>
      text === undefined ? undefined : readQuestionWords(text, language ?? 'und'),
    ),
    termsOf,
    isHearsay: hearsayPattern.test(`${source?.url ?? ''} ${source?.title ?? ''}`),
  };
}

/** Client reviews and legal notices are less reliable answers. */
const hearsayPattern =
  /testimonial|review|change-?log|release[-_ ]notes|(?:revision|version)[-_ ]history|privacy|terms[-_ ]of|datenschutz|cookie|disclaimer|confidentialit|privacidad|avis[-_ ]client/i;
