import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { introduceForeignQuote } from '#functions/engine/reply/introduce-foreign-quote.ts';
import { phrases } from '#functions/engine/reply/phrases.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { composeClosest } from './compose/compose-closest.ts';
import { composeReply, type Reply } from './compose/compose-reply.ts';
import { dateNoteRule } from './compose/date-note.ts';
import { declineQuestion } from './compose/decline-question.ts';
import { doubt, hint, judge, type Verdict } from './judge/judge.ts';
import { openReplyRules } from './judge/open-reply-rules.ts';
import { hintRules, overrideRules } from './override-rules.ts';
import type { Candidate } from './retrieve/candidate.ts';
import { rankStatements } from './retrieve/rank-statements.ts';
import { applyFirst, type RuleRun } from './rules/rule.ts';
import { type Selection, selectionRules } from './selection-rules.ts';

/** Answers with the best statements, or declines if none fits well enough. */
export function answerFromStatements(
  question: Question,
  knowledge: Knowledge,
  now: Date,
  run: RuleRun,
): Answer {
  const fitting = rankStatements(question, knowledge, run);
  const found = { question, ranked: fitting, knowledge, now };
  const selection = applyFirst(selectionRules, found, run) ?? { ranked: fitting };
  const { ranked } = selection;
  const [best] = ranked;
  if (!best) return declineQuestion(question, knowledge, [], 0);
  const verdict = settleVerdict(question, selection, best, knowledge, run);
  if (verdict.outcome === 'declined') return declineQuestion(question, knowledge, ranked, verdict.confidence);
  const full =
    verdict.outcome === 'answered' ? composeReply(question, knowledge, best, ranked, run) : undefined;
  const answer = full && leavesOpen(question, best, full, selection, run) ? undefined : full;
  const reply = answer ?? composeClosest(question, knowledge, best, ranked, run);
  const lead = answer
    ? introduceForeignQuote(question.frame, knowledge.sources[best.passage.source]?.language)
    : phrases[question.frame].unsure;
  const note = applyFirst([dateNoteRule], { question, reply, best, knowledge, now }, run);
  return {
    text: [lead, reply.text, note].filter((part) => part !== undefined).join('\n'),
    ...(answer ? verdict : doubt(verdict)),
    intent: question.kind,
    citations: reply.citations,
    suggestions: [],
  };
}

function settleVerdict(
  question: Question,
  { ranked, sure, isNamed = false }: Selection,
  best: Candidate,
  knowledge: Knowledge,
  run: RuleRun,
): Verdict {
  const judged = sure ?? judge(question, ranked, knowledge, run);
  switch (judged.outcome) {
    case 'answered':
      return applyFirst(overrideRules, { question, best, knowledge }, run) ? doubt(judged) : judged;
    case 'declined':
      return applyFirst(hintRules, { question, best, isNamed }, run) ? hint(judged) : judged;
    case 'unsure':
      return judged;
  }
}

function leavesOpen(
  question: Question,
  best: Candidate,
  { text }: Reply,
  { sure }: Selection,
  run: RuleRun,
): boolean {
  if (sure) return false;
  return applyFirst(openReplyRules, { question, best, reply: text }, run) === true;
}
