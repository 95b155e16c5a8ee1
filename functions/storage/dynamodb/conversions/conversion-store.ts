import { type Conversion, conversionSchema } from '#functions/domain/conversions/conversion.ts';
import { type SourceList, sourceListSchema } from '#functions/domain/conversions/source-list.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import type { Item, Table } from '../table.ts';

export type ConversionStore = ReturnType<typeof openConversionStore>;

/** Conversions in the table; the step store advances them. */
export function openConversionStore(table: Table) {
  return {
    find: (conversionId: string) => findItem(table, keys.conversion(conversionId), conversionSchema),
    /** What was read and skipped, with counts that hold for what is not listed, too. */
    async findSources(conversionId: string) {
      const item = await table.get(keys.conversionSources(conversionId));
      return readSources(item);
    },
    /** Both in one call, because their progress is polled. */
    async findWithSources(conversionId: string) {
      const places = [keys.conversion(conversionId), keys.conversionSources(conversionId)];
      const [item, list] = await table.getEach(places);
      return item && { conversion: conversionSchema.parse(item), ...readSources(list) };
    },
  };
}

const readSources = (item: Item | undefined): SourceList => sourceListSchema.parse(item ?? { sources: [] });

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
