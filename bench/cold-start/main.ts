import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundleDocumentClient, measureLoads } from '#infra/build/measure-load.ts';
import { findStartBudget } from '#infra/build/start-budgets.ts';

const rounds = 15;
const folder = mkdtempSync(join(tmpdir(), 'gptsites-cold-start-'));
const baseline = join(folder, 'document-client.mjs');

// Prints what each function reads at a cold start, and its time beside the DynamoDB document client alone.
try {
  await bundleDocumentClient(baseline);
  const bundles = [...(await bundleFunctions(join(folder, 'functions')))];
  const files = bundles.map(([entry]) => join(folder, 'functions', entry, 'index.mjs'));
  const [alone = 0, ...loads] = await measureLoads([baseline, ...files], rounds);
  const rows = bundles.map(([entry, parts], index) => ({
    function: entry,
    startKB: Math.round(sizeOf(parts.filter(({ isLoadedAtStart }) => isLoadedAtStart)) / 1024),
    wholeKB: Math.round(sizeOf(parts) / 1024),
    loadMs: Math.round(loads[index] ?? 0),
    ratio: Number(((loads[index] ?? 0) / alone).toFixed(2)),
    budget: findStartBudget(entry)?.loadRatio ?? 0,
  }));
  console.log(`document client alone: ${alone.toFixed(0)} ms`);
  console.table(rows);
  const slow = rows.filter(({ ratio, budget }) => ratio > budget);
  for (const { function: entry, ratio, budget } of slow)
    console.error(`${entry} loads ${ratio} times as long as the document client; its budget is ${budget}`);
  if (slow.length) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function sizeOf(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
