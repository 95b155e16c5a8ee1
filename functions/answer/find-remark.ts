import { foldWord } from '#functions/knowledge/language/tokenize.ts';
import { conversationPatterns, type Remark } from './conversation-patterns.ts';

/** Invisible and look-alike characters must not carry an order past the patterns. */
const invisiblePattern = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;

/** What a message wants when it is no question to the site; undefined when it is one. */
export function findRemark(message: string): Remark | undefined {
  const folded = foldWord(message.replace(invisiblePattern, ''))
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  return conversationPatterns.find(({ pattern }) => pattern.test(folded))?.remark;
}
