import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';

const school = readSampleSite({
  name: 'Orchard School',
  language: 'en',
  pages: {
    '/': `<h1>Orchard School</h1><p>We are a small school beside an orchard, for children of four to ten years.</p>
      <h2>Library</h2><p>Visit the library page to learn more about our many books and the reading club.</p>`,
    '/library.html': `<title>Library | Orchard School</title><h1>The Library</h1><p>Posted in May</p><p>12 min</p>
      <p>Our library holds nine thousand books for children of all ages.</p><p>It opens at 8 am.</p>
      <h2>Reading club</h2><p>The reading club meets on Tuesday.</p>`,
    '/lunch.html': `<title>Lunch</title><h1>Lunch</h1><p>We cook with apples from the orchard.</p>
      <h2>Allergies</h2><ul><li>The kitchen serves no nuts at all</li><li>Tell us about other allergies before the year begins</li></ul>`,
    '/visit.html': `<title>Visit</title><h1>Visit us</h1><p>The network of the guest rooms is open to all parents who wait.</p>`,
  },
});

const verein = readSampleSite({
  name: 'Ruderclub Seestadt',
  language: 'de',
  pages: {
    '/': '<h1>Ruderclub Seestadt</h1><p>Wir rudern seit 1904 auf dem See und freuen uns über Gäste.</p>',
    '/anfaengerkurs.html':
      '<title>Anfängerkurs</title><h1>Anfängerkurs</h1><p>Im Mai beginnt der Kurs für alle, die noch nie gerudert sind. Er dauert sechs Abende.</p>',
  },
});

function ask(question: string, knowledge = school) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

describe('a topic without a question', () => {
  it.each([
    ['library', 'nine thousand books'],
    ['The library?', 'nine thousand books'],
    ['tell me about the library', 'nine thousand books'],
    ['info on lunch', 'apples from the orchard'],
    ['reading club', 'meets on Tuesday'],
    ['allergies', 'serves no nuts'],
  ])('gets the start of the page or section of that name: %s', (question, said) => {
    const { outcome, text, citations } = ask(question);
    expect(outcome).toBe('answered');
    expect(text).toContain(said);
    expect(text).not.toContain('Posted in');
    expect(citations[0]?.url).toContain('.html');
  });

  it('gets it in other languages too', () => {
    const { outcome, text } = ask('Infos zum Anfängerkurs', verein);
    expect(outcome).toBe('answered');
    expect(text).toContain('Er dauert sechs Abende.');
  });

  it('gets the closest match if the site mentions it, but has no page of that name', () => {
    const { outcome, text } = ask('wifi');
    expect(outcome).toBe('unsure');
    expect(text).toContain('network of the guest rooms');
  });

  it('is declined if the site never mentions it', () => {
    expect(ask('swimming pool').outcome).toBe('declined');
  });

  it.each(['about you', 'About us'])('gets a description of the organisation: %s', (question) => {
    expect(ask(question).text).toContain('small school beside an orchard');
  });

  it('gets that description in other languages too', () => {
    expect(ask('Über uns', verein).text).toContain('seit 1904');
  });
});

it('answers a question about a topic as a question', () => {
  expect(ask('when does the library open').text).toContain('8 am');
});
