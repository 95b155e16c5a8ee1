import type { Language } from '#functions/engine/language/languages.ts';
import type { Evidence } from '../evidence.ts';
import { countLimits } from './polarity.ts';
import { readMentions } from './read-mentions.ts';
import { splitSegments } from './split-segments.ts';
import { measureSupport } from './support.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** Telling words that a part needs to say something of its own; one of them may be a free translation. */
const fewest = { sameLanguage: 1, translated: 2 };

/**
 * A clause, phrase or coordinated part without any word, value or name of the evidence. How many words of a part are
 * new does not count: a paraphrase has many. A part in other words altogether passes where the sentence leaves out a
 * part of the evidence that it can stand for; at the end of a sentence only where both deny something.
 */
export function findAddition(
  sentence: string,
  language: Language,
  vocabulary: Vocabulary,
  evidence: readonly Evidence[],
): string | undefined {
  // Without a lexicon no word of a paraphrase can be told from a new one.
  if (language === 'und' || evidence.some((one) => one.language === 'und')) return undefined;
  const isTranslated = evidence.some((one) => one.language !== language);
  const least = isTranslated ? fewest.translated : fewest.sameLanguage;
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

/** Parts of the evidence of which a sentence has no word and no value. */
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
