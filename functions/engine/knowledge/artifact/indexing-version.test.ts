import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { concepts } from '#functions/engine/language/concepts.ts';
import { type Language, languages } from '#functions/engine/language/languages.ts';
import { textPhrases, textWords } from '../build/index-passage.ts';
import { indexingVersion } from './indexing-version.ts';

const readable = (saying: string) => saying.replace(/^[<>]/, '').replaceAll('_', ' ');

/** How much a word tells is no part of an index. */
const indexedWords = (text: string, language: Language) =>
  textWords(text, language).map(({ word, term }) => ({ word, term }));

/** The sayings of the sectors are as good a sample of words as any, and what their phrases are is read with them. */
function fingerprintReading(): string {
  const said = [...new Set(concepts.flatMap(({ words }) => Object.values(words).flat()))].map(readable);
  const read = languages.flatMap((language) =>
    said.map((text) => [indexedWords(text, language), textPhrases(text, language)]),
  );
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16);
}

test('words read otherwise raise the version, so that published assistants find what they know', () => {
  // Where this fails after a change to stems, stop words or concepts: raise the version, and put the new reading here.
  expect({ indexingVersion, reading: fingerprintReading() }).toEqual({
    indexingVersion: 10,
    reading: '01112a13d3e21520',
  });
});
