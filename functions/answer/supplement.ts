import type { Statement } from '#functions/knowledge/knowledge.ts';
import type { Candidate } from './rank-statements.ts';
import type { Question } from './understand-question.ts';

const telling = 0.2;
const spokenOf = 0.5;
const shareSpokenOf = 0.6;

/**
 * A statement of the same page for the part of a question that the answer leaves open: questions often ask two
 * things at once ("who is it, and at what time?").
 */
export function supplement(
  question: Question,
  best: Candidate,
  said: readonly Statement[],
  ranked: readonly Candidate[],
): Candidate | undefined {
  const saidCandidates = ranked.filter(
    ({ passage, statement }) => passage === best.passage && said.includes(statement),
  );
  const open = question.terms.flatMap(({ weight }, index) => {
    const isSaid = saidCandidates.some(({ own }) => (own[index] ?? 0) >= spokenOf);
    return weight >= telling && !isSaid ? [{ index, weight }] : [];
  });
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const spoken = ({ own }: Candidate) =>
    open.reduce((sum, { index, weight }) => sum + ((own[index] ?? 0) >= spokenOf ? weight : 0), 0);
  return ranked.find(
    (candidate) =>
      candidate.passage.source === best.passage.source &&
      !said.includes(candidate.statement) &&
      candidate.statement.kind !== 'heading' &&
      spoken(candidate) >= shareSpokenOf * total,
  );
}
