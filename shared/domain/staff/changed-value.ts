import * as z from 'zod';

const changedFields = ['name', 'email', 'phone', 'website', 'trialEndsAt'] as const;

/** A field of a customer before and after a change by staff; empty for none. */
export const changedValueSchema = z.object({
  field: z.enum(changedFields),
  from: z.string(),
  to: z.string(),
});
export type ChangedValue = z.infer<typeof changedValueSchema>;
