import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { distinctCitations } from '#functions/engine/reply/distinct-citations.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import { applyFirst, everyRule, type RuleRun } from '../rules/rule.ts';
import { sameElsewhereRule } from './corroborate.ts';
import { secondHalfRule } from './second-half.ts';
import { selectStatements } from './select-statements.ts';
import { supplementRules } from './supplement.ts';
import { writeStatements } from './write-statements.ts';

export type Reply = {
  text: string;
  /** First those of the text itself, then those of other pages that say the same. */
  citations: Citation[];
  /** The number of citations of the text itself. */
  ownCitations: number;
  statements: Statement[];
};

const citationLimit = 4;

/** A reply from the best statement, the statements it needs beside it, and every source that says the same. */
export function composeReply(
  question: Question,
  knowledge: Knowledge,
  best: Candidate,
  ranked: readonly Candidate[],
  run: RuleRun = everyRule,
): Reply {
  const statements = selectStatements(question, best, ranked);
  const addition =
    applyFirst([secondHalfRule], { question, knowledge, said: statements }, run) ??
    applyFirst(supplementRules, { question, best, said: statements, ranked }, run);
  const said = [
    writeStatements(question, best.passage, statements),
    ...(addition
      ? [writeStatements(question, addition.passage, [addition.statement], best.passage.headings.at(-1))]
      : []),
  ];
  const own = [
    cite(knowledge, best.passage.source, statements),
    ...(addition ? [cite(knowledge, addition.passage.source, [addition.statement])] : []),
  ].filter((citation) => citation !== undefined);
  const others = [
    ...(applyFirst([sameElsewhereRule], { question, best, said: statements, ranked }, run) ?? []).map(
      ({ passage, statement }) => cite(knowledge, passage.source, [statement]),
    ),
  ].filter((citation) => citation !== undefined);
  return {
    text: said.join('\n'),
    citations: distinctCitations([...own, ...others]).slice(0, citationLimit),
    ownCitations: own.length,
    statements: addition ? [...statements, addition.statement] : statements,
  };
}
