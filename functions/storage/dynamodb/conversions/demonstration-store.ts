import * as z from 'zod';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { exists, writeChange, writeItem } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { findDue } from '../find-due.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { conversionItem } from './conversion-store.ts';

const dueKind = 'DEMONSTRATION-END';
const endSchema = z.object({ conversionId: z.string() });

const endKey = (conversionId: string) => ({ ...keys.conversion(conversionId), sk: 'END' });

/** Conversions without an account. */
export type DemonstrationStore = ReturnType<typeof openDemonstrationStore>;

/** Conversions without an account, each with its erasure date among its items. */
export function openDemonstrationStore(table: Table) {
  return {
    /** Scheduled for erasure at this instant. */
    async create(conversion: Conversion, erasedAt: Date) {
      const { conversionId } = conversion;
      const end = {
        ...endKey(conversionId),
        ...{ conversionId, dueKind, dueAt: erasedAt.toISOString(), isCounted: true },
      };
      await table.transact([
        writeItem(conversionItem(conversion)),
        writeItem(end),
        countOnPlatform(conversion.brandId, conversionId, { conversions: 1 }),
      ]);
    },
    /** The newest ones. */
    async listNewest(limit: number) {
      const items = await table.query({
        dueKind,
        isNewestFirst: true,
        limit,
        ProjectionExpression: 'conversionId',
      });
      return items.map((item) => endSchema.parse(item).conversionId);
    },
    /** Those due for erasure. */
    async findDue(before: Date, limit: number) {
      const due = await findDue(table, endSchema, { dueKind, before, limit });
      return due.map((item) => item.conversionId);
    },
    /** Claims a due one until then; false when it is no longer due. */
    async claim(conversionId: string, now: Date, until: Date) {
      return (await claimDue(table, endKey(conversionId), { dueKind, now, until })) !== undefined;
    },
  };
}

/** Writes that remove a demo from its platform's count, as one transaction; fails when already done. */
export function uncountDemonstration(conversionId: string) {
  return [
    writeChange(endKey(conversionId), { remove: ['isCounted'], when: [exists('isCounted')] }),
    countOnPlatform(brandOfConversion(conversionId), conversionId, { conversions: -1 }),
  ];
}
