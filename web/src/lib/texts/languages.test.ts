import { expect, test } from 'vitest';
import { chooseLanguage } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'fr-CA'], 'fr'],
  [['zh-Hans-CN'], 'zh'],
  [['AR'], 'ar'],
  [['ja-JP', 'en'], 'ja'],
  [['nl'], 'en'],
  [['__proto__', 'constructor'], 'en'],
  [[], 'en'],
] as const)('a reader of %j reads %s', (preferred, expected) => {
  expect(chooseLanguage(preferred)).toBe(expected);
});
