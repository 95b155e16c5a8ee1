import { twoQuestionsRule } from './answer-question.ts';
import { sameElsewhereRule } from './compose/corroborate.ts';
import { dateNoteRule } from './compose/date-note.ts';
import { secondHalfRule } from './compose/second-half.ts';
import { supplementRules } from './compose/supplement.ts';
import { answerers } from './intents/answerers.ts';
import { fallbacks } from './intents/fallbacks.ts';
import { raiseRules, settleRules } from './judge/confidence-rules.ts';
import { doubtRules } from './judge/doubt-rules.ts';
import { nothingCloseRules } from './judge/nothing-close-rules.ts';
import { openReplyRules } from './judge/open-reply-rules.ts';
import { hintRules, overrideRules } from './override-rules.ts';
import { orderRules } from './retrieve/order-rules.ts';
import type { Rule, RuleStage } from './rules/rule.ts';
import { selectionRules } from './selection-rules.ts';

/** A rule as listed for readers. */
export type ListedRule = { id: string; stage: RuleStage; example: string };

/** Every judgement besides the general ranking and fit, in order of precedence. */
export const ruleRegistry: readonly ListedRule[] = [
  ...list('answer', answerers),
  ...list('order', orderRules),
  ...list('select', selectionRules),
  ...list('confidence', [...settleRules, ...raiseRules]),
  ...list('decline', nothingCloseRules),
  ...list('doubt', doubtRules),
  ...list('hint', hintRules),
  ...list('doubt', [...overrideRules, ...openReplyRules]),
  ...list('add', [secondHalfRule, ...supplementRules, sameElsewhereRule, dateNoteRule]),
  ...list('fallback', fallbacks),
  ...list('add', [twoQuestionsRule]),
];

function list(
  stage: RuleStage,
  rules: readonly Pick<Rule<never, unknown>, 'id' | 'example'>[],
): ListedRule[] {
  return rules.map(({ id, example }) => ({ id, stage, example }));
}
