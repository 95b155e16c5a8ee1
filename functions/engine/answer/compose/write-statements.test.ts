import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';

const bakery = readSampleSite({
  name: 'Tern Bakery',
  language: 'en',
  pages: {
    '/': '<h1>Tern Bakery</h1><p>Bread from the harbor.</p>',
    '/visit.html': `<h1>Visit</h1><h2>14 Quay Street, Dover Delaware 19901</h2>
      <p>The bakery also sells sourdough starters.</p><p>Ring the bell at the side door.</p>
      <h2>Sourdough classes</h2><p>Tuesdays in May.</p>`,
  },
});

function ask(question: string) {
  return answerQuestion({ knowledge: bakery, question, history: [], now: new Date('2026-05-20') }).text;
}

it('an address above a sentence doesn’t become its label', () => {
  expect(ask('Do you sell sourdough starters?')).toContain('The bakery also sells sourdough starters.');
  expect(ask('Do you sell sourdough starters?')).not.toContain('14 Quay Street');
});

it('a heading that names the subject of a short sentence stays its label', () => {
  expect(ask('When are the sourdough classes?')).toContain('Sourdough classes: Tuesdays in May.');
});
