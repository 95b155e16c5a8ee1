import { describe, expect, it } from 'vitest';
import { matchesAnswer } from '../eval-scoring.ts';
import { readAllQuestions } from './read-questions.ts';
import { readWordings } from './wordings.ts';

const widened = ['dev', 'own', 'trades'] as const;

describe.each(widened)('the expressions of %s', (set) => {
  const questions = readAllQuestions(set).filter(({ answerable }) => answerable);

  it('have two right answers in other words and a near miss each', () => {
    for (const { id, accepts, rejects } of questions) {
      expect(accepts.length, id).toBeGreaterThanOrEqual(2);
      expect(rejects.length, id).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('the expressions of all questions', () => {
  const questions = [...widened, 'unseen', 'strangers'] as const;

  it('match right answers in other words and no near miss', () => {
    for (const question of questions.flatMap(readAllQuestions)) {
      for (const text of question.accepts)
        expect(matchesAnswer(question, text), `${question.id}: ${text}`).toBe(true);
      for (const text of question.rejects)
        expect(matchesAnswer(question, text), `${question.id}: ${text}`).toBe(false);
    }
  });

  it('belong to a question', () => {
    const ids = new Set(questions.flatMap(readAllQuestions).map(({ id }) => id));
    // The questions of `dev` are beside the project, not in it.
    const orphans = [...readWordings().keys()].filter((id) => !ids.has(id));
    if (readAllQuestions('dev').length > 0) expect(orphans).toEqual([]);
  });
});
