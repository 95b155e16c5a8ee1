import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { understandQuestion } from '../understand-question.ts';

const lawyer = readSampleSite({
  name: 'Kanzlei Ahorn',
  language: 'de',
  pages: {
    '/': `<h1>Kanzlei Ahorn</h1><p>Wir beraten Menschen in Seestadt seit 1991.</p>
      <p>Nach dem Jurastudium in Köln kam Jana Ahorn nach Seestadt.</p>`,
    '/kosten.html': `<h1>Was es kostet</h1><p>Die Scheidungskosten hängen vom Einkommen der beiden ab.</p>
      <p>Ein Unfallzeuge kann die Polizei zu Ihrer Wohnung führen.</p>`,
    '/zeiten.html':
      '<h1>Unfall an der Tür</h1><p>Wer die Tür eines Autos geöffnet hat, spreche mit uns über den Schaden.</p>',
  },
});

const office = readSampleSite({
  name: 'Pier Tax',
  language: 'en',
  pages: {
    '/': '<h1>Pier Tax</h1><p>We work for families by the pier.</p><p>Our rooms look out on the boats.</p>',
    '/faq.html': `<h1>Questions</h1><h2>What if I get a letter from the IRS or the state?</h2>
      <p>Send it to us. We read it and answer for you.</p><h2>What about my books?</h2><p>Bring them by in March.</p>
      <h2>Do you work on Saturdays?</h2><p>In spring we do.</p>`,
    '/care.html': '<h1>Families</h1><p>Daycare costs of up to $3,000 count for the credit.</p>',
  },
});

const ask = (knowledge: typeof lawyer, question: string) =>
  answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });

describe('two words that the site joins into one', () => {
  it.each([
    [lawyer, 'Wo hat Jana Jura studiert?', 'Jurastudium in Köln'],
    [office, 'How much of my day care costs count?', '$3,000'],
  ])('find it: %#', (knowledge, question, said) => {
    const { outcome, text } = ask(knowledge, question);
    expect(outcome).toBe('answered');
    expect(text).toContain(said);
  });
});

it('doesn’t match one word with two terms', () => {
  expect(ask(lawyer, 'Mein Vermieter will mich aus der Wohnung haben, machen Sie das?').outcome).not.toBe(
    'answered',
  );
});

it.each([
  ['I got a scary IRS letter, can you deal with it for me?', true],
  ['I got a scary IRS letter, what does an appeal cost?', false],
  ['My son broke a window of the garage with a ball, can you deal with it for me?', false],
])('takes a short story as the subject if there is no other: %s %s', (question, expected) => {
  const [subject] = understandQuestion(question, office, undefined).terms.filter(({ word }) =>
    /letter|window/.test(word),
  );
  expect(subject?.isSubject).toBe(expected);
});

it('declines a question on opening hours if only something else opens', () => {
  expect(ask(lawyer, 'Wie sind Ihre Sprechzeiten?').outcome).toBe('declined');
});
