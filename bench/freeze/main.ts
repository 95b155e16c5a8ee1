import { parseArgs } from 'node:util';
import { compareRecordings, type Difference } from './compare-recordings.ts';
import { recordBundles } from './record-bundles.ts';
import { recordOpenApi } from './record-open-api.ts';
import { recordPages } from './record-pages.ts';
import { recordReplies } from './record-replies.ts';
import { recordTemplates } from './record-templates.ts';
import { type Recording, readRecording, writeRecording } from './recording.ts';

const usage = `usage: npm run freeze -- --record DIR [--only replies,openapi,templates,pages,bundles]
       npm run freeze -- --compare DIR [--only ...]`;

/** Pages come before templates, because templates upload the built pages. */
const recorders: Record<string, () => Recording | Promise<Recording>> = {
  openapi: recordOpenApi,
  pages: recordPages,
  templates: recordTemplates,
  bundles: recordBundles,
  replies: recordReplies,
};
const shownDifferences = 10;

const { values } = parseArgs({
  options: { record: { type: 'string' }, compare: { type: 'string' }, only: { type: 'string' } },
});
const { record: recordFolder, compare: compareFolder } = values;
const kinds = values.only?.split(',') ?? Object.keys(recorders);
const unknown = kinds.find((kind) => !recorders[kind]);
if (unknown !== undefined || (recordFolder === undefined) === (compareFolder === undefined)) {
  console.error(usage);
  process.exit(2);
}

let isEqual = true;
for (const [kind, recordKind] of Object.entries(recorders)) {
  if (!kinds.includes(kind)) continue;
  // A missing recording fails before the long work starts.
  const recorded = compareFolder === undefined ? undefined : readRecording(compareFolder, kind);
  const startedAt = performance.now();
  const recording = await recordKind();
  const took = `${recording.size} entries in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  if (recordFolder !== undefined) writeRecording(recordFolder, kind, recording);
  if (recorded) isEqual = report(kind, compareRecordings(recorded, recording), took) && isEqual;
  else console.log(`${kind}: recorded ${took}`);
}
process.exit(isEqual ? 0 : 1);

function report(kind: string, differences: readonly Difference[], took: string): boolean {
  if (differences.length === 0) {
    console.log(`${kind}: equal, ${took}`);
    return true;
  }
  console.log(`${kind}: ${differences.length} DIFFER of ${took}`);
  for (const { name, recorded, now } of differences.slice(0, shownDifferences))
    console.log(`  ${name}\n    recorded: ${indent(recorded)}\n    now:      ${indent(now)}`);
  return false;
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n              ');
}
