import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';

/** A school that pays by invoice. Goes with its account. */
export const schoolSchema = z.object({
  organisationId: z.string(),
  brandId: brandIdSchema,
  /** The date of the order: the fiscal year is invoiced from its month on. */
  orderedAt: z.string(),
  /** The organisation whose billing account pays instead, such as a district. */
  payerId: z.string().optional(),
  purchaseOrderNumber: z.string(),
  /** Where invoices go: the school, or the district that pays for it. */
  billingName: z.string(),
  billingAddress: z.string(),
  /** Empty is the owner's. */
  billingEmail: z.string(),
});
export type School = z.infer<typeof schoolSchema>;
