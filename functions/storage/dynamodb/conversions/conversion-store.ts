import {
  type Conversion,
  conversionSchema,
  sourceListSchema,
} from '#functions/domain/conversions/conversion.ts';
import type { SourceOutcome } from '#shared/contract/conversions.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';

export type ConversionStore = ReturnType<typeof openConversionStore>;

/** Conversions in the table; the step store advances them. */
export function openConversionStore(table: Table) {
  return {
    async find(conversionId: string) {
      const item = await table.get(keys.conversion(conversionId));
      return item && conversionSchema.parse(item);
    },
    async findSources(conversionId: string) {
      const item = await table.get(keys.conversionSources(conversionId));
      return readSources(item);
    },
    /** Both in one call, because their progress is polled. */
    async findWithSources(conversionId: string) {
      const places = [keys.conversion(conversionId), keys.conversionSources(conversionId)];
      const [item, list] = await table.getEach(places);
      return item && { conversion: conversionSchema.parse(item), sources: readSources(list) };
    },
  };
}

function readSources(item: Item | undefined): SourceOutcome[] {
  return item ? sourceListSchema.parse(item.sources) : [];
}

export const conversionDueKind = 'CONVERSION';
/** Partition of the due index with a brand's failed conversions. */
export const failedList = (brandId: string) => `FAILED#${brandId}`;

/** The item of a new conversion: due immediately, so that a lost message is resent. */
export function conversionItem(conversion: Conversion): Item {
  return {
    ...keys.conversion(conversion.conversionId),
    dueKind: conversionDueKind,
    dueAt: conversion.createdAt,
    ...conversion,
  };
}
