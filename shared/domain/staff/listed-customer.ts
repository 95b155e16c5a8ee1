import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { centsSchema } from '../money.ts';
import { planIds } from '../plan-ids.ts';

/** Rows of one list of the staff's dashboard, and of one page of a search. */
export const staffPageSize = 25;

export const customerKinds = ['trial', 'customer'] as const;
/** Who never was on a plan is on trial; who was once stays a customer, cancelled or not. */
export type CustomerKind = (typeof customerKinds)[number];

export const trialStatuses = ['active', 'expired', 'converted'] as const;
export const customerStatuses = ['active', 'past_due', 'cancelled'] as const;

const listedSchema = z.object({
  /** Of the organisation. */
  id: z.string(),
  name: z.string(),
  organisation: z.string(),
  email: z.string(),
  phone: z.string(),
  /** As it is written: `EdGPT.ai`. */
  domain: z.string(),
  brandId: brandIdSchema,
  website: z.string(),
  conversionId: z.string(),
  startDate: z.string(),
  /** Changes with every change: an edit names the one it began from. */
  version: z.number().int(),
});

/** A row of the trial users: document 2 section 3. */
export const trialUserSchema = listedSchema.extend({
  kind: z.literal('trial'),
  status: z.enum(trialStatuses),
  endDate: z.string(),
});
export type TrialUser = z.infer<typeof trialUserSchema>;

/** A row of the customers: document 2 section 3. */
export const customerUserSchema = listedSchema.extend({
  kind: z.literal('customer'),
  status: z.enum(customerStatuses),
  plan: z.enum(planIds),
  /** All payments less refunds, in cents. */
  revenue: centsSchema,
});
export type CustomerUser = z.infer<typeof customerUserSchema>;

export const listedUserSchema = z.discriminatedUnion('kind', [trialUserSchema, customerUserSchema]);
export type ListedUser = z.infer<typeof listedUserSchema>;
