import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { club } from '#functions/engine/testing/sample-sites.ts';
import { answerQuestion } from '../answer-question.ts';

const academy = readSampleSite({
  name: 'Birch Hill Academy',
  language: 'en',
  pages: {
    '/': '<h1>Birch Hill Academy</h1><p>A day school for ages 5 to 14 beside the river since 1971.</p>',
    '/handbook.html': `<h1>Handbook</h1><h2>Laptops</h2><p>A lost charger costs $25. A broken screen costs $140.</p>
      <h2>Library</h2><p>A lost book costs $12, whatever the book cost.</p>`,
    '/tuition.html': `<h1>Tuition</h1><h2>A year with us</h2><table><tr><th>Class</th><th>Per year</th></tr>
      <tr><td>Lower school</td><td>$8,200</td></tr><tr><td>Upper school</td><td>$9,600</td></tr></table>
      <h2>Other fees</h2><ul><li>Application: $40</li><li>Late payment: $30</li></ul>`,
  },
});

function ask(question: string, knowledge = academy) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

describe('a question about prices alone', () => {
  it.each([
    'What does it cost?',
    'how much is it',
    'What are your prices?',
    'How much does Birch Hill Academy cost?',
    'Was kostet es?',
  ])('%s is answered with the first list on the price page', (question) => {
    const { outcome, text, citations } = ask(question);
    expect(outcome).toBe('answered');
    expect(text).toContain('$8,200');
    expect(text).toContain('$9,600');
    expect(text).not.toMatch(/charger|book|Late payment/);
    expect(citations.map(({ url }) => url)).toEqual([expect.stringContaining('/tuition.html')]);
  });

  it('finds the price page in the question’s language', () => {
    expect(ask('Combien ça coûte ?', club).text).toMatch(/285.*190.*160/s);
  });

  it('stays with the thing that a question names', () => {
    expect(ask('What does a lost charger cost?').text).toContain('$25');
    expect(ask('How much is the late payment fee?').text).toContain('$30');
  });

  it.each([
    ['/tax-rates.html', 'Tax rates'],
    ['/resources/filing-fees.html', 'Court filing fees'],
    ['/resources/mileage-rates.html', 'Mileage rates 2026'],
  ])('isn’t answered from %s, which lists others’ prices', (path, title) => {
    const { outcome } = ask('What do you charge?', accountantsWith(path, title));
    expect(outcome).not.toBe('answered');
  });

  it.each([
    ['/fees.html', 'Harbor Tax Services – Fees'],
    ['/services/our_fees/index.html', 'What working with us is like'],
    ['/p/17.html', 'Price list 2026'],
    ['/pricing', 'Services and pricing'],
  ])('is answered from %s', (path, title) => {
    const { outcome, text } = ask('What do you charge?', accountantsWith(path, title));
    expect(outcome).toBe('answered');
    expect(text).toContain('$11,600');
  });
});

function accountantsWith(path: string, title: string) {
  return readSampleSite({
    name: 'Harbor Tax Services',
    language: 'en',
    pages: {
      '/': '<h1>Harbor Tax Services</h1><p>We prepare the returns of families and small firms.</p>',
      [path]: `<title>${title}</title><h1>${title}</h1><ul><li>First bracket: $11,600</li><li>Second bracket: $47,150</li></ul>`,
    },
  });
}
