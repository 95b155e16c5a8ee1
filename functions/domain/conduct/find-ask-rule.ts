import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { AskRule } from '#shared/brands/conduct/conduct-rule.ts';
import { rulePacks } from '#shared/brands/conduct/rule-packs.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** Invisible characters must not smuggle a message past the rules. */
const invisiblePattern = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;

/** The rule that matches a message; undefined for an ordinary one. */
export function findAskRule(brandId: BrandId, message: string): AskRule | undefined {
  const folded = foldMessage(message);
  return rulePacks[brandId].asks.find(
    (rule) => rule.kind !== 'quiet' && rule.patterns.some((pattern) => pattern.test(folded)),
  );
}

/** The rule that keeps an assistant from asking for personal details, because of an earlier message. */
export function findQuietRule(brandId: BrandId, messages: readonly string[]): AskRule | undefined {
  const said = messages.map(foldMessage);
  return rulePacks[brandId].asks.find(
    (rule) =>
      rule.kind === 'quiet' && rule.patterns.some((pattern) => said.some((folded) => pattern.test(folded))),
  );
}

function foldMessage(message: string): string {
  return foldWord(message.replace(invisiblePattern, ''))
    .replaceAll('’', "'")
    .replace(/[¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
