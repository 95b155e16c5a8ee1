import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { findRequestedLanguage } from '../search/find-requested-language.ts';
import { readRemark } from '../search/read-remark.ts';
import type { Answer } from './answer.ts';
import { answerRemark, greetIn } from './answer-remark.ts';

/** The reply to a message that asks nothing of the website, a wish for a person included; undefined for a question. */
export function replyToRemark(
  message: string,
  knowledge: Knowledge,
  isFirst: boolean,
  frame?: VisitorLanguage,
): Answer | undefined {
  const text = message.trim();
  const language = findRequestedLanguage(text);
  if (language) return greetIn(language, knowledge);
  const remark = readRemark(text, knowledge, isFirst);
  return remark && answerRemark(remark, text, knowledge, frame);
}
