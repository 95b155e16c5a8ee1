import { expect, test } from 'vitest';
import { chooseLanguage, languages } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'fr-CA'], 'fr'],
  [['zh-Hans-CN'], 'zh'],
  [['AR'], 'ar'],
  [['nl'], 'en'],
  [['__proto__', 'constructor'], 'en'],
  [[], 'en'],
] as const)('a reader of %j reads %s', (preferred, expected) => {
  expect(chooseLanguage(preferred)).toBe(expected);
});

test.each(Object.entries(languages))(
  '%s says everything, with the same blanks to fill',
  async (_tag, { load }) => {
    const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const english = await languages.en.load();
    const own = new Map(Object.entries(await load()));
    expect([...own.keys()].sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) {
      expect(own.get(key)?.trim(), key).not.toBe('');
      expect(blanks(own.get(key) ?? ''), key).toEqual(blanks(text));
    }
  },
);
