import * as z from 'zod';
import { brandIdSchema } from '../brands/platforms.ts';
import { criticalSystemKeySchema } from './critical-systems.ts';
import { planIds } from './plan-ids.ts';

const planSchema = z.enum(planIds);

/** A staff action kept for the audit log. */
export const staffActionDetailsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-in'), device: z.string() }),
  z.object({
    kind: z.literal('plan-set'),
    organisationId: z.string(),
    /** The brand whose plan names apply; absent in older entries. */
    brandId: brandIdSchema.optional(),
    from: planSchema,
    to: planSchema,
  }),
  /** `subject`: id of the assistant or form. */
  z.object({ kind: z.literal('customer-seen'), subject: z.string() }),
  /** `what`: the summary of the call. */
  z.object({ kind: z.literal('customer-changed'), subject: z.string(), what: z.string() }),
  z.object({ kind: z.literal('customer-removed'), organisationId: z.string() }),
  /** `subject`: id of the sub-admin. */
  z.object({
    kind: z.literal('staff-changed'),
    subject: z.string(),
    to: z.enum(['invited', 'active', 'inactive', 'renamed', 'removed', 'signed-out']),
  }),
  z.object({
    kind: z.literal('system-fixed'),
    systemKey: criticalSystemKeySchema,
    repairs: z.number().int(),
  }),
]);
export type StaffActionDetails = z.infer<typeof staffActionDetailsSchema>;
