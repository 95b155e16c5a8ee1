import { conceptsOf, phraseAt } from '#functions/engine/language/concept-index.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { AskedQuestions } from './asked-questions.ts';

/** What every website is read for, as concepts of the lexicon. */
const needConcepts = {
  hours: 'hours business_hours',
  address: 'address how_do_i_get_there branch',
  contact: 'contact contact_person phone email',
  people: 'staff teacher lawyer doctor principal headteacher director manager committee',
  fees: 'price costs school_fees membership_fee flat_fee',
};
/** A concept's need. */
export const needs: ReadonlyMap<string, string> = new Map(
  Object.entries(needConcepts).flatMap(([need, ids]) => ids.split(' ').map((id) => [id, need] as const)),
);

type KnownWord = readonly { language: Language; terms: readonly string[] }[];
const knownWordLimit = 20_000;
/** Names such as "item-4711" say nothing, and catalogs have thousands. */
const numberedPattern = /^[a-z-]*\d[a-z\d-]*$/;

/** The subjects of the questions: concepts of the lexicon, or stems of words that it doesn't know. */
export type AskedTopics = {
  /** Languages of the words in links and addresses. */
  spoken: readonly Language[];
  weights: ReadonlyMap<string, number>;
  known: Map<string, KnownWord>;
};

const highestWeight = 15;
/** The last question's share of the first one's weight. */
const lastShare = 0.4;

/** What the questions ask about; `tag` is the website's language. */
export function readAskedTopics(
  { language, questions }: AskedQuestions,
  tag: string | undefined,
): AskedTopics {
  const weights = new Map<string, number>();
  for (const [rank, question] of questions.entries()) {
    const share = 1 - ((1 - lastShare) * rank) / questions.length;
    for (const [term, weight] of findSubjects(question, language)) {
      weights.set(term, Math.max(weights.get(term) ?? 0, highestWeight * share * weight));
    }
  }
  const spoken = [...new Set<Language>([languageOfTag(tag) ?? language, language, 'en'])];
  return { spoken, weights, known: new Map() };
}

/** A question's subjects: the meanings that most of its telling words share. */
function findSubjects(question: string, language: Language): Map<string, number> {
  const found = new Map<string, number>();
  const words = tokenize(question).map(({ word }) => word);
  for (const [position, word] of words.entries()) {
    const phrase = phraseAt(words, position, language);
    const weight = phrase ? 1 : isStopWord(word, language) ? 0 : subjectWeight(word, language);
    const terms = phrase?.concepts.map(({ id }) => id) ?? meaningsOf(word, language);
    if (weight > 0) for (const term of new Set(terms)) found.set(term, (found.get(term) ?? 0) + weight);
  }
  const most = Math.max(...found.values());
  const subjects = [...found].filter(([, weight]) => weight === most);
  return new Map(subjects.map(([term]) => [term, Math.min(1, most)]));
}

/** The subjects and needs in the words of an address or a link. */
export function findAskedTopics(asked: AskedTopics, words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [position, word] of words.entries()) {
    if (numberedPattern.test(word)) continue;
    for (const { language, terms } of recallWord(asked, word)) {
      for (const term of terms) found.add(term);
      for (const { id } of phraseAt(words, position, language)?.concepts ?? []) {
        if (isTelling(asked, id)) found.add(id);
      }
    }
  }
  return [...found];
}

/** Caches words, because sites repeat them. */
function recallWord(asked: AskedTopics, word: string): KnownWord {
  const { spoken, known } = asked;
  const recalled = known.get(word);
  if (recalled) return recalled;
  const found = spoken.map((language) => ({
    language,
    terms: meaningsOf(word, language).filter((term) => isTelling(asked, term)),
  }));
  if (known.size < knownWordLimit) known.set(word, found);
  return found;
}

const isTelling = ({ weights }: AskedTopics, term: string): boolean => weights.has(term) || needs.has(term);

/** A word's concepts, or its stem if the lexicon doesn't know it. */
function meaningsOf(word: string, language: Language): string[] {
  const concepts = conceptsOf(word, language).map(({ id }) => id);
  return concepts.length > 0 ? concepts : [`=${stem(word, language)}`];
}
