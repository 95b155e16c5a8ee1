import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokenize.ts';

it.each([
  ['What are your opening hours?', 'en'],
  ['Wie sind Ihre Öffnungszeiten?', 'de'],
  ['Quels sont vos horaires ?', 'fr'],
  ['¿Cuál es su horario?', 'es'],
  ['Какой у вас режим работы?', 'ru'],
  ['영업시간이 어떻게 되나요', undefined],
])('detects the language of "%s"', (text, expected) => {
  expect(detectLanguage(text)).toBe(expected);
});

it.each([
  ['Écoles', ['ecoles']],
  ['Ju-Jitsu', ['jujitsu', 'ju', 'jitsu']],
  ['B.A. at 9 p.m.', ['ba', 'at', '9', 'pm']],
  ['営業時間', ['営業', '業時', '時間']],
])('reads the words of "%s"', (text, expected) => {
  expect(tokenize(text).map(({ word }) => word)).toEqual(expected);
});

it.each([
  ['en', 'studies', 'studying'],
  ['de', 'gebuhren', 'gebuhr'],
  ['fr', 'inscriptions', 'inscription'],
  ['es', 'horarios', 'horario'],
  ['ru', 'услуги', 'услуга'],
] as const)('gives the forms of a word one stem (%s)', (language, left, right) => {
  expect(stem(left, language)).toBe(stem(right, language));
});
