import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import type { ChatOutcome, Citation } from '#shared/contract/chat.ts';
import { answerContact } from './answer-contact.ts';
import { answerRemark } from './answer-remark.ts';
import { cite, citeSource } from './cite.ts';
import { contactDetails } from './contact-details.ts';
import { corroborate, factsStating } from './corroborate.ts';
import { findRemark } from './find-remark.ts';
import { judge } from './gate-answer.ts';
import { fill, phrases } from './phrases.ts';
import { type Candidate, rankStatements } from './rank-statements.ts';
import { findContext, type Turn } from './resolve-follow-up.ts';
import { sayStatements } from './say-statements.ts';
import { selectStatements } from './select-statements.ts';
import { supplement } from './supplement.ts';
import { type Question, understandQuestion } from './understand-question.ts';

export type Answer = {
  text: string;
  outcome: ChatOutcome;
  /** 0 to 1: how sure the engine is that the answer is right. */
  confidence: number;
  /** Kind of the question or remark, such as `who`, `how-much`, `greeting`. */
  intent: string;
  citations: Citation[];
  suggestions: string[];
};

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
  const question = understandQuestion(text, knowledge, findContext(text, history));
  return answerContact(question, knowledge) ?? answerFromStatements(question, knowledge);
}

function answerFromStatements(question: Question, knowledge: Knowledge): Answer {
  const ranked = rankStatements(question, knowledge);
  const best = ranked[0];
  const { outcome, confidence } = judge(question, best);
  if (!best || outcome === 'declined') return decline(question, knowledge, best, confidence);
  const statements = selectStatements(question, best, ranked);
  const addition = supplement(question, best, statements, ranked);
  const said = [
    sayStatements(best.passage, statements),
    ...(addition ? [sayStatements(addition.passage, [addition.statement])] : []),
  ].join('\n');
  const citations = [
    cite(knowledge, best.passage.source, statements),
    ...(addition ? [cite(knowledge, addition.passage.source, [addition.statement])] : []),
    ...corroborate(question, best, statements, ranked).map((other) =>
      cite(knowledge, other.passage.source, [other.statement]),
    ),
    ...factsStating(question, best, statements, knowledge).map(({ source, quote }) =>
      citeSource(knowledge, source, quote),
    ),
  ].filter((citation) => citation !== undefined);
  const words = phrases[question.language];
  return {
    text: outcome === 'unsure' ? `${words.unsure} ${said}` : said,
    outcome,
    confidence,
    intent: question.kind,
    citations,
    suggestions: [],
  };
}

function decline(
  question: Question,
  knowledge: Knowledge,
  best: Candidate | undefined,
  confidence: number,
): Answer {
  const words = phrases[question.language];
  const contact = contactDetails(knowledge, question.language);
  const sentences = [fill(words.declined, { organisation: knowledge.organisationName })];
  if (contact)
    sentences.push(fill(words.contactOffer, { organisation: knowledge.organisationName, contact }));
  return {
    text: sentences.join(' '),
    outcome: 'declined',
    confidence: 1 - confidence,
    intent: question.kind,
    citations: [],
    suggestions: closestPage(knowledge, best),
  };
}

function closestPage(knowledge: Knowledge, best: Candidate | undefined): string[] {
  const title = best && knowledge.sources[best.passage.source]?.title;
  return title ? [title] : [];
}
