import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { readinessQuestions } from '#functions/engine/lexicon/readiness-questions.ts';
import { answerQuestion } from '../answer-question.ts';

const firm = readSampleSite({
  name: 'Hale Law',
  language: 'en',
  pages: {
    '/': `<h1>Hale Law</h1><p>Advice on wills.</p><p>Call us today to schedule a consultation.</p>
      <h2>Call us</h2><p>Evenings are available by appointment.</p>`,
    '/wills.html': '<h1>Wills</h1><p>Call (440) 555-0142 to schedule a consultation.</p>',
    '/contact.html': '<h1>Contact</h1><p>Phone: (440) 555-0142</p><p>Email: office@hale-law.example</p>',
  },
});

function ask(question: string, knowledge = firm) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

it.each([
  'How do I make an appointment?',
  'How can I schedule a consultation?',
  'how do i book a meeting',
  'How do I make an appointment with Hale Law?',
])('answers "%s" with the sentence that says whom to call', (question) => {
  const { outcome, text, citations } = ask(question);
  expect({ outcome, text }).toEqual({
    outcome: 'answered',
    text: 'Call (440) 555-0142 to schedule a consultation.',
  });
  expect(citations[0]?.url).toContain('/wills.html');
});

it('gives no such sentence for an appointment with someone else', () => {
  expect(ask('How do I make an appointment for a passport?').outcome).not.toBe('answered');
});

it.each(Object.entries(readinessQuestions))(
  'answers the question in %s with phone and email if no sentence says more',
  (language, questions) => {
    const practice = readSampleSite({
      name: 'Tern',
      language,
      pages: { '/': '<h1>Tern</h1><p>+1 440 555 0142</p><p>desk@tern.example</p>' },
    });
    const { outcome, text } = ask(questions.appointment, practice);
    expect(outcome).toBe('answered');
    expect(text).toContain('+1 440 555 0142');
    expect(text).toContain('desk@tern.example');
  },
);
