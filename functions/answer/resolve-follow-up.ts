import { detectLanguage } from '#functions/knowledge/language/detect-language.ts';
import { isStopWord } from '#functions/knowledge/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/knowledge/language/tokenize.ts';
import { findRemark } from './find-remark.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

const openingPattern =
  /^(?:and|what about|how about|or|but|also|same for|und|oder|aber|wie (?:sieht es|ist es|steht es)|was ist mit|et|ou|mais|et pour|qu'en est-il|y|o|pero|que tal|tambien|и|а|но)\b/u;
/** `\b` knows Latin letters only. */
const openingOfOtherScriptsPattern =
  /^(?:и|а|но|или)\s|^(?:그럼|그러면|그리고|では|じゃあ|それでは|那么?)|^\S+[은는]요\s*\?*$/;
const backReferencePattern =
  /\b(?:it|its|they|them|their|that|those|this|these|there|he|she|his|her|then|davon|dafur|dort|damit|dessen|ihn|ihm|il|elle|ils|elles|la-bas|cela|celui|celle|eso|ese|esa|alli|ellos|этот|это|там|он|она|они)\b/u;
const fewWords = 4;

/** The visitor's question before, when this one cannot be understood without it ("and for two children?"). */
export function findContext(question: string, history: readonly Turn[]): string | undefined {
  const previous = history.findLast(
    ({ role, content }) => role === 'user' && content !== question && !findRemark(content),
  );
  return previous && dependsOnContext(question) ? previous.content : undefined;
}

function dependsOnContext(question: string): boolean {
  const folded = foldWord(question)
    .replaceAll('’', "'")
    .replace(/^[¿¡\s]+/, '');
  if (openingPattern.test(folded) || openingOfOtherScriptsPattern.test(folded)) return true;
  const language = detectLanguage(question);
  const words = tokenize(question).filter(({ word }) => !isStopWord(word, language));
  return words.length <= fewWords && backReferencePattern.test(folded);
}
