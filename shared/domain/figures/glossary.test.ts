import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as glossary from './glossary.ts';
import { systemLevelNames } from './system-level-names.ts';

/** With fewer modules the search found nothing, and a clean result proves nothing. */
const fewestModules = 1000;
/** Words for visitors in their languages, sales texts and words of the engine are others. */
const others = /\.test\.tsx?$|^shared\/(texts|brands|legal|domain\/figures)\/|^functions\/engine\//;

const modules = globSync('{functions,shared,web/src}/**/*.{ts,tsx}')
  .filter((file) => !others.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

/** Single words may also name other things. */
const words = Object.values({ ...glossary, systemLevelNames })
  .flatMap((names) => (typeof names === 'object' ? Object.values(names) : []))
  .filter((word) => word.includes(' '));

const findIn = (pattern: RegExp) => modules.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

test('every word for a figure or a state is spelled in the glossary alone', () => {
  expect(modules.length).toBeGreaterThan(fewestModules);
  expect(words.length).toBeGreaterThan(15);
  const spelled = words.flatMap((word) =>
    findIn(new RegExp(`['"\`>]\\s*${word}\\s*['"\`<]`, 'i')).map((file) => `${file}: ${word}`),
  );
  expect(spelled).toEqual([]);
});

test.each([
  ['a score out of five', /\bof 5(\.0)?[`'"<]|\/ 5[`'"<]/],
  ['a rating as a score', /\b4 \* \S*helpful|helpful\) \//],
  ['a percentage with one decimal', /toFixed\(1\)\}?%|\* 1000\) \/ 10\b/],
])('%s is computed and written in one place', (_name, pattern) => {
  expect(findIn(pattern)).toEqual([]);
});

test.each([
  [{ unsure: 3, unanswered: 1 }, '1 unanswered, 3 not certain'],
  [{ unsure: 0, unanswered: 2 }, '2 unanswered'],
  [{ unsure: 0, unanswered: 0 }, ''],
])('open questions %j are said in one breath', (questions, said) => {
  expect(glossary.sayOpenQuestions(questions)).toBe(said);
});
