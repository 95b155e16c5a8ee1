import { describe, expect, it } from 'vitest';
import { matchesAnswer } from '../eval-scoring.ts';
import { readTexts } from './page-text.ts';
import { readQuestionSet, siteFolder } from './read-questions.ts';

const bySite = [...Map.groupBy(readQuestionSet('parity'), ({ site }) => site)];

describe.each(bySite)('questions in several languages on %s', (site, questions) => {
  it('exist in five languages each, and have the answer on every page that they name', async () => {
    const groups = Map.groupBy(questions, ({ id }) => id.split('.')[0]);
    for (const [id, group] of groups) expect(new Set(group.map((question) => question.id)).size, id).toBe(5);
    const texts = await readTexts(siteFolder(site));
    for (const question of questions)
      for (const page of [question.page ?? '', ...question.same_text_on])
        expect(matchesAnswer(question, texts.get(page) ?? ''), `${question.id} ${page}`).toBe(true);
  });
});
