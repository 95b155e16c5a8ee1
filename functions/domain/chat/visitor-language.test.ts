import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#functions/engine/language/languages.ts';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';

const texts = new URL('../../../shared/texts/', import.meta.url);
const catalogues = readdirSync(new URL('en/', texts));
/** Said only by the engine's side of a conversation, so only in the languages in which it answers. */
const repliesOnly = 'handoff.ts';
const answered: readonly string[] = languages.filter((language) => language !== 'und');

test('visitors can read the product in every language in which the engine answers', () => {
  expect(Object.keys(visitorLanguages)).toEqual(expect.arrayContaining([...answered]));
});

test.each([...new Set([...Object.keys(visitorLanguages), ...answered])])(
  '%s has every catalogue, with every text and the same blanks to fill',
  async (language) => {
    for (const file of catalogues) {
      if (file === repliesOnly && !answered.includes(language)) continue;
      const [english, own] = await Promise.all([readCatalogue('en', file), readCatalogue(language, file)]);
      expect(own, `${language}/${file}`).toEqual(english);
    }
  },
);

/** The sorted blanks of every text of a catalogue. An empty text fails. */
async function readCatalogue(language: string, file: string): Promise<Record<string, string[]>> {
  const catalogue: Record<string, object> = await import(new URL(`${language}/${file}`, texts).href);
  const entries = Object.values(catalogue).flatMap((one) => Object.entries(one));
  return Object.fromEntries(
    entries.map(([key, text]: [string, unknown]) => {
      const said = typeof text === 'function' ? String(text('{company}')) : String(text);
      expect(said.trim(), `${language}/${file}: ${key}`).not.toBe('');
      return [key, [...new Set(said.match(/\{\w+\}/g))].sort()];
    }),
  );
}
