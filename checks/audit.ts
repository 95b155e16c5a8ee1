import { readFileSync } from 'node:fs';
import { judgeAudit } from './judge-audit.ts';
import { reviewedAdvisories } from './reviewed-advisories.ts';

/**
 * Judges a report of `npm audit --json` from standard input: `npm audit --omit=dev --json | node checks/audit.ts moderate`.
 * A report that could not be made fails too.
 */
const level = process.argv[2] === 'moderate' ? 'moderate' : 'high';
const complaints = judgeAudit(JSON.parse(readFileSync(0, 'utf8')), {
  level,
  reviewed: reviewedAdvisories,
  now: new Date(),
});
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error('Update the package, or review the advisory in checks/reviewed-advisories.ts.');
  process.exit(1);
}
console.log(`No open advisory of level ${level} or above`);
