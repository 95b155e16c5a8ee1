import type { Language } from '#functions/engine/language/languages.ts';
import type { Evidence } from './evidence.ts';
import { readValues } from './gate/claim-values.ts';
import { measureSupport } from './gate/support.ts';
import { readVocabulary } from './gate/vocabulary.ts';

/** A longer statement is quoted by the words that the model named of it. */
const longestCharacters = 240;
const mostQuotes = 2;

/** What the page says itself, for a sentence that the gate could not follow. */
export type Quote = {
  text: string;
  /** Whether the sentence spoke of the same: it shares more telling words with the page than it has of its own. */
  isAbout: boolean;
  /** Whether the page says it in another language than the sentence. */
  isForeign: boolean;
};

/**
 * Lets the page speak where a model's sentence may not: its own words are true of it by themselves. Undefined where the
 * sentence shares no telling word with them, nor, where they are in another language, a value.
 */
export function quoteInstead(
  sentence: string,
  language: Language,
  evidence: readonly Evidence[],
  organisationName: string,
): Quote | undefined {
  const quotes = evidence.map(({ words, surroundings }) =>
    (surroundings.length <= longestCharacters ? surroundings : words).replace(/\s+/g, ' ').trim(),
  );
  const page = readVocabulary(
    evidence.map((one) => ({ text: `${one.words}\n${one.surroundings}`, language: one.language })),
  );
  const { found, missing } = measureSupport(sentence, language, page);
  const own = readVocabulary([{ text: organisationName, language }]).words;
  const shared = found.filter(({ word }) => !own.has(word)).length;
  const isForeign = evidence.every((one) => one.language !== language);
  if (shared === 0 && !(isForeign && sharesValue(sentence, evidence))) return undefined;
  return {
    text: [...new Set(quotes)]
      .slice(0, mostQuotes)
      .map((quote) => `“${quote}”`)
      .join(' '),
    isAbout: shared > missing.length,
    isForeign,
  };
}

function sharesValue(sentence: string, evidence: readonly Evidence[]): boolean {
  const values = readValues(evidence.map(({ words }) => words).join('\n'));
  return [...readValues(sentence)].some((value) => values.has(value));
}
