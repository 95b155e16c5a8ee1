import type { BrandId } from '#shared/brands/platforms.ts';
import type { QueryCounter } from '../chat/ports.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { StoredForm, SubmissionHead } from '../forms/form.ts';
import type { Activity } from './activity.ts';
import type { DemoCounts } from './demo-counts.ts';
import type { DayOfQueries } from './merge-queries.ts';

/** Visitor activity on all assistants of a brand. The read cost depends only on the number of days. */
export type BrandHourStore = {
  /** Hourly, `2026-11-25T13` (UTC); hours without counts are left out. */
  read(brandId: BrandId, from: string, to: string): Promise<Map<string, Activity>>;
};

/** Opening questions of a brand's conversations. */
export type QueryStore = QueryCounter & {
  /** The most frequent ones per day. */
  readTop(brandId: BrandId, from: string, to: string): Promise<DayOfQueries[]>;
};

/** Daily visits to the trial form, `2026-11-25`. */
export type DemoCountStore = {
  read(brandId: BrandId, from: string, to: string): Promise<Map<string, DemoCounts>>;
};

/** A form with its counts; `position` sorts by creation time. */
export type FormListing = Pick<
  StoredForm,
  'formId' | 'conversionId' | 'brandId' | 'name' | 'type' | 'createdAt'
> & {
  position: string;
  views: number;
  submissions: number;
};

/** Forms of all customers of a brand, newest first. */
export type FormListStore = {
  listNewest(brandId: BrandId, before: string | undefined, limit: number): Promise<FormListing[]>;
  listRecent(brandId: BrandId, limit: number): Promise<SubmissionHead[]>;
};

/** Dependencies of staff analytics. */
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
