import { globSync, readFileSync } from 'node:fs';
import { compareWithWaiting } from './compare-with-waiting.ts';
import { findConstantsWithTwoValues } from './find-constants-with-two-values.ts';
import { findWordsOfLanguages } from './find-words-of-languages.ts';
import { constantsWaiting, filesOfSigns, filesWaiting } from './waiting-for-lexicon.ts';

/** With fewer modules than this the search found nothing, and a clean result proves nothing. */
const fewestModules = 200;

const modules = globSync('functions/engine/**/*.ts')
  .filter((file) => !/\.test\.ts$|^functions\/engine\/lexicon\//.test(file))
  .toSorted()
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
if (modules.length < fewestModules) throw new Error(`Only ${modules.length} modules were seen.`);

const strays = modules
  .filter(({ file }) => !filesOfSigns.includes(file))
  .flatMap(({ file, code }) => {
    const [first] = findWordsOfLanguages(code);
    return first ? [{ file, ...first }] : [];
  });
const files = compareWithWaiting(
  strays.map(({ file }) => file),
  filesWaiting,
);
const constants = compareWithWaiting(
  findConstantsWithTwoValues(modules.map(({ code }) => code)),
  constantsWaiting,
);

const complaints = [
  ...strays
    .filter(({ file }) => files.added.includes(file))
    .map(({ file, line, word }) => `${file}:${line} “${word}” belongs to functions/engine/lexicon`),
  ...constants.added.map((name) => `${name} has two values in the engine: give one another name`),
  ...[...files.done, ...constants.done].map((name) => `${name} is clean: take it off the list`),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(
  `words stand in the lexicon; ${filesWaiting.length} files and ${constantsWaiting.length} constants wait`,
);
