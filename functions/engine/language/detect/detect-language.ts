import { lexicons } from '#functions/engine/lexicon/tables/lexicons.ts';
import { type Language, languages } from '../languages.ts';
import { countStopWords } from '../stop-words.ts';
import { tokenize } from '../tokenize.ts';

/** Characters at the start of a text that are examined. */
export const sampleLength = 4000;

const letterWeight = 0.7;
const weightOfTies = 0.5;
/** Stop words shared by many languages occur in any text. */
const manyLanguagesMalus = 1;
const kanaPattern = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Characters shared by all languages. */
const sharedPattern = /[\0-\x7f]+/g;

/**
 * Detects a text's language by its stop words and letters; undefined if nothing does. `preferred` counts as that many
 * words of its own, so it wins ties.
 */
export function detectLanguage(
  text: string,
  preferred?: Language,
  preferredWeight = weightOfTies,
): Language | undefined {
  const sample = text.slice(0, sampleLength);
  const stopWords = countStopWords(tokenize(sample).map((token) => token.word));
  const ownLetters = sample.replace(sharedPattern, '');
  const characters = ownLetters.match(/\p{Script=Han}/gu)?.length ?? 0;
  const owner = kanaPattern.test(ownLetters) || preferred === 'ja' ? 'ja' : 'und';
  const chinese = (language: Language) => (language === owner ? characters : 0);
  let best: Language | undefined;
  let bestScore = 0;
  for (const language of languages) {
    const score =
      stopWords[language] +
      letterWeight * (countLetters(ownLetters, language) + chinese(language)) +
      (language === preferred ? preferredWeight : 0) -
      (language === 'und' && language !== preferred ? manyLanguagesMalus : 0);
    if (score > bestScore) {
      best = language;
      bestScore = score;
    }
  }
  return bestScore >= 1 ? best : undefined;
}

function countLetters(text: string, language: Language): number {
  const letters = lexicons[language].tellingLetters;
  return letters ? (text.match(letters)?.length ?? 0) : 0;
}
