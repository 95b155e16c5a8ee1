import { readFileSync, writeFileSync } from 'node:fs';
import { readInlineScripts, siteContent } from '#infra/build/site-content.ts';
import { findBreaks } from './compare-contracts.ts';
import { formatSnapshot, snapshotSchema, takeSnapshot } from './contract-snapshot.ts';
import { writeReleasedScripts } from './released-scripts.ts';

// Run after a release (docs/operations/deploy.md); its additions must stay compatible from then on. Breaking
// changes aren't written until all old pages and messages are gone.
const file = new URL('./released-contract.json', import.meta.url);
const snapshot = takeSnapshot();
const breaks = findBreaks(snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), snapshot);
if (breaks.length === 0) {
  writeFileSync(file, formatSnapshot(snapshot));
  writeReleasedScripts(readInlineScripts(siteContent));
} else {
  console.error(`Not written, because it would break older pages and messages:\n${breaks.join('\n')}`);
  process.exitCode = 1;
}
