import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { findRemark } from './find-remark.ts';
import { replaceInContext } from './replace-in-context.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

const openingPattern =
  /^(?:and|what about|how about|or|but|also|same for|und|oder|aber|wie (?:sieht es|ist es|steht es)|was ist mit|et|ou|mais|et pour|qu'en est-il|y|o|pero|que tal|tambien|и|а|но)\b/u;
/** `\b` knows Latin letters only. */
const openingOfOtherScriptsPattern =
  /^(?:и|а|но|или)\s|^(?:그럼|그러면|그리고|では|じゃあ|それでは|那么?)|^\S+[은는]요\s*\?*$/;
const backReferencePattern =
  /\b(?:it|its|they|them|their|that|those|this|these|there|he|she|his|her|then|davon|dafur|dort|damit|dessen|ihn|ihm|il|elle|ils|elles|la-bas|cela|celui|celle|eso|ese|esa|alli|ellos|этот|это|там|он|она|они)\b/u;
const fewWords = 4;
const longestChain = 3;

/**
 * What the visitor asked before, when this question cannot be understood without it, less what this one puts in its
 * place: after "tuition for kindergarten?", "and for grade 5?" still asks for tuition.
 */
export function findContext(question: string, history: readonly Turn[]): string | undefined {
  const asked = history.filter(
    ({ role, content }) => role === 'user' && content !== question && !findRemark(content),
  );
  return resolve(
    question,
    asked.map(({ content }) => content),
    longestChain,
  );
}

function resolve(question: string, earlier: readonly string[], depth: number): string | undefined {
  const previous = earlier.at(-1);
  if (previous === undefined || depth === 0 || !dependsOnContext(question)) return undefined;
  const before = resolve(previous, earlier.slice(0, -1), depth - 1);
  const context = before === undefined ? previous : `${before} ${previous}`;
  return replaceInContext(context, question);
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
