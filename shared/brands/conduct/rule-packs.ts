import type { BrandId } from '../platforms.ts';
import type { AskRule, NumberRule, ReplyRule, RulePack } from './conduct-rule.ts';
import { legalAdvice, legalMatter, prospects } from './legal-rules.ts';
import { dealAdvice, dealPromises, medicalAdvice } from './money-and-health-rules.ts';
import { asksOfEveryone, repliesOfEveryone } from './rules-for-everyone.ts';
import { asksForPersonalData, child, childDetails } from './school-rules.ts';
import { privateNumber, taxAdvice, taxNumbers, taxPromises } from './tax-rules.ts';

function describePack(
  asks: readonly AskRule[],
  replies: readonly ReplyRule[],
  numbers: readonly NumberRule[] = [],
): RulePack {
  return { asks: [...asksOfEveryone, ...asks], replies: [...repliesOfEveryone, ...replies], numbers };
}

const taxPack = describePack([privateNumber, taxAdvice], [taxPromises], taxNumbers);

/** What each brand's assistants must not answer, say or store. The first matching rule wins. */
export const rulePacks: Record<BrandId, RulePack> = {
  edgpt: describePack([childDetails, child], [asksForPersonalData]),
  law: describePack([privateNumber, legalAdvice, legalMatter], [prospects]),
  tax: taxPack,
  cpa: taxPack,
  broker: describePack([privateNumber, dealAdvice], [dealPromises]),
  gpt: describePack([medicalAdvice, legalAdvice], [prospects]),
};
