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

describe('who names a topic and asks nothing', () => {
  it.each([
    ['library', 'nine thousand books'],
    ['The library?', 'nine thousand books'],
    ['tell me about the library', 'nine thousand books'],
    ['info on lunch', 'apples from the orchard'],
    ['reading club', 'meets on Tuesday'],
    ['allergies', 'serves no nuts'],
  ])('gets what the page or section by that name begins with: %s', (question, said) => {
    const { outcome, text, citations } = ask(question);
    expect(outcome).toBe('answered');
    expect(text).toContain(said);
    expect(text).not.toContain('Posted in');
    expect(citations[0]?.url).toContain('.html');
  });

  it('gets it in other languages', () => {
    const { outcome, text } = ask('Infos zum Anfängerkurs', verein);
    expect(outcome).toBe('answered');
    expect(text).toContain('Er dauert sechs Abende.');
  });

  it('gets the closest thing where no page is named so and the site speaks of it', () => {
    const { outcome, text } = ask('wifi');
    expect(outcome).toBe('unsure');
    expect(text).toContain('network of the guest rooms');
  });

  it('is told that the site is silent on what it never mentions', () => {
    expect(ask('swimming pool').outcome).toBe('declined');
  });

  it.each(['about you', 'About us'])('learns of the organisation itself: %s', (question) => {
    expect(ask(question).text).toContain('small school beside an orchard');
  });

  it('learns of it in other languages', () => {
    expect(ask('Über uns', verein).text).toContain('seit 1904');
  });
});

it('a question about a topic is answered as a question', () => {
  expect(ask('when does the library open').text).toContain('8 am');
});
