import * as z from 'zod';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type Cents, cents, centsSchema } from '#shared/domain/billing/money.ts';

const count = z.number().default(0);

/** All-time visitor activity on a brand's assistants. */
export const chatTotalsSchema = z.object({
  visitors: count,
  conversations: count,
  questions: count,
  answered: count,
  rated: count,
  helpful: count,
});
export type ChatTotals = z.infer<typeof chatTotalsSchema>;

/** All-time sales. `paid`: who has paid and is on a plan now; `customers`: everyone who ever paid. */
export const salesTotalsSchema = z.object({
  trials: count,
  customers: count,
  paid: count,
  ...{ revenueCents: centsSchema.default(cents(0)), taxCents: centsSchema.default(cents(0)) },
});
export type SalesTotals = z.infer<typeof salesTotalsSchema>;

/** Daily counts of a month, first day first, and monthly ones. */
export type BrandMonth = {
  visitors: number[];
  /** Revenue per day, without tax and later refunds. */
  revenueCents: Cents[];
  /** Running trials by their last day. */
  trialEnds: number[];
  cancellations: number;
  lostCents: Cents;
  taxCents: Cents;
};

export type BrandCounts = {
  totals: ChatTotals & SalesTotals;
  /** By month, `YYYY-MM`. */
  months: ReadonlyMap<string, BrandMonth>;
};

/** A sales change's effect on the counts of a brand. */
export type SalesChange = {
  totals?: Partial<SalesTotals>;
  /** Applies to the month of `at`. */
  month?: Partial<Pick<BrandMonth, 'cancellations' | 'lostCents'>>;
  revenueCents?: Cents;
  taxCents?: Cents;
  at: Date;
  /** Trials ending on a day, added or removed. */
  trialEnds?: readonly { endsAt: string; change: 1 | -1 }[] | undefined;
};

/** Reads the counts of brands; the cost doesn't depend on the number of customers. */
export type BrandCountStore = {
  read(brandIds: readonly BrandId[], months: readonly string[]): Promise<Map<BrandId, BrandCounts>>;
};
