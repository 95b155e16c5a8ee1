import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { readQuestionSet } from '../eval/read-questions.ts';
import { readSiteKnowledge } from './site-knowledge.ts';

const site = 'sample-school';
const questions = readQuestionSet('own').filter((question) => question.site === site);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe('every citation', async () => {
  const knowledge = await readSiteKnowledge(site);
  const leastShared = 0.3;

  it.each(questions)('of the reply to "$question" shows the quoted text', ({ question, history }) => {
    const now = new Date('2026-11-20T00:00:00Z');
    const { text, citations, outcome } = answerQuestion({ knowledge, question, history, now });
    if (outcome === 'declined') return;
    const said = new Set(wordsOf(`${text} ${question}`));
    const foreign = citations.filter(({ quote }) => {
      const words = wordsOf(quote);
      return words.filter((word) => said.has(word)).length < leastShared * words.length;
    });
    expect(foreign).toEqual([]);
  });

  it('is given once, although an addition to the reply says the same elsewhere', () => {
    const now = new Date('2026-11-20T00:00:00Z');
    const { citations } = answerQuestion({ knowledge, question: 'Who teaches music?', history: [], now });
    const quotes = citations.map(({ url, quote }) => `${url} ${quote}`);
    expect(quotes).toEqual([...new Set(quotes)]);
  });
});
