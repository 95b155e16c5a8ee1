import { type Language, languages } from './languages.ts';
import { countStopWords } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/** Characters from the beginning of a text that are looked at. */
export const sampleLength = 4000;

/** Letters that only one of the languages uses; they tell the language of a question without stop words. */
const tellingLetters: Partial<Record<Language, RegExp>> = {
  ru: /[а-яё]/gi,
  de: /[äöüß]/gi,
  es: /[ñ¿¡áíóú]/gi,
  fr: /[çàèêëîïôùûœ]/gi,
  ko: /\p{Script=Hangul}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  und: /[ãõąęłńśźżćčřšžěůťďňğışőűøåđơư\u1ea0-\u1ef9]|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\P{L}]/giu,
};
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
  const letters = tellingLetters[language];
  return letters ? (text.match(letters)?.length ?? 0) : 0;
}
