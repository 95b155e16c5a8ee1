import { namesSeller } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import type { Answer } from './compose/answer.ts';
import { composeClosest } from './compose/compose-closest.ts';
import { composeReply } from './compose/compose-reply.ts';
import { isLongOver, noteOnDates } from './compose/date-note.ts';
import { declineQuestion } from './compose/decline-question.ts';
import { leadToForeignQuote } from './compose/foreign-quote.ts';
import { leaveOutPast } from './compose/leave-out-past.ts';
import { phrases } from './compose/phrases.ts';
import { isOfficeOfOthers } from './intents/answer-leader.ts';
import { isBareTopic } from './intents/answer-topic.ts';
import { readContactQuestion } from './intents/read-contact-question.ts';
import { doubt, hint, judge, type Verdict } from './judge/gate-answer.ts';
import { lacksAnswer } from './judge/lacks-answer.ts';
import { findPriceList, isPriceOfOthers } from './retrieve/find-price-list.ts';
import { spokenOf } from './retrieve/observe-statement.ts';
import { type Candidate, rankStatements } from './retrieve/rank-statements.ts';
import { rowsByName } from './retrieve/row-by-name.ts';
import type { Question } from './understand/understand-question.ts';

/** The page says itself that these are its prices. */
const sure: Verdict = { outcome: 'answered', confidence: 0.9 };

/**
 * Whether the organisation's place or hours are asked for, and the statement tells those of a seller, or neither a time
 * nor a day: a file may be opened as well.
 */
function isContactOfOthers(question: Question, { statement }: Candidate, knowledge: Knowledge): boolean {
  const asked = readContactQuestion(question, knowledge);
  if (!asked) return false;
  const isTimeless = !showsValue('time', statement.text) && findWeekdays(statement.text).length === 0;
  return namesSeller(statement.text) || (asked.kind === 'hours' && isTimeless);
}

/** Answers with the statements that fit best, or declines when none fits well enough. */
export function answerFromStatements(question: Question, knowledge: Knowledge, now: Date): Answer {
  const fitting = rankStatements(question, knowledge);
  const prices = findPriceList(question, fitting, knowledge);
  const named = prices ? undefined : rowsByName(question, fitting, knowledge);
  const ranked = prices ?? named ?? leaveOutPast(question, fitting, knowledge, now);
  const best = ranked[0];
  const judged = prices ? sure : judge(question, ranked, knowledge);
  const isSpokenOf =
    best !== undefined && isBareTopic(question) && best.own.every((match) => match >= spokenOf);
  const verdict = named || isSpokenOf ? hint(judged) : judged;
  const isOfOthers =
    best !== undefined &&
    (isPriceOfOthers(question, best, knowledge) ||
      isOfficeOfOthers(question, best, knowledge) ||
      isLongOver(question, best, now) ||
      isContactOfOthers(question, best, knowledge));
  const settled = isOfOthers ? doubt(verdict) : verdict;
  if (!best || settled.outcome === 'declined')
    return declineQuestion(question, knowledge, best, settled.confidence);
  const full = settled.outcome === 'answered' ? composeReply(question, knowledge, best, ranked) : undefined;
  const answer = full && !prices && lacksAnswer(question, best, full.text, knowledge) ? undefined : full;
  const reply = answer ?? composeClosest(question, knowledge, best, ranked);
  const lead = answer
    ? leadToForeignQuote(question.language, knowledge.sources[best.passage.source]?.language)
    : phrases[question.language].unsure;
  const note = noteOnDates(question, reply, best, knowledge, now);
  return {
    text: [lead, reply.text, note].filter((part) => part !== undefined).join('\n'),
    ...(answer ? settled : doubt(settled)),
    intent: question.kind,
    citations: reply.citations,
    suggestions: [],
  };
}
