import { expect, test } from 'vitest';
import type { Language } from '#functions/engine/language/languages.ts';
import { quoteInstead } from './quote-instead.ts';

const words = 'La séance commune est facturée 130 € TTC, sauf entente contraire.';
const quoteFor = (sentence: string, language: Language) =>
  quoteInstead(
    sentence,
    language,
    [
      {
        ...{ words, surroundings: words, passage: words, context: [], language: 'fr' as const },
        citation: { title: '', url: null, quote: words, readAt: '2026-01-01' },
      },
    ],
    'Cabinet Morvan',
    false,
  );

test.each<[string, string, Language, boolean]>([
  ['the same in other words', 'Une séance commune est facturée 140 €.', 'fr', true],
  ['more words of its own', 'La séance individuelle du mardi avec Madame Le Quéré coûte 140 €.', 'fr', false],
  [
    'the same value in another language',
    'A joint session costs 130 €, unless agreed otherwise.',
    'en',
    false,
  ],
])('quotes the page for a sentence with %s', (_name, sentence, language, isAbout) => {
  expect(quoteFor(sentence, language)).toEqual({
    text: `“${words}”`,
    isAbout,
    isForeign: language !== 'fr',
  });
});

test.each<[string, string, Language]>([
  ['in the language of the page', 'Le parking ferme à minuit.', 'fr'],
  ['in another language', 'The car park closes at midnight.', 'en'],
])('quotes nothing for a sentence %s that shares nothing with the page', (_name, sentence, language) => {
  expect(quoteFor(sentence, language)).toBeUndefined();
});
