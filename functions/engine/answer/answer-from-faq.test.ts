import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const bakery = readSampleSite({
  name: 'Mill Lane Bakery',
  language: 'en',
  pages: {
    '/': `<h1>Mill Lane Bakery</h1><p>Bread from a wood oven since 1983, baked while the town sleeps.</p>
      <h2>Hostel</h2><h2>Bakers sleep above the oven</h2><p>The hostel has six beds for apprentices.</p>`,
    '/questions.html': `<h1>Questions</h1>
      <h2>How long does a wedding cake take?</h2><p>Three weeks from the tasting.</p>
      <h2>Do you bake without gluten?</h2><p>No. Flour is in the air of one small room.</p>
      <h2>Can I freeze the rye loaf?</h2><p>It keeps for two months.</p>`,
    '/cakes.html': `<h1>Cakes</h1><p>A wedding cake in four tiers feeds ninety, and a long table takes two of them.</p>`,
    '/honours.html': `<h1>Honours</h1><ul><li>Rosa Amsel</li><li>Golden Crust 2024 for her walnut loaf.</li>
      <li>Piet Hagen</li><li>Young Baker of the Year 2025 in recognition of his plaited bread.</li></ul>`,
    '/people.html': `<h1>People</h1><ul><li>Head baker</li><li>Nora Lind</li><li>Apprentice master</li><li>Olaf Berg</li></ul>`,
    '/shops.html': `<h1>Shops</h1><h2>Harbour shop</h2><p>4 Quay Street</p><p>Port Alder, ME 04101</p><p>(207) 555-0133</p>`,
  },
});

function ask(question: string) {
  return answerQuestion({ knowledge: bakery, question, history: [], now: new Date('2026-05-20') });
}

describe('a question on the page', () => {
  it.each([
    [
      'is answered by the text below, without repeating it',
      'how long does a wedding cake take',
      /^Three weeks/,
    ],
    ['matches with one small word more or less', 'How long does the wedding cake take?', /^Three weeks/],
    ['may have No as its answer', 'Do you bake without gluten?', /^No\. Flour/],
  ])('%s', (_guarantee, question, expected) => {
    expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
  });

  it('is repeated if the visitor asks something else', () => {
    expect(ask('How long does the rye loaf keep when I freeze it?').text).toContain(
      'Can I freeze the rye loaf? It keeps',
    );
  });

  it('doesn’t answer a question about something else', () => {
    expect(ask('How long does a birthday card take?').outcome).not.toBe('answered');
    expect(ask('Do you bake without sugar?').outcome).not.toBe('answered');
  });
});

describe('quotes together', () => {
  it.each([
    ['an honour with the name above', 'who is young baker of the year', /Piet Hagen/],
    ['a whole contact card', 'where is the harbour shop', /Quay Street[\s\S]*555-0133/],
  ])('%s', (_guarantee, question, expected) => expect(ask(question).text).toMatch(expected));

  it('never names the holder of the previous role', () => {
    expect(ask('who is the apprentice master').text).not.toContain('Nora Lind');
  });

  it('never answers with a heading alone', () => {
    expect(ask('is there a hostel').text).toContain('six beds');
  });
});
