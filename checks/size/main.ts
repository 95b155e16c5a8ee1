import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { describeSize } from './describe-size.ts';
import { findLongFunctions, judgeLongFunctions } from './find-long-functions.ts';
import { countLinesByFile } from './list-sources.ts';

/** With fewer files than this the search found nothing, and a clean result proves nothing. */
const fewestFiles = 1000;
const list = 'checks/size/long-functions.json';
const listSchema = z.array(z.string());

const lines = countLinesByFile('working tree');
if (lines.size < fewestFiles) throw new Error(`Only ${lines.size} files were seen.`);
const found = findLongFunctions(
  [...lines].map(([file, count]) => ({ file, lines: count, code: () => readFileSync(file, 'utf8') })),
);
const listed = listSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
const complaints = judgeLongFunctions(found, listed, readCommittedList() ?? listed);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error(`The list is ${list}.`);
  process.exit(1);
}
console.log(`${describeSize(lines, countLinesByFile('HEAD'))}; ${listed.length} long functions wait`);

/** Nothing where the last commit has no list. */
function readCommittedList(): string[] | undefined {
  if (execFileSync('git', ['ls-tree', 'HEAD', list]).length === 0) return undefined;
  return listSchema.parse(JSON.parse(execFileSync('git', ['show', `HEAD:${list}`], { encoding: 'utf8' })));
}
