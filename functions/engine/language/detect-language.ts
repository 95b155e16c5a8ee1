import { lexicons } from '../lexicon/lexicons.ts';
import { type Language, languages } from './languages.ts';
import { countStopWords } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/** Characters from the beginning of a text that are looked at. */
export const sampleLength = 4000;

const letterWeight = 0.7;
const weightOfTies = 0.5;
/** The small words of many languages together turn up in any text. */
const manyLanguagesMalus = 1;
const kanaPattern = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters and signs that all languages use. */
const sharedPattern = /[\0-\x7f]+/g;

/** Language of a text by its stop words and letters; undefined when nothing tells. `preferred` counts as so many words of its own: ties go to it. */
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
