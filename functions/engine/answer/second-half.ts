import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { judge } from './gate-answer.ts';
import { type Candidate, rankStatements } from './rank-statements.ts';
import { splitQuestion } from './split-question.ts';
import { isSayable } from './supplement.ts';
import { type Question, understandQuestion } from './understand-question.ts';

/** Of two questions in one ("who runs it, and until when can I apply?"), what answers the half that is still open. */
export function secondHalf(
  { text }: Question,
  knowledge: Knowledge,
  said: readonly Statement[],
): Candidate | undefined {
  const halves = splitQuestion(text);
  if (!halves) return undefined;
  const [first, second] = halves;
  const questions = [understandQuestion(second, knowledge, first), understandQuestion(first, knowledge)];
  for (const question of questions) {
    const ranked = rankStatements(question, knowledge);
    const [best] = ranked;
    if (best && isSayable(best, said) && judge(question, ranked, knowledge).outcome !== 'declined')
      return best;
  }
  return undefined;
}
