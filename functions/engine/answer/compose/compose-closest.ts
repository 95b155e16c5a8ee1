import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import { everyRule, type RuleRun } from '../rules/rule.ts';
import { composeReply, type Reply } from './compose-reply.ts';
import { addsStatement } from './supplement.ts';
import { writeStatements } from './write-statements.ts';

const othersLimit = 3;
/** Visitors read two passages; more would be search results. */
const passagesShown = 2;
const comparableMatchShare = 0.6;

/** The closest passages, one per line, if no statement is likely enough to be the answer. */
export function composeClosest(
  question: Question,
  knowledge: Knowledge,
  best: Candidate,
  ranked: readonly Candidate[],
  run: RuleRun = everyRule,
): Reply {
  const reply = composeReply(question, knowledge, best, ranked, run);
  const others = chooseOthers(reply, best, ranked);
  const own = reply.citations.slice(0, reply.ownCitations);
  if (others.length === 0 || reply.text.includes('\n- ')) return { ...reply, citations: own };
  const heading = best.passage.headings.at(-1);
  const lines = [
    ...reply.text.split('\n'),
    ...others.map(({ passage, statement }) => writeStatements(question, passage, [statement], heading)),
  ].filter((line) => line.trim() !== '');
  const citations = others.flatMap(({ passage, statement }) => {
    const citation = cite(knowledge, passage.source, [statement]);
    return citation && !own.some(({ url }) => url === citation.url) ? [citation] : [];
  });
  return {
    text: lines.map((line) => `- ${line.trim()}`).join('\n'),
    citations: [...own, ...citations],
    ownCitations: own.length + citations.length,
    statements: [...reply.statements, ...others.map(({ statement }) => statement)],
  };
}

function chooseOthers(reply: Reply, best: Candidate, ranked: readonly Candidate[]): Candidate[] {
  const said = [...reply.statements];
  const others: Candidate[] = [];
  const passages = new Set(
    ranked.filter(({ statement }) => reply.statements.includes(statement)).map(({ passage }) => passage),
  );
  for (const candidate of ranked) {
    if (others.length >= othersLimit || candidate.score < comparableMatchShare * best.score) break;
    const isShown = reply.text.includes(candidate.statement.text);
    const isFurther = !passages.has(candidate.passage) && passages.size >= passagesShown;
    if (isShown || isFurther || !addsStatement(candidate, said)) continue;
    passages.add(candidate.passage);
    others.push(candidate);
    said.push(candidate.statement);
  }
  return others;
}
