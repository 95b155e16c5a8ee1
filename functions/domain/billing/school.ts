import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';

/** A school that pays by invoice. Erased with its account. */
export const schoolSchema = z.object({
  organisationId: z.string(),
  brandId: brandIdSchema,
  /** Enrollment, which is when paid use begins: the fiscal year is invoiced from its month. */
  orderedAt: z.string(),
  /** The organisation that pays instead, such as a district. */
  payerId: z.string().optional(),
  purchaseOrderNumber: z.string(),
  /** Invoice recipient: the school, or the district that pays for it. */
  billingName: z.string(),
  billingAddress: z.string(),
  /** Empty means the owner's address. */
  billingEmail: z.string(),
});
export type School = z.infer<typeof schoolSchema>;
