import type { Language } from '#functions/engine/language/languages.ts';
import { conceptsOf } from '#functions/engine/lexicon/concept-index.ts';
import { measureSupport } from './support.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A capitalised word of a sentence that nothing around the evidence has. */
export function findWrongName(
  sentence: string,
  language: Language,
  vocabulary: Vocabulary,
): string | undefined {
  const { missing } = measureSupport(sentence, language, vocabulary);
  return missing.find(({ word, start, end }) => {
    const before = sentence.slice(0, start);
    const isCapital = /^\p{Lu}/u.test(sentence.slice(start, end));
    const isFirst = !/[\p{L}\d]/u.test(before) || /[.!?:]\s*$/u.test(before);
    if (!isCapital || conceptsOf(word, language).length > 0) return false;
    if (isFirst) return isBesideName(sentence, start, end);
    if (language === 'de')
      return isBesideName(sentence, start, end) || /(?:\bvon|\bbei|\bdurch|\boder) $/u.test(before);
    return true;
  })?.word;
}

/** German capitalises every noun, but writes two in a row only in names. */
function isBesideName(sentence: string, start: number, end: number): boolean {
  return (
    /\p{Lu}\p{L}+[\s-]$/u.test(sentence.slice(0, start)) ||
    /^(?:[\s-]|\s&\s)\p{Lu}\p{L}/u.test(sentence.slice(end)) ||
    /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(sentence.slice(start, end))
  );
}
