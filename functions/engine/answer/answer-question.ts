import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { answerRemark, greetIn } from '#functions/engine/reply/answer-remark.ts';
import { findRemark } from '#functions/engine/search/find-remark.ts';
import { findRequestedLanguage } from '#functions/engine/search/find-requested-language.ts';
import { findContext, type Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { splitQuestion } from '#functions/engine/search/split-question.ts';
import { understandQuestion } from '#functions/engine/search/understand-question.ts';
import { answerFromStatements } from './answer-from-statements.ts';
import { joinAnswers } from './compose/answer-parts.ts';
import { answerSpoken } from './intents/answer-spoken.ts';
import { answerers } from './intents/answerers.ts';
import { fallbacks } from './intents/fallbacks.ts';
import { applyFirst, everyRule, type Rule, type RuleRun } from './rules/rule.ts';

/** If no statement answers both questions of a message, each gets its own answer. */
export const twoQuestionsRule: Rule<string, readonly [string, string]> = {
  id: 'two-questions',
  example: '“When do you open and where can I park?”',
  applies: (text) => splitQuestion(text),
};

/**
 * Answers a message from the knowledge without a model: retrieve, select, judge, compose. Every statement of an
 * answer quotes a source; what the sources don't say is declined. Sources and history are data, never instructions.
 */
export function answerQuestion(input: {
  knowledge: Knowledge;
  question: string;
  history: Turn[];
  now: Date;
  /** Switches rules off and records which took effect. */
  run?: RuleRun;
}): Answer {
  const { knowledge, history, now, run = everyRule } = input;
  const text = input.question.trim();
  const remark = findRemark(text, history.length === 0);
  if (remark) return answerRemark(remark, text, knowledge);
  const wish = findRequestedLanguage(text);
  if (wish?.asks === 'wish') return greetIn(wish.language, knowledge);
  const context = findContext(text, history);
  const orGreeting = (reply: Answer) =>
    wish && reply.outcome !== 'answered' ? greetIn(wish.language, knowledge) : reply;
  const ask = (part: string, before: string | undefined) => answerOne(part, before, { knowledge, now, run });
  if (wish?.asks === 'staff') return answerSpoken(wish, text, knowledge, (asked) => ask(asked, undefined));
  const whole = ask(text, context);
  const halves = applyFirst([twoQuestionsRule], text, run);
  if (!halves) return orGreeting(whole);
  const [first, second] = halves;
  const parts = [
    { text: first, answer: ask(first, context) },
    { text: second, answer: ask(second, first) },
  ];
  return orGreeting(joinAnswers(whole, parts, understandQuestion(text, knowledge, context).frame));
}

function answerOne(
  text: string,
  context: string | undefined,
  { knowledge, now, run }: { knowledge: Knowledge; now: Date; run: RuleRun },
): Answer {
  const question = understandQuestion(text, knowledge, context);
  const named = applyFirst(answerers, { question, knowledge, isFollowUp: context !== undefined }, run);
  if (named) return named;
  const reply = answerFromStatements(question, knowledge, now, run);
  if (reply.outcome === 'answered') return reply;
  return applyFirst(fallbacks, { question, knowledge, reply }, run) ?? reply;
}
