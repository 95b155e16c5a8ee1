import { expect, test } from 'vitest';
import { sayQuestionsIn } from './say-questions-in.ts';

const phone = {
  en: 'What is your phone number?',
  de: 'Wie lautet Ihre Telefonnummer?',
};

test('known questions are said in the visitor’s language and come first, and the owner’s own stay', () => {
  const own = 'May I bring my dog?';
  expect(sayQuestionsIn('de', [own, phone.en], 'en-US')).toEqual([phone.de, own]);
  expect(sayQuestionsIn('en', [phone.de], 'de')).toEqual([phone.en]);
  expect(sayQuestionsIn('ar', [phone.en], undefined)[0]).toMatch(/\p{sc=Arabic}/u);
});

test('a question that has no words in the visitor’s language stays', () => {
  const [said] = sayQuestionsIn('ar', ['Is there a school nurse?'], 'en');
  expect(said).toBe('Is there a school nurse?');
});
