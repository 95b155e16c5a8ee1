import { conversionSchema } from '#functions/domain/conversions/conversion.ts';
import type { FailedConversionStore } from '#functions/domain/staff/ports.ts';
import { listItems } from '../list-items.ts';
import type { Table } from '../table.ts';
import { failedList } from './conversion-store.ts';
import { openDueWorkStore } from './due-work-store.ts';

const failedSchema = conversionSchema.pick({
  conversionId: true,
  brandId: true,
  organisationId: true,
  companyName: true,
  url: true,
  updatedAt: true,
  errorMessage: true,
});

/** Failed conversions by brand and time, until they are retried or erased. */
export function openFailedConversionStore(table: Table): FailedConversionStore {
  return {
    resume: openDueWorkStore(table).resume,
    listNewest: (brandId, limit) =>
      listItems(table, { dueKind: failedList(brandId), isNewestFirst: true, limit }, failedSchema),
  };
}
