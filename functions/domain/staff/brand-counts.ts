import * as z from 'zod';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type Cents, cents, centsSchema } from '#shared/domain/money.ts';

const count = z.number().default(0);

/** What visitors of a brand's assistants did since it began. */
export const chatTotalsSchema = z.object({
  visitors: count,
  conversations: count,
  questions: count,
  answered: count,
  rated: count,
  helpful: count,
});
export type ChatTotals = z.infer<typeof chatTotalsSchema>;

/** What was sold since it began. `paid`: customers who are on a plan now; `customers`: all who ever were. */
export const salesTotalsSchema = z.object({
  trials: count,
  customers: count,
  paid: count,
  revenueCents: centsSchema.default(cents(0)),
});
export type SalesTotals = z.infer<typeof salesTotalsSchema>;

/** A month by its days, the first one first; and what is counted by the month alone. */
export type BrandMonth = {
  visitors: number[];
  /** What was paid on each day, less what was paid back of it since. */
  revenueCents: Cents[];
  /** Running trials by the day on which they end. */
  trialEnds: number[];
  cancellations: number;
  lostCents: Cents;
};

export type BrandCounts = {
  totals: ChatTotals & SalesTotals;
  /** By month, `YYYY-MM`. */
  months: ReadonlyMap<string, BrandMonth>;
};

/** What a change of sales adds to the counts of a brand. */
export type SalesChange = {
  totals?: Partial<SalesTotals>;
  /** Of the month of `at`. */
  month?: Partial<Pick<BrandMonth, 'cancellations' | 'lostCents'>>;
  revenueCents?: Cents;
  at: Date;
  /** Trials that end on a day, more or fewer. */
  trialEnds?: readonly { endsAt: string; change: 1 | -1 }[];
};

/** Where the counts of brands are read; it costs the same however many customers there are. */
export type BrandCountStore = {
  read(brandIds: readonly BrandId[], months: readonly string[]): Promise<Map<BrandId, BrandCounts>>;
};
