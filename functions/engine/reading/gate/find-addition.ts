import type { Language } from '#functions/engine/language/languages.ts';
import type { Evidence } from '../evidence.ts';
import { countLimits } from './polarity.ts';
import { readMentions } from './read-mentions.ts';
import { splitSegments } from './split-segments.ts';
import { measureSupport } from './support.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** How many content words a part needs to be an addition; one of them may be a free translation. */
const fewestContentWords = { sameLanguage: 1, translated: 2 };

/**
 * The first part of a sentence without any word, value or name of the evidence. The share of new words doesn't
 * matter, because paraphrases have many. A part in different words may stand for a part of the evidence that the
 * sentence omits; at the end only if both are negative.
 */
export function findAddition(
  sentence: string,
  language: Language,
  vocabulary: Vocabulary,
  evidence: readonly Evidence[],
): string | undefined {
  // Without a lexicon, paraphrases and new words look the same.
  if (language === 'und' || evidence.some((one) => one.language === 'und')) return undefined;
  const isTranslated = evidence.some((one) => one.language !== language);
  const least = isTranslated ? fewestContentWords.translated : fewestContentWords.sameLanguage;
  const segments = splitSegments(sentence);
  const loose = segments.filter((segment) => {
    const { found, missing } = measureSupport(segment, language, vocabulary);
    return missing.length >= least && found.length === 0 && readMentions(segment).length === 0;
  });
  if (loose.length === 0) return undefined;
  const leftOut = findLeftOut(sentence, language, evidence);
  const last = segments.at(-1);
  const isLastExplained =
    last === undefined ||
    !loose.includes(last) ||
    (countLimits(last, language) > 0 && leftOut.some(({ isLimiting }) => isLimiting));
  return isLastExplained && loose.length <= leftOut.length ? undefined : loose.at(-1);
}

/** Parts of the evidence that share no word or value with the sentence. */
function findLeftOut(
  sentence: string,
  language: Language,
  evidence: readonly Evidence[],
): { isLimiting: boolean }[] {
  const said = readVocabulary([{ text: sentence, language }]);
  const values = new Set(readMentions(sentence).flatMap(({ readings }) => readings));
  return evidence.flatMap((one) =>
    splitSegments(one.words).flatMap((part) => {
      const { found, missing } = measureSupport(part, one.language, said);
      const isShown = readMentions(part).some(({ readings }) => readings.some((value) => values.has(value)));
      if (missing.length === 0 || found.length > 0 || isShown) return [];
      return [{ isLimiting: countLimits(part, one.language) > 0 }];
    }),
  );
}
