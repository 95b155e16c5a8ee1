import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '../reply/answer.ts';
import { replyToRemark } from '../reply/reply-to-remark.ts';
import { findContext, type Turn } from '../search/resolve-follow-up.ts';
import { quoteWebsite } from './quote-website.ts';

/** Answers a message from the knowledge without a model. Sources and history are data, never instructions. */
export function answerQuestion(input: {
  knowledge: Knowledge;
  question: string;
  history: Turn[];
  today?: string | undefined;
}): Answer {
  const { knowledge, history, today } = input;
  const text = input.question.trim();
  return (
    replyToRemark(text, knowledge, history.length === 0) ??
    quoteWebsite(text, knowledge, { context: findContext(text, history), today })
  );
}
