import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { canReadScans, scanPackagesFolder } from '#functions/engine/documents/recognition/scan-packages.ts';

/** 93 MB over a slow line. */
const longestFetchMs = 900_000;
/** After a failure, the scans of the same website are not tried one by one. */
const retryPauseMs = 60_000;

type End = 'ready' | 'failed';
let fetching: Promise<End> | undefined;

/** Fetches what reads scans, pinned by its lockfile, unless it is there; waits for it so long at most. */
export async function prepareScanPackages(milliseconds: number): Promise<End | 'waiting'> {
  if (canReadScans()) return 'ready';
  fetching ??= fetchPackages();
  const patience = new AbortController();
  const { signal } = patience;
  const waited = wait(Math.max(milliseconds, 0), 'waiting' as const, { signal }).catch(
    () => 'waiting' as const,
  );
  const end = await Promise.race([fetching, waited]);
  patience.abort();
  return end;
}

async function fetchPackages(): Promise<End> {
  console.log('Fetching what reads scans, once (93 MB) …');
  try {
    // The setting against scripts in the project's .npmrc does not reach this folder.
    const parameters = [
      'ci',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--fetch-retries=1',
    ];
    await promisify(execFile)('npm', parameters, { cwd: scanPackagesFolder, timeout: longestFetchMs });
    console.log('Scans can be read now.');
    fetching = undefined;
    return 'ready';
  } catch (error) {
    console.error('What reads scans could not be fetched:', error);
    setTimeout(() => {
      fetching = undefined;
    }, retryPauseMs).unref();
    return 'failed';
  }
}
