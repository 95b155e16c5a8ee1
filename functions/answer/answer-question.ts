import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import type { Answer } from './answer.ts';
import { answerAbout } from './answer-about.ts';
import { answerContact } from './answer-contact.ts';
import { answerFromStatements } from './answer-from-statements.ts';
import { answerRemark } from './answer-remark.ts';
import { findRemark } from './find-remark.ts';
import { findContext, type Turn } from './resolve-follow-up.ts';
import { understandQuestion } from './understand-question.ts';

/**
 * Answers one message from the knowledge, without any model: retrieve, select, gate, say. Every statement of an
 * answer is a quote of a source; what the sources do not say is declined. Texts of sources and history are data.
 */
export function answerQuestion(input: {
  knowledge: Knowledge;
  question: string;
  history: Turn[];
  now: Date;
}): Answer {
  const { knowledge, history } = input;
  const text = input.question.trim();
  const remark = findRemark(text);
  if (remark) return answerRemark(remark, text, knowledge);
  const context = findContext(text, history);
  const question = understandQuestion(text, knowledge, context);
  const about = context === undefined ? answerAbout(question, knowledge) : undefined;
  return about ?? answerContact(question, knowledge) ?? answerFromStatements(question, knowledge, input.now);
}
