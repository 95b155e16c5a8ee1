import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { progressSchema } from '#shared/contract/conversions.ts';
import type { Conversion } from '../evaluate-site.ts';

const conversionsSchema = z.record(
  z.string(),
  z.object({ conversionId: z.string(), progress: progressSchema }),
);

/** A run's data and conversions, kept in a tape's folder so that its next round need not convert the sites again. */
export function openKeptRun(folder: string) {
  const dataDir = join(folder, 'run');
  mkdirSync(dataDir, { recursive: true });
  const file = join(folder, 'conversions.json');
  const known = existsSync(file) ? conversionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return {
    dataDir,
    findConversion: (site: string): Conversion | undefined => known[site],
    keepConversion(site: string, conversion: Conversion): void {
      if (conversion.progress.status !== 'completed') return;
      known[site] = conversion;
      writeFileSync(file, JSON.stringify(known, null, 2));
    },
  };
}
