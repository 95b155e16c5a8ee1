import { findValues } from '#functions/knowledge/facts/value-patterns.ts';
import type { Knowledge, Statement } from '#functions/knowledge/knowledge.ts';
import type { Citation } from '#shared/contract/chat.ts';
import type { Answer } from './answer.ts';
import { cite, citeSource } from './cite.ts';
import { corroborate, factsStating } from './corroborate.ts';
import { declineQuestion } from './decline-question.ts';
import { judge } from './gate-answer.ts';
import { phrases } from './phrases.ts';
import { type Candidate, rankStatements } from './rank-statements.ts';
import { sayStatements } from './say-statements.ts';
import { selectStatements } from './select-statements.ts';
import { supplement } from './supplement.ts';
import type { Question } from './understand-question.ts';

const citationLimit = 4;

/** Answers with the statements that fit best, or declines when none fits well enough. */
export function answerFromStatements(question: Question, knowledge: Knowledge, now: Date): Answer {
  const ranked = rankStatements(question, knowledge);
  const best = ranked[0];
  const { outcome, confidence } = judge(question, best);
  if (!best || outcome === 'declined') return declineQuestion(question, knowledge, best, confidence);
  const statements = selectStatements(question, best, ranked);
  const addition = supplement(question, best, statements, ranked);
  const words = phrases[question.language];
  const said = [
    sayStatements(best.passage, statements),
    ...(addition ? [sayStatements(addition.passage, [addition.statement])] : []),
    ...(isPast(question, statements, now) ? [words.past] : []),
  ].join('\n');
  return {
    text: outcome === 'unsure' ? `${words.unsure} ${said}` : said,
    outcome,
    confidence,
    intent: question.kind,
    citations: citeAll(question, knowledge, best, statements, addition, ranked),
    suggestions: [],
  };
}

function citeAll(
  question: Question,
  knowledge: Knowledge,
  best: Candidate,
  statements: readonly Statement[],
  addition: Candidate | undefined,
  ranked: readonly Candidate[],
): Citation[] {
  const others = corroborate(question, best, statements, ranked);
  const citations = [
    cite(knowledge, best.passage.source, statements),
    ...[...(addition ? [addition] : []), ...others].map(({ passage, statement }) =>
      cite(knowledge, passage.source, [statement]),
    ),
    ...factsStating(question, best, statements, knowledge).map(({ source, quote }) =>
      citeSource(knowledge, source, quote),
    ),
  ];
  return citations.filter((citation) => citation !== undefined).slice(0, citationLimit);
}

const duePattern =
  /\b(?:deadline|due|until|by|closes?|register|frist|bis|anmeld\w*|limite|avant|jusqu\w*|plazo|hasta)\b|срок|\bдо\b/i;

/** Whether the answer names a day by which something was due, in a year that is over. */
function isPast({ value, text }: Question, statements: readonly Statement[], now: Date): boolean {
  if (value !== 'date') return false;
  const said = statements.map((statement) => statement.text).join(' ');
  if (!duePattern.test(`${text} ${said}`)) return false;
  const years = findValues('date', said).flatMap((date) => date.match(/\b20\d\d\b/g) ?? []);
  const currentYear = now.getUTCFullYear();
  return years.length > 0 && years.every((year) => Number(year) < currentYear);
}
