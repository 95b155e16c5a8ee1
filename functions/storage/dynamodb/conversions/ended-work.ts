import * as z from 'zod';
import { conversionSchema } from '#functions/domain/conversions/conversion.ts';
import { eraseItem, is, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** What the erasure of an assistant needs of its record. */
const remainsSchema = conversionSchema
  .pick({ documents: true, liveSince: true, notify: true })
  // Missing where the work ended before it was kept.
  .extend({ companyName: z.string().default('') });
const endedSchema = z.object({ endedAt: z.iso.datetime() });

/**
 * Replaces the record of a conversion, without which no call or worker begins, by what its erasure needs. Returns
 * when that was done; undefined when neither is left.
 */
export async function endWork(table: Table, conversionId: string, now: Date): Promise<Date | undefined> {
  for (;;) {
    const record = await table.get(keys.conversion(conversionId));
    if (!record) break;
    const { updatedAt, ...conversion } = conversionSchema.parse(record);
    const endedAt = now.toISOString();
    // Every step, publish and restart sets the time, so nothing that one of them added is lost.
    await table.transact([
      eraseItem(keys.conversion(conversionId), [is('updatedAt', updatedAt)]),
      writeItem({ ...keys.endedWork(conversionId), ...remainsSchema.parse(conversion), endedAt }),
    ]);
  }
  const ended = await table.get(keys.endedWork(conversionId));
  return ended && new Date(endedSchema.parse(ended).endedAt);
}

/** What the erasure of an assistant needs of its record, before and after its work was ended. */
export async function findRemains(table: Table, conversionId: string) {
  const record =
    (await table.get(keys.conversion(conversionId))) ?? (await table.get(keys.endedWork(conversionId)));
  return record && remainsSchema.parse(record);
}
