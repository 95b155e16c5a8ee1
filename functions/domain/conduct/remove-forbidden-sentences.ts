import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ReplyRule } from '#shared/brands/conduct/conduct-rule.ts';
import { rulePacks } from '#shared/brands/conduct/rule-packs.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** Removes the sentences a brand's assistants must not say from a reply. */
export function removeForbiddenSentences(brandId: BrandId, text: string, quotes: readonly string[]): string {
  const { replies } = rulePacks[brandId];
  const pieces = text.split(/(?<=[.!?…]["”»)]*)(?=\s)|(?=\n)/u);
  const kept = pieces.filter((piece) => !breaksRule(replies, piece.trim(), quotes));
  return kept.length === pieces.length ? text : kept.join('').trim();
}

function breaksRule(rules: readonly ReplyRule[], sentence: string, quotes: readonly string[]): boolean {
  const folded = foldWord(sentence).replaceAll('’', "'");
  const words = sentence.replace(/^- /, '');
  return rules.some(
    ({ patterns, sparesQuotes }) =>
      patterns.some((pattern) => pattern.test(folded)) &&
      !(sparesQuotes && quotes.some((quote) => quote.includes(words))),
  );
}
