import { expect, test } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';
import { explainQuestion } from '../explain-question.ts';

const office = readSampleSite({
  name: 'Harlan Law',
  language: 'en',
  pages: {
    '/': `<h1>Harlan Law</h1><h2>How we can be of use</h2>
      <ul><li>Probate</li><li>Adoption</li><li>Landlords and tenants</li></ul>`,
    '/divorce.html': `<h1>Divorce & Separation</h1>
      <p>You know your family better than any court does, so we begin by listening to what you want for it.</p>
      <p>Most of our clients settle within four months.</p>`,
    '/more.html': `<h1>More of our work</h1><h2>Bankruptcy</h2>
      <p>Elena Marsh guides people and small firms through chapters 7 and 13, from the first letter to the discharge.</p>`,
  },
});

const ask = (question: string) =>
  answerQuestion({ knowledge: office, question, history: [], now: new Date() });

test.each([
  [
    'the title of a page',
    'Do you handle divorces?',
    /^Divorce & Separation: You know your family/,
    '/divorce.html',
  ],
  ['a heading', 'do you do bankruptcy', /chapters 7 and 13/, '/more.html'],
  ['a list line', 'Do you handle adoptions?', /Adoption/, '/'],
  ['a line with two names', 'Do you help with tenants?', /Landlords and tenants/, '/'],
])('answers whether something is offered from %s', (_case, question, text, path) => {
  const { outcome, text: said, citations } = ask(question);
  expect({ outcome, said }).toEqual({ outcome: 'answered', said: expect.stringMatching(text) });
  expect(citations[0]?.url?.split('#')[0]).toMatch(new RegExp(`${path}$`));
});

test('prefers the page of a service to a sentence that shares the other words of the question', () => {
  const clinic = readSampleSite({
    name: 'Bay Clinic',
    language: 'en',
    pages: {
      '/': '<h1>Bay Clinic</h1><p>We have treated patients with severe cases of pain.</p>',
      '/migraine-treatment.html': `<title>Bay Clinic, Migraine Treatment</title><h1>When the head hurts</h1>
        <p>We look for what sets off an attack and help you find the right remedy within a few weeks.</p>`,
    },
  });
  const { answer, rules } = explainQuestion({
    ...{
      knowledge: clinic,
      question: 'Do you treat patients with migraine cases?',
      history: [],
      now: new Date(),
    },
  });
  expect(answer).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(/^Migraine treatment: We look for what sets off/),
  });
  expect(rules).toContain('page-has-the-name');
});

test.each(['Do you handle patents?', 'Do you handle criminal divorces abroad?'])(
  'doesn’t claim something that nothing is named for: %s',
  (question) => {
    expect(ask(question).outcome).not.toBe('answered');
  },
);
