import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { introduceForeignQuote } from '#functions/engine/reply/introduce-foreign-quote.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { wordsOfPerson } from '#functions/engine/values/people.ts';
import { writeStatements } from '../compose/write-statements.ts';
import { findHolders } from './find-holders.ts';
import { readLeaderQuestion } from './read-leader-question.ts';

const leaderConfidence = 0.9;
const holderLimit = 3;
const sourceLimit = 2;

/** "Who runs the school?": names the organisation's leaders or owners as its pages do. */
export function answerLeader(question: Question, knowledge: Knowledge): Answer | undefined {
  const roles = readLeaderQuestion(question, knowledge);
  if (roles.length === 0) return undefined;
  const holders = findHolders(knowledge);
  const role = roles.find((wanted) => holders.some((holder) => holder.role === wanted));
  const ofRole = holders.filter((holder) => holder.role === role);
  const exact = ofRole.filter(({ title }) => foldWord(question.text).includes(title));
  // "BIJOY LAXMI" and "Bijoylaxmi" are the same name.
  const byName = [
    ...Map.groupBy(exact.length > 0 ? exact : ofRole, ({ name }) => wordsOfPerson(name).join('')).values(),
  ];
  const shown = byName.slice(0, holderLimit).flatMap((same) => same.slice(0, 1));
  const [first] = shown;
  if (!first) return undefined;
  const cited = shown.length === 1 ? (byName[0] ?? []).slice(0, sourceLimit) : shown;
  const lead = introduceForeignQuote(question.frame, knowledge.sources[first.passage.source]?.language);
  const said = shown.map(({ passage, statements }) => writeStatements(question, passage, statements));
  return {
    text: [...(lead === undefined ? [] : [lead]), ...said].join('\n'),
    outcome: 'answered',
    confidence: leaderConfidence,
    intent: 'who',
    citations: cited.flatMap(({ passage, statements }) => cite(knowledge, passage.source, statements) ?? []),
    suggestions: [],
  };
}
