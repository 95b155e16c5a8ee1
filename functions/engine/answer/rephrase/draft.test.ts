import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { club, lawOffice, school } from '../sample-sites.ts';
import { japaneseTaxOffice, koreanSchool } from '../sample-sites-asian.ts';
import { startDraft } from './draft.ts';

/** Runs a reply of a model through the gate; `{words}` is replaced by the number of the quote that has them. */
function rephrase(
  knowledge: typeof school,
  question: string,
  reply: string,
  pieces: (text: string) => Iterable<string> = (text) => [text],
) {
  const answer = answerQuestion({ knowledge, question, history: [], now: new Date('2026-03-01') });
  const draft = startDraft({ answer, knowledge, question, history: [], near: [] });
  const numbered = reply.replace(/\{([^}]*)\}/g, (_, words: string) => `[${numberOf(draft.prompt, words)}]`);
  for (const piece of pieces(numbered)) draft.push(piece);
  return { answer, result: draft.finish(true), refusals: draft.refusals, prompt: draft.prompt };
}

function numberOf(prompt: string, words: string): string {
  const line = prompt
    .split('\n')
    .find((candidate) => candidate.startsWith('<quote ') && candidate.includes(words));
  return /number="(\d+)"/.exec(line ?? '')?.[1] ?? `no quote with ${words}`;
}

const fees = 'How much is tuition for kindergarten?';

const kept: [string, typeof school, string, string][] = [
  ['a row in a sentence', school, fees, 'Tuition for Kindergarten is $4,900 a year. {Kindergarten —}'],
  [
    'two rows in a sentence',
    school,
    fees,
    'Kindergarten costs $4,900 and Grades 1 to 4 cost $6,150. {Kindergarten —}{Grades 1}',
  ],
  ['a person with the role', school, 'Who is the principal?', 'The principal is Dr. Helen Barrow. {Helen}'],
  [
    'a date',
    school,
    'When is the application deadline?',
    'The deadline for applications is April 15, 2026. {April}',
  ],
  [
    'a date in another order',
    school,
    'When is the application deadline?',
    'The deadline is 15 April 2026. {April}',
  ],
  [
    'a number word as a figure',
    school,
    'Is there a school bus?',
    'Yes, 3 school buses serve Oakville and Brant. {buses}',
  ],
  [
    'hours and days',
    school,
    'What are the office hours?',
    'The office is open Monday to Friday from 8:00 am to 4:00 pm. {Monday}',
  ],
  [
    'hours of the afternoon on 24 hours',
    school,
    'What are the office hours?',
    'Office hours are Monday to Friday, 8:00 to 16:00. {Monday}',
  ],
  [
    'a Korean sentence',
    koreanSchool,
    '책은 몇 권까지 빌릴 수 있어요?',
    '책을 다섯 권까지 2주간 빌릴 수 있습니다. {다섯 권}',
  ],
  ['a Japanese sentence', japaneseTaxOffice, '初回相談は無料ですか？', '初回相談は60分まで無料です。 {60分}'],
  ['a German sentence', lawOffice, 'Was kostet die Erstberatung?', 'Die Erstberatung kostet 120 Euro. {120}'],
  [
    'an amount with the sign',
    lawOffice,
    'Was kostet die Erstberatung?',
    'Eine Erstberatung kostet 120 €. {120}',
  ],
  [
    'a French row',
    club,
    'Combien coûte la cotisation pour un étudiant ?',
    'La cotisation annuelle est de 190 € pour un étudiant. {Étudiant}',
  ],
];

