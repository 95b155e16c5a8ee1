import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { cents, centsSchema } from '../billing/money.ts';
import { planIds } from '../billing/plan-ids.ts';

/** Page size of the staff dashboard's lists and searches. */
export const staffPageSize = 25;

export const customerKinds = ['trial', 'customer'] as const;
/**
 * A customer is on trial until the first charge, or until staff set a plan; afterwards they stay a customer, cancelled
 * or not.
 */
export type CustomerKind = (typeof customerKinds)[number];

export const trialStatuses = ['active', 'expired', 'converted'] as const;
export const customerStatuses = ['active', 'past_due', 'cancelled'] as const;

/** Statuses that a list can be narrowed to: a converted trial is a customer. */
export const shownStatuses = ['active', 'expired', 'past_due', 'cancelled'] as const;
export type ShownStatus = (typeof shownStatuses)[number];
/** Also those whose assistant could not be built, whatever their status. */
export const customerFilters = [...shownStatuses, 'failed'] as const;
export type CustomerFilterName = (typeof customerFilters)[number];

/** Columns that a list can be sorted by; `started` is the signup, `ends` the end of a trial. */
export const customerSorts = [
  ...(['started', 'name', 'organisation', 'domain', 'website', 'plan'] as const),
  ...(['status', 'ends', 'revenue'] as const),
] as const;
export type CustomerSort = (typeof customerSorts)[number];
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

const listedSchema = z.object({
  /** The organisation's id. */
  id: z.string(),
  name: z.string(),
  organisation: z.string(),
  email: z.string(),
  /** An address that is to replace it, and has yet to confirm. */
  pendingEmail: z.string().nullable().default(null),
  phone: z.string(),
  /** In brand spelling: `EdGPT.ai`. */
  domain: z.string(),
  brandId: brandIdSchema,
  website: z.string(),
  conversionId: z.string(),
  /** In searches: the assistant could not be built. */
  hasFailed: z.boolean().optional(),
  /** In searches: the address has yet to confirm, and mails to it wait. */
  isUnconfirmed: z.boolean().optional(),
  startDate: z.string(),
  /** Changes with every update; an edit names the version it started from. */
  version: z.number().int(),
});

/** A row of the trial users: document 2 section 3. */
export const trialUserSchema = listedSchema.extend({
  kind: z.literal('trial'),
  status: z.enum(trialStatuses),
  endDate: z.string(),
  /** Begins when the trial ends, if a card was entered before; otherwise `trial`. */
  plan: z.enum(planIds),
});
export type TrialUser = z.infer<typeof trialUserSchema>;

/** A row of the customers: document 2 section 3. */
export const customerUserSchema = listedSchema.extend({
  kind: z.literal('customer'),
  status: z.enum(customerStatuses),
  plan: z.enum(planIds),
  /** All payments without tax and refunds, in cents, and the tax beside them. */
  revenue: centsSchema,
  tax: centsSchema.default(cents(0)),
  /** False in searches for who has a plan and neither paid nor got an invoice. */
  isBilled: z.boolean().optional(),
});
export type CustomerUser = z.infer<typeof customerUserSchema>;

export const listedUserSchema = z.discriminatedUnion('kind', [trialUserSchema, customerUserSchema]);
export type ListedUser = z.infer<typeof listedUserSchema>;

/** Sums over all customers that a search found, not only those of its page. */
export const customerTotalsSchema = z.object({
  customers: z.number().int(),
  statuses: z.record(z.enum(shownStatuses), z.number().int()),
  /** Of any status. */
  failed: z.number().int().default(0),
  revenue: centsSchema,
  tax: centsSchema.default(cents(0)),
});
export type CustomerTotals = z.infer<typeof customerTotalsSchema>;
