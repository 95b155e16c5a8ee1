import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';

const accountants = readSampleSite({
  name: 'Moor & Lane',
  language: 'en',
  pages: {
    '/': '<h1>Moor & Lane</h1><p>We look after the books of small firms.</p><p>We offer parking behind the house.</p>',
    '/services.html': `<h1>Services</h1><h2>Bookkeeping</h2><p>Your books, each month.</p><h2>Payroll</h2><p>Wages on time.</p>
      <h2>Tax returns</h2><p>For firms and families.</p><h2>Questions?</h2><p>Call us.</p>`,
  },
});
const kanzlei = readSampleSite({
  name: 'Kanzlei Voss',
  language: 'de',
  pages: {
    '/': '<h1>Kanzlei Voss</h1><p>Rat und Hilfe im Recht.</p><h2>Rechtsgebiete</h2><ul><li>Arbeitsrecht</li><li>Mietrecht</li></ul>',
    '/mitteilungen.html': '<h1>Mitteilungen</h1><p>PDF, 03.04.2025, Unser Team. Öffnen</p>',
  },
});

function ask(question: string, knowledge = accountants) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

describe('everything that an organisation offers', () => {
  it.each(['what services do you offer?', 'What are your services', 'qué servicios ofrecen?'])(
    'is listed with the page for "%s"',
    (question) => {
      const { outcome, text, citations } = ask(question);
      expect(outcome).toBe('answered');
      expect(text).toMatch(/- Bookkeeping\n- Payroll\n- Tax returns$/);
      expect(citations.map(({ quote }) => quote)).toEqual(['Bookkeeping', 'Payroll', 'Tax returns']);
      expect(citations[0]?.url).toContain('/services.html');
    },
  );

  it.each(['Welche Rechtsgebiete decken Sie ab?', 'Was bieten Sie an?', 'Which areas of law do you cover?'])(
    'is listed from a section of that name for "%s"',
    (question) => {
      const { outcome, text } = ask(question, kanzlei);
      expect(outcome).toBe('answered');
      expect(text).toContain('- Arbeitsrecht\n- Mietrecht');
    },
  );

  it('is listed from the titles of the paragraphs of a section', () => {
    const surveyors = readSampleSite({
      name: 'Fell Surveyors',
      language: 'en',
      pages: {
        '/': `<h1>Fell Surveyors</h1><h2>We Are Known For Our Practice Areas</h2>
          <p><strong>Boundary Surveys</strong><br>We find the corners of your land. We set the pins.</p>
          <p><strong>Flood Certificates</strong><br>We measure the height of your house.</p>`,
      },
    });
    const { outcome, text } = ask('Which practice areas do you cover?', surveyors);
    expect(outcome).toBe('answered');
    expect(text).toBe('- Boundary Surveys\n- Flood Certificates');
  });

  it('isn’t listed for a question about a single offer', () => {
    expect(ask('do you offer parking?').text).toContain('behind the house');
  });
});

it('doesn’t take a file to open for opening hours', () => {
  expect(ask('Wann habt ihr geöffnet?', kanzlei).outcome).not.toBe('answered');
});
