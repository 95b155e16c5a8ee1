import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { concepts } from '#functions/engine/language/concepts.ts';
import { type Language, languages } from '#functions/engine/language/languages.ts';
import { textPhrases, textWords } from '../build/index-passage.ts';
import { indexingVersion } from './indexing-version.ts';

const readable = (saying: string) => saying.replace(/^[<>]/, '').replaceAll('_', ' ');

/** Word weights aren't part of the index. */
const indexedWords = (text: string, language: Language) =>
  textWords(text, language).map(({ word, term }) => ({ word, term }));

/** The sectors' sayings are a representative sample of words, and reading them covers phrases too. */
function fingerprintReading(): string {
  const said = [...new Set(concepts.flatMap(({ words }) => Object.values(words).flat()))].map(readable);
  const read = languages.flatMap((language) =>
    said.map((text) => [indexedWords(text, language), textPhrases(text, language)]),
  );
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16);
}

test('a change to how words are read requires a new version, so that published assistants are reindexed', () => {
  // If a change to stems, stop words or concepts breaks this: raise the version and update the fingerprint.
  expect({ indexingVersion, reading: fingerprintReading() }).toEqual({
    indexingVersion: 14,
    reading: '2d0dd24564a5fb5f',
  });
});
