import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { lookUpRecords, type RecordLookup } from '#functions/engine/crawl/fetch/look-up-records.ts';

const recordsSchema = z.record(
  z.string(),
  z.partialRecord(z.enum(['TXT', 'CNAME', 'NS']), z.array(z.string())),
);

/** What the CNAME of a customer's own domain names on one machine. */
export const localTarget = 'gptsites.localhost';

/**
 * DNS records as `dns.json` of the data folder has them, by name and type; every other name is asked for in DNS. Read at
 * each question, so that a record can be set while the stack runs.
 */
export function createLocalRecords(dataDir: string): RecordLookup {
  const file = join(dataDir, 'dns.json');
  return async (name, type) => {
    const records = existsSync(file) ? recordsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
    const own = records[name];
    return own ? (own[type] ?? []) : lookUpRecords(name, type);
  };
}
