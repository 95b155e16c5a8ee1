import { fileURLToPath } from 'node:url';
import { questionSets, readAllQuestions, sampleSite } from '../eval/read-questions.ts';
import { loadQuestions, type Question } from '../eval-scoring.ts';

export type AskedQuestion = { set: string; site: string } & Pick<Question, 'id' | 'question' | 'history'>;

const practiceFile = fileURLToPath(new URL('../answers/sample-school/questions.jsonl', import.meta.url));

/** Every question of every set. The bundled school stands in for a website that is not on this machine. */
export function listAskedQuestions(): AskedQuestion[] {
  const practice = loadQuestions(practiceFile).map((question) => ({ set: 'practice', ...question }));
  const sets = questionSets.flatMap((set) =>
    readAllQuestions(set).map(({ isAtHand, ...question }) => ({
      ...question,
      set,
      site: isAtHand ? question.site : sampleSite.id,
    })),
  );
  return [...practice, ...sets];
}
