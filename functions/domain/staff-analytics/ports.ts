import type { FormListStore } from '#functions/storage/dynamodb/forms/form-list-store.ts';
import type { DemoCountStore } from '#functions/storage/dynamodb/site/demo-count-store.ts';
import type { BrandHourStore } from '#functions/storage/dynamodb/staff/brand-hour-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { QueryCounter } from '../chat/ports.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { DayOfQueries } from './merge-queries.ts';

/** Opening questions of a brand's conversations. */
export type QueryStore = QueryCounter & {
  /** The most frequent ones per day. */
  readTop(brandId: BrandId, from: string, to: string): Promise<DayOfQueries[]>;
};

export type AnalyticsPorts = {
  brandHours: BrandHourStore;
  queries: Pick<QueryStore, 'readTop'>;
  now(): Date;
};

export type DemoAnalyticsPorts = { demoCounts: DemoCountStore; now(): Date };

export type StaffFormPorts = {
  brandHours: BrandHourStore;
  formLists: FormListStore;
  conversions: { find(conversionId: string): Promise<Pick<Conversion, 'companyName'> | undefined> };
  now(): Date;
};