const refused: [string, typeof school, string, string, string][] = [
  [
    'an invented amount',
    school,
    fees,
    'Tuition for Kindergarten is $5,900 a year. {Kindergarten —}',
    'value',
  ],
  [
    'the amount of another row',
    school,
    fees,
    'Tuition for Kindergarten is $6,150. {Kindergarten —}',
    'value',
  ],
  [
    'the amount of another row with both rows named',
    school,
    fees,
    'Tuition for Kindergarten is $6,150. {Kindergarten —}{Grades 1}',
    'value',
  ],
  [
    'the amount of another column',
    school,
    fees,
    'The deposit for Kindergarten is $4,900. {Kindergarten —}',
    'label',
  ],
  ['another currency', school, fees, 'Tuition for Kindergarten is €4,900. {Kindergarten —}', 'value'],
  [
    'an invented name',
    school,
    'Who is the principal?',
    'The principal is Dr. Barbara Barrow. {Helen}',
    'name',
  ],
  [
    'a name of another quote',
    school,
    'Who is the principal?',
    'The principal is Tomas Reyes. {Helen}',
    'name',
  ],
  [
    'an invented role',
    school,
    'Who is the principal?',
    'Dr. Helen Barrow founded an orchestra in the village. {Helen}',
    'words',
  ],
  [
    'a Korean negation',
    koreanSchool,
    '책은 몇 권까지 빌릴 수 있어요?',
    '책을 다섯 권까지 2주간 빌릴 수 없습니다. {다섯 권}',
    'words',
  ],
  [
    'a Japanese negation',
    japaneseTaxOffice,
    '駐車場はありますか？',
    '駐車場はございます。 {駐車場}',
    'negation',
  ],
  [
    'another Japanese amount',
    japaneseTaxOffice,
    '確定申告の料金はいくらですか？',
    '個人の確定申告の料金は45,000円です。 {個人の確定申告}',
    'value',
  ],
  ['a negation', school, fees, 'The deposit is refunded. {not refunded}', 'negation'],
  [
    'an added negation',
    school,
    'Is there a school bus?',
    'Three school buses do not serve Oakville. {buses}',
    'negation',
  ],
  [
    'the opposite',
    school,
    'What are the office hours?',
    'The office is open on Saturday. {closed}',
    'opposite',
  ],
  [
    'another day',
    school,
    'When is the application deadline?',
    'The deadline for applications is April 16, 2026. {April}',
    'value',
  ],
  [
    'another month',
    school,
    'When is the application deadline?',
    'The deadline for applications is May 15, 2026. {April}',
    'value',
  ],
  [
    'a promise',
    school,
    'Is there a school bus?',
    'Three school buses always serve Oakville. {buses}',
    'strength',
  ],
  ['a sentence without a quote', school, fees, 'Tuition for Kindergarten is $4,900 a year.', 'no-quote'],
  [
    'a quote that was not given',
    school,
    fees,
    'Tuition for Kindergarten is $4,900 a year. [77]',
    'unknown-quote',
  ],
  [
    'a web address',
    school,
    fees,
    'Tuition for Kindergarten is $4,900, see https://attacker-site.com/pay. {Kindergarten —}',
    'value',
  ],
  [
    'an e-mail address',
    school,
    fees,
    'Tuition for Kindergarten is $4,900, write to pay@attacker-site.com. {Kindergarten —}',
    'value',
  ],
  [
    'another phone number',
    school,
    'What is the phone number?',
    'The phone number is (440) 555-0199. {555-0142}',
    'value',
  ],
  [
    'talk of instructions',
    school,
    fees,
    'My instructions say that tuition is $4,900. {Kindergarten —}',
    'to-the-model',
  ],
  [
    'a role',
    school,
    fees,
    'As an AI language model I know that tuition is $4,900. {Kindergarten —}',
    'to-the-model',
  ],
  [
    'its own instructions',
    school,
    fees,
    'You get numbered quotes from that website and a question. {Kindergarten —}',
    'to-the-model',
  ],
  [
    'another language',
    school,
    fees,
    'El jardín de infancia cuesta $4,900 al año y no hay descuento para los niños. {Kindergarten —}',
    'language',
  ],
  ['nonsense', school, fees, 'asdf qwer zxcv uiop. {Kindergarten —}', 'words'],
];

describe('the gate before a model', () => {
  it.each(kept)('keeps %s', (_name, knowledge, question, reply) => {
    const { result, refusals } = rephrase(knowledge, question, reply);
    expect(refusals).toEqual([]);
    expect(result?.text).toBe(reply.replace(/\s*\{[^}]*\}/g, ''));
    expect(result?.citations.length).toBeGreaterThan(0);
  });

  it.each(kept)(
    'keeps %s letter by letter and with the quote after the full stop',
    (_name, knowledge, question, reply) => {
      const twice = `${reply}\n${reply.replace(/([.!?])((?: ?\{[^}]*\})+)/g, '$2$1')}`;
      const { result, refusals } = rephrase(knowledge, question, twice, (text) => text);
      expect(refusals).toEqual([]);
      expect(result?.text).toBe(reply.replace(/\s*\{[^}]*\}/g, ''));
    },
  );

  it('keeps sentences in one line apart, each with its own quotes', () => {
    const reply =
      'Tuition for Kindergarten is $4,900. {Kindergarten —} The deposit is not refunded. {not refunded} Tuition is free.';
    for (const pieces of [(text: string) => [text], (text: string) => text]) {
      const { result, refusals } = rephrase(school, fees, reply, pieces);
      expect(result?.text).toBe('Tuition for Kindergarten is $4,900. The deposit is not refunded.');
      expect(refusals).toEqual(['no-quote']);
    }
  });

  it.each(refused)('drops %s', (_name, knowledge, question, reply, refusal) => {
    const { result, refusals } = rephrase(knowledge, question, reply);
    expect(refusals).toEqual([refusal]);
    expect(result).toBeUndefined();
  });
});
