import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { explainQuestion } from '../explain-question.ts';

const boats = readSampleSite({
  name: 'Loon Boats',
  language: 'en',
  pages: {
    '/': `<h1>Loon Boats</h1><p>We repair canoes and kayaks on the west shore.</p>
      <p>Turn to us if you have been charged for a damaged canoe by another yard.</p>`,
    '/repairs.html': `<h1>Repairs</h1><h2>Kayaks</h2><p>We patch kayaks of every make within a week.</p>
      <h2>Sails</h2><p>The price of a sail repair depends on the size of the tear.</p>`,
    '/storage.html': '<h1>Storage</h1><p>Winter storage of a canoe costs $90.</p>',
    '/contact.html': '<h1>Contact</h1><p>Phone (440) 555-0139</p>',
  },
});

function explain(question: string, without?: string) {
  const off = new Set(without === undefined ? [] : [without]);
  return explainQuestion({ knowledge: boats, question, history: [], now: new Date('2026-05-20') }, off);
}

it.each(['How much do you charge for a kayak?', 'What does a kayak repair cost?'])(
  'declines "%s" on a site that names no such price',
  (question) => {
    const { answer, rules } = explain(question);
    expect(answer.outcome).toBe('declined');
    expect(answer.text).toContain('(440) 555-0139');
    expect(rules).toContain('no-price-near');
  },
);

it.each([
  ['How much is the winter storage of a canoe?', /\$90/],
  ['How much does a sail repair cost?', /depends on the size/],
])('still shows what the site says on the price for "%s"', (question, expected) => {
  expect(explain(question).answer.text).toMatch(expected);
});
