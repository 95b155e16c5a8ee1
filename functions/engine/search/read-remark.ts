import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Remark } from '#functions/engine/lexicon/remark.ts';
import { remarks } from '#functions/engine/lexicon/wordings.ts';
import { isBareDetail } from './is-bare-detail.ts';
import { patternOf } from './join-dialogues.ts';
import { matchWish } from './match-wordings.ts';
import { asksForPersonAlone } from './read-reply.ts';
import { readWish } from './read-wish.ts';

/** Invisible or look-alike characters must not hide an instruction from the patterns. */
const invisiblePattern = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;
const refused = (['injection', 'abuse'] as const).map((remark) => ({
  remark,
  pattern: patternOf((dialogue) => dialogue.remarks[remark]),
}));

/** What a message says that isn't a question about the organization, a wish for a person included. */
export function readRemark(message: string, knowledge: Knowledge, isFirst: boolean): Remark | undefined {
  const plain = message.replace(invisiblePattern, '');
  const folded = foldWord(plain).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const refusal = refused.find(({ pattern }) => pattern.test(folded));
  if (refusal) return refusal.remark;
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'opening';
  if (asksForPersonAlone(plain)) return 'handoff';
  const wish = readWish(plain, knowledge, isFirst)?.wish;
  if (wish === 'person') return 'handoff';
  const remark = remarks.find((known) => known === wish) ?? readThanks(plain, knowledge);
  return remark ?? (isBareDetail(plain, knowledge) ? 'opening' : undefined);
}

/** "Thank you very much for your help, have a nice day" says several such things one after another. */
function readThanks(message: string, knowledge: Knowledge): Remark | undefined {
  const clauses = message.split(/[,.;!、。，！]+/u).filter((clause) => /\p{L}/u.test(clause));
  const wishes = clauses.map((clause) => readWish(clause, knowledge, false)?.wish);
  const isPolite = wishes.every(
    (wish, at) =>
      wish === 'thanks' ||
      wish === 'goodbye' ||
      wish === 'opening' ||
      isBareDetail(clauses[at] ?? '', knowledge),
  );
  return clauses.length > 1 && isPolite && wishes.includes('thanks') ? 'thanks' : undefined;
}

/** Whether a message is small talk or a wish for a person, whoever it is said to. */
export function isSmallTalk(message: string): boolean {
  const wish = matchWish(message, { ignored: () => false, isFirst: false })?.wish;
  return asksForPersonAlone(message) || wish === 'person' || remarks.some((remark) => remark === wish);
}

/** Whether a message wants a person and doesn't say what for. */
export function isBareWishForPerson(message: string): boolean {
  const match = matchWish(message, { ignored: () => false, isFirst: false });
  return asksForPersonAlone(message) || (match?.wish === 'person' && match.isBare);
}
