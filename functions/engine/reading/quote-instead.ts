import type { Language } from '#functions/engine/language/languages.ts';
import type { Evidence } from './evidence.ts';
import { readValues } from './gate/claim-values.ts';
import { measureSupport } from './gate/support.ts';
import { readVocabulary } from './gate/vocabulary.ts';

/** Of a longer statement, only the words that the model quoted are shown. */
const longestCharacters = 240;
const mostQuotes = 2;

/** The page's own words in place of a sentence that the gate rejected. */
export type Quote = {
  text: string;
  /** Whether the sentence was about the same: it shares more content words with the page than it adds, or any if accepted. */
  isAbout: boolean;
  /** Whether the page's language differs from the sentence's. */
  isForeign: boolean;
};

/**
 * Quotes the page where a model's sentence may not be shown. Undefined if a refused sentence shares no content word with
 * it, nor a value if the languages differ. `isUnchecked`: the gate accepted the sentence, and only nobody confirmed it.
 */
export function quoteInstead(
  sentence: string,
  language: Language,
  evidence: readonly Evidence[],
  organisationName: string,
  isUnchecked: boolean,
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
  if (!isUnchecked && shared === 0 && !(isForeign && sharesValue(sentence, evidence))) return undefined;
  return {
    text: [...new Set(quotes)]
      .slice(0, mostQuotes)
      .map((quote) => `“${quote}”`)
      .join(' '),
    isAbout: isUnchecked ? shared > 0 || isForeign : shared > missing.length,
    isForeign,
  };
}

function sharesValue(sentence: string, evidence: readonly Evidence[]): boolean {
  const values = readValues(evidence.map(({ words }) => words).join('\n'));
  return [...readValues(sentence)].some((value) => values.has(value));
}
