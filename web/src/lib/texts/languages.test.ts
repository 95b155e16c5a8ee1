import { expect, test } from 'vitest';
import { chooseLanguage } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['da', 'fr-CA'], 'fr'],
  [['nl-BE', 'fr-BE'], 'nl'],
  [['zh-Hans-CN'], 'zh'],
  [['AR'], 'ar'],
  [['ja-JP', 'en'], 'ja'],
  [['da'], 'en'],
  [['__proto__', 'constructor'], 'en'],
  [[], 'en'],
] as const)('a reader of %j reads %s', (preferred, expected) => {
  expect(chooseLanguage(preferred)).toBe(expected);
});
