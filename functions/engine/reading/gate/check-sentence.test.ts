import { describe, expect, it } from 'vitest';
import type { Language } from '#functions/engine/language/languages.ts';
import type { Evidence } from '../evidence.ts';
import { checkSentence } from './check-sentence.ts';

function check(
  sentence: string,
  words: string,
  languages: { asked?: Language; site?: Language; context?: string[] } = {},
) {
  const { asked = 'en', site = 'en', context = [] } = languages;
  const citation = { title: '', url: null, quote: words, readAt: '' };
  const evidence: Evidence[] = [
    { words, surroundings: words, passage: words, context, language: site, citation },
  ];
  return checkSentence(sentence, {
    evidence,
    organisationName: 'Maple School',
    questionLanguage: asked,
  });
}

describe('compares values, not their spelling', () => {
  it.each([
    ['We are open from nine to five.', 'Open 9 a.m. to 5 p.m.', 'en', 'en'],
    ['Geöffnet ist von 9 bis 17 Uhr.', 'Open 9 a.m. to 5 p.m.', 'de', 'en'],
    ['The course costs €1,200.', 'Der Kurs kostet 1.200 €.', 'en', 'de'],
    ['The course starts on May 3rd.', 'Der Kurs beginnt am 3. Mai.', 'en', 'de'],
    ['You can cancel two days before.', 'You can cancel 48 hours before.', 'en', 'en'],
    ['Call 05555 55537.', 'Telefon: +49 5555 / 555 37', 'en', 'de'],
    ['Sports Day is at 10 am on June 19.', 'Friday 19 June, 10.00: Sports Day', 'en', 'en'],
    ['It covers half of the tuition.', 'Up to four half-tuition scholarships.', 'en', 'en'],
    ['The asking price is $1,350,000.', 'Asking price: $1.35 million', 'en', 'en'],
    ['The asking price is $1.35 million.', 'Kaufpreis: 1,35 Mio. $', 'en', 'de'],
    ['成交价在$100万到$300万之间。', 'Price: $1 million to $3 million', 'und', 'en'],
    ['There are 3 organic apples.', 'Im Korb: 3 Bio-Äpfel', 'en', 'de'],
    ['The fee for $500K is due at closing.', 'The fee for $500,000 is due at closing.', 'en', 'en'],
    ['Unfortunately they are closed.', 'Wir haben leider geschlossen.', 'en', 'de'],
    ['El lunes a las 22:00 cierra.', 'Cierra el lunes a las diez de la noche.', 'es', 'es'],
  ] as const)('passes %s', (sentence, words, asked, site) => {
    expect(check(sentence, words, { asked, site })).toBeUndefined();
  });

  it.each([
    ['The course costs €1,300.', 'Der Kurs kostet 1.200 €.', 'en', 'de'],
    ['The price is $1.35 million.', 'The price is $1.35 billion.', 'en', 'en'],
    ['We open at 2:00.', 'Parking is free for 2 hours.', 'en', 'en'],
    ['The price is $3 million.', 'The price is $3,000.', 'en', 'en'],
    ['You can cancel two hours before.', 'You can cancel 48 hours before.', 'en', 'en'],
    ['You can cancel two weeks before.', 'You can cancel two days before.', 'en', 'en'],
    ['The course starts on June 3rd.', 'The course starts on May 3.', 'en', 'en'],
    ['Open Monday to Thursday.', 'Open Monday to Friday.', 'en', 'en'],
    ['Write to hello@maple.example.', 'Write to office@maple.example.', 'en', 'en'],
    ['The course costs $1,200.', 'The course costs €1,200.', 'en', 'en'],
  ] as const)('drops %s', (sentence, words, asked, site) => {
    expect(check(sentence, words, { asked, site })).toBe('value');
  });
});

describe('drops what the evidence doesn’t say', () => {
  it.each([
    ['name', 'Ask for Peter Hill at the office.', 'Ask for Anna Brook at the office.'],
    ['name', 'Your books can be kept in QuickBooks.', 'Your books can be kept in Xero.'],
    ['label', 'The deposit is $285.', 'Adult — Fee: $285; Deposit: $50'],
    [
      'language',
      'Der Kurs ist für die Kinder und nicht für die Eltern.',
      'Der Kurs ist für die Kinder und nicht für die Eltern.',
    ],
  ] as const)('as %s: %s', (refusal, sentence, words) => {
    expect(check(sentence, words)).toBe(refusal);
  });
});

it('passes a faithful paraphrase and a translation', () => {
  expect(
    check('Die Erstberatung dauert 45 Minuten.', 'La consultation initiale dure quarante-cinq minutes.', {
      asked: 'de',
      site: 'fr',
    }),
  ).toBeUndefined();
  expect(check('A half-hour ride costs nothing.', 'A ride of 30 minutes is free.')).toBeUndefined();
});
