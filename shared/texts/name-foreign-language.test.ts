import { expect, test } from 'vitest';
import { nameForeignLanguage } from './name-foreign-language.ts';

test.each([
  ['en', 'de', 'Englisch'],
  ['de-AT', 'en', 'German'],
  ['en-GB', 'en', undefined],
  ['ar', 'ar', undefined],
  ['es', 'ar', 'الإسبانية'],
  ['und', 'en', undefined],
  ['no tag', 'en', undefined],
  [undefined, 'en', undefined],
])('to a reader of %2$s, a quote in %1$s is marked', (language, own, expected) => {
  expect(nameForeignLanguage(language, own)).toBe(expected);
});
