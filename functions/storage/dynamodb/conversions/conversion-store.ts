import {
  type Conversion,
  conversionSchema,
  sourceListSchema,
} from '#functions/domain/conversions/conversion.ts';
import type { ConversionStore } from '#functions/domain/conversions/ports.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';

/** Conversions in the table; how they move on is the step store's. */
export function openConversionStore(table: Table): ConversionStore {
  return {
    async find(conversionId) {
      const item = await table.get(keys.conversion(conversionId));
      return item && conversionSchema.parse(item);
    },
    async findSources(conversionId) {
      const item = await table.get(keys.conversionSources(conversionId));
      return item ? sourceListSchema.parse(item.sources) : [];
    },
  };
}

export const conversionDueKind = 'CONVERSION';
/** Partition of the due index with the failed conversions of a brand. */
export const failedList = (brandId: string) => `FAILED#${brandId}`;

/** The item of a conversion that begins: due at once, so that a lost message is sent again. */
export function conversionItem(conversion: Conversion): Item {
  return {
    ...keys.conversion(conversion.conversionId),
    dueKind: conversionDueKind,
    dueAt: conversion.createdAt,
    ...conversion,
  };
}
