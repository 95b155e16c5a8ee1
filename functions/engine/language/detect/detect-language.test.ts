import { expect, it } from 'vitest';
import { stem } from '../stem.ts';
import { tokenize } from '../tokenize.ts';
import { detectLanguage } from './detect-language.ts';

it.each([
  ['What are your opening hours?', 'en'],
  ['Wie sind Ihre Öffnungszeiten?', 'de'],
  ['Quels sont vos horaires ?', 'fr'],
  ['¿Cuál es su horario?', 'es'],
  ['Какой у вас режим работы?', 'ru'],
  ['영업시간이 어떻게 되나요', 'ko'],
  ['営業時間を教えてください', 'ja'],
  ['Quanto costa il corso di nuoto?', 'und'],
  ['Hoeveel kost een les voor kinderen?', 'und'],
  ['你们几点开门？', 'und'],
  ['متى تفتح المدرسة؟', 'und'],
  ['fees per month?', undefined],
])('detects the language of "%s"', (text, expected) => {
  expect(detectLanguage(text)).toBe(expected);
});

it.each([
  ['Écoles', ['ecoles']],
  ['Ju-Jitsu', ['jujitsu', 'ju', 'jitsu']],
  ['B.A. at 9 p.m.', ['ba', 'at', '9', 'pm']],
  ['営業時間', ['営業時間', '営業', '時間']],
  ['９時からのプールはいくらですか', ['9', '時', 'プール', 'いくら']],
  ['学费是多少', ['学费是多少', '学费', '是', '多少']],
  ['शुल्क कितना', ['शुल्क', 'कितना']],
  ['Łódź', ['lodz']],
])('reads the words of "%s"', (text, expected) => {
  expect(tokenize(text).map(({ word }) => word)).toEqual(expected);
});

it.each([
  ['en', 'studies', 'studying'],
  ['de', 'gebuhren', 'gebuhr'],
  ['fr', 'inscriptions', 'inscription'],
  ['es', 'horarios', 'horario'],
  ['ru', 'услуги', 'услуга'],
  ['ko', '학교에서는', '학교를'],
  ['ko', '필요한가요', '필요합니다'],
  ['ja', 'コンピューター', 'コンピュータ'],
] as const)('gives all forms of a word one stem (%s)', (language, left, right) => {
  expect(stem(left, language)).toBe(stem(right, language));
});
