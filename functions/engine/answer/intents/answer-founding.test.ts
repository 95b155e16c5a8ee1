import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';

const nursery = readSampleSite({
  name: 'Elm Street Nursery School',
  language: 'en',
  pages: {
    '/': '<h1>Elm Street Nursery School</h1><p>A small school where children play and learn.</p>',
    '/about.html': `<h1>About us</h1><p>Our nursery school has been open since 1972 and serves the families of the valley.</p>
      <p>The alumni association was founded in 1998.</p><p>Mia Lund joined us in 2004 as a teacher.</p>`,
    '/calendar.html':
      '<h1>Calendar</h1><p>The school year starts on September 8, 2026.</p><p>Registration opens in March.</p>',
  },
});
const verein = readSampleSite({
  name: 'Freibad Talheim',
  language: 'de',
  pages: {
    '/': '<h1>Freibad Talheim</h1><p>Schwimmen unter alten Bäumen.</p>',
    '/geschichte.html': `<h1>Geschichte</h1><p>Das Freibad wurde 1928 eröffnet.</p><p>Der Förderverein wurde 2013 gegründet.</p>`,
  },
});

function ask(question: string, knowledge = nursery) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

describe('since when an organisation is there', () => {
  it.each([
    'how old is the school?',
    'How long have you been in business?',
    'what year was the nursery school founded',
    '¿Desde qué año existe la escuela?',
  ])('is told to "%s"', (question) => {
    const { outcome, text } = ask(question);
    expect(outcome).toBe('answered');
    expect(text).toContain('1972');
  });

  it.each(['wie alt ist das Bad?', 'Seit wann gibt es euch?', 'Wann wurde das Freibad eröffnet?'])(
    'is told to "%s", and not that of its friends',
    (question) => {
      const { outcome, text } = ask(question, verein);
      expect(outcome).toBe('answered');
      expect(text).toContain('1928');
      expect(text).not.toContain('2013');
    },
  );

  it('is not what is asked by when a year starts', () => {
    expect(ask('When does the school year start?').text).toContain('September 8, 2026');
  });

  it('is not told of somebody else', () => {
    expect(ask('how old is Mia Lund?').text).not.toContain('1972');
  });
});
