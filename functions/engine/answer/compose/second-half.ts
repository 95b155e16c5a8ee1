import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { splitQuestion } from '#functions/engine/search/split-question.ts';
import { type Question, understandQuestion } from '#functions/engine/search/understand-question.ts';
import { judge } from '../judge/judge.ts';
import { type Candidate, rankStatements } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import { addsStatement } from './supplement.ts';

/** Answers the open half of a double question ("who runs it, and until when can I apply?"). */
export const secondHalfRule: Rule<
  { question: Question; knowledge: Knowledge; said: readonly Statement[] },
  Candidate
> = {
  id: 'second-half',
  example: '“Who runs it, and until when can I apply?”: the deadline is added from another page',
  applies: ({ question, knowledge, said }) => findSecondHalf(question, knowledge, said),
};

function findSecondHalf(
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
    if (best && addsStatement(best, said) && judge(question, ranked, knowledge).outcome !== 'declined')
      return best;
  }
  return undefined;
}
