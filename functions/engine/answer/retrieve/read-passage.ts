import { textPhrases, textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import { type KnowledgeSource, type Passage, sourceName } from '#functions/engine/knowledge/knowledge.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { findAnnouncers, findLeads } from './find-leads.ts';
import { findQuestionsAbove, type QuestionWord, readQuestionWords } from './question-above.ts';

/** The terms of a passage and what stands around its statements. */
export type ReadPassage = {
  /** Per statement its terms in order. */
  orderedTerms: string[][];
  /** Per statement its terms, with those of the question it answers (FAQ). */
  terms: ReadonlySet<string>[];
  /** Per statement its terms without those of the table's header. */
  cellTerms: ReadonlySet<string>[];
  headingTerms: ReadonlySet<string>;
  /** Terms of the heading right above. */
  lastHeadingTerms: string[];
  titleTerms: ReadonlySet<string>;
  /** For each statement the lines above that announce it. */
  leads: number[][];
  /** For each line of a list the lines right above the list. */
  announcers: number[][];
  isHearsay: boolean;
  /** Per statement the words of the question that it answers (FAQ). */
  questionWords: (readonly QuestionWord[] | undefined)[];
  /** Terms of any text in the language of the source. */
  termsOf: (text: string) => string[];
};

/** Passages never change, so what was read of one serves every later question. */
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
  return {
    orderedTerms,
    terms,
    cellTerms: passage.statements.map(({ kind, quote }, at) =>
      kind === 'row' ? new Set(wordsAndPhrases(quote ?? '')) : (terms[at] ?? new Set()),
    ),
    headingTerms: new Set(passage.headings.flatMap(wordsAndPhrases)),
    lastHeadingTerms: termsOf(heading),
    titleTerms: new Set(source ? wordsAndPhrases(sourceName(source)) : []),
    leads: findLeads(passage.statements, announcers),
    announcers,
    questionWords: findQuestionsAbove(passage).map((text) =>
      text === undefined ? undefined : readQuestionWords(text, language ?? 'und'),
    ),
    termsOf,
    isHearsay: hearsayPattern.test(`${source?.url ?? ''} ${source?.title ?? ''}`),
  };
}

/** What clients write and legal notices answer questions about the organisation less surely. */
const hearsayPattern =
  /testimonial|review|change-?log|release[-_ ]notes|(?:revision|version)[-_ ]history|privacy|terms[-_ ]of|datenschutz|cookie|disclaimer|confidentialit|privacidad|avis[-_ ]client/i;
