import { type Language, languages } from './languages.ts';
import { countStopWords } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

const sampleLength = 4000;

/** Letters that only one of the languages uses; they tell the language of a question without stop words. */
const tellingLetters: readonly (readonly [Language, RegExp])[] = [
  ['ru', /[а-яё]/gi],
  ['de', /[äöüß]/gi],
  ['es', /[ñ¿¡áíóú]/gi],
  ['fr', /[çàèêëîïôùûœ]/gi],
];

/** Language of a text by its stop words and letters; undefined when nothing tells. Ties go to `preferred`. */
export function detectLanguage(text: string, preferred?: Language): Language | undefined {
  const sample = text.slice(0, sampleLength);
  const words = tokenize(sample).map((token) => token.word);
  let best: Language | undefined;
  let bestScore = 0;
  for (const language of languages) {
    const letters = tellingLetters.find(([candidate]) => candidate === language)?.[1];
    const letterCount = letters ? (sample.match(letters)?.length ?? 0) : 0;
    const score = countStopWords(words, language) + 0.7 * letterCount + (language === preferred ? 0.5 : 0);
    if (score > bestScore) {
      best = language;
      bestScore = score;
    }
  }
  return bestScore >= 1 ? best : undefined;
}
