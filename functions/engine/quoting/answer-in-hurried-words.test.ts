import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const school = readSampleSite({
  name: 'Birch College',
  language: 'en',
  pages: {
    '/': '<h1>Birch College</h1><p>A college in the woods.</p>',
    '/aid.html': `<h1>Paying for college</h1><p>Financial aid is granted to families who apply by May.</p>
      <p>Obedience to the safety rules is expected in the workshop.</p>`,
    '/abstracts.html': `<h1>Student congress</h1><ul><li>Abstracts should be written in English and should not exceed 300 words.</li>
      <li>They are handed in at the desk.</li></ul>`,
    '/way.html': `<h1>Venue</h1><p>Several buses stop directly outside the building:</p><p>24, 27, 32, 910</p><p>Phone: (440) 555-0142</p>`,
    '/steps.html': `<h1>How it works</h1><div>1</div><h3>Talk to us</h3><p>We hear what you want to learn.</p>
      <div>2</div><h3>Placement test</h3><p>A short test shows where you are.</p>
      <div>3</div><h3>Proposal</h3><p>We send you a plan with dates and prices.</p>`,
    '/prices.html': `<h1>Swimming</h1><table><tr><th>Who</th><th>Ticket</th></tr><tr><td>Children under 6 years</td><td>Free</td></tr>
      <tr><td>Adults</td><td>$9</td></tr></table><h2>Private lessons</h2><p>$100 / hour</p>`,
    '/reviews.html': `<h1>Trusted by owners who value clarity</h1><p>R. Daniels</p><p>Owner, Peachtree Interiors</p>`,
  },
});

function ask(question: string) {
  return answerQuestion({ knowledge: school, question, history: [] });
}

describe('reads hurried typing', () => {
  it.each([
    ['is there finanical aid', 'Financial aid'],
    ['what is the maximum number of words for an abstract', '300 words'],
    ['wat is the max number of words for my abstract', '300 words'],
    ['Which bus numbers stop right in front of the venue?', '910'],
    ['ticket for my 4yo', 'under 6 years'],
    ['how much is an hour of private lessons', '$100 / hour'],
  ])('%s', (question, said) => {
    const { outcome, text } = ask(question);
    expect(text).toContain(said);
    expect(outcome).not.toBe('declined');
  });
});

it('answers although the page lacks the question’s words for a time or a relative', () => {
  const { outcome, text } = ask('can my nephew get financial aid in october?');
  expect(text).toContain('Financial aid');
  expect(outcome).not.toBe('declined');
});
