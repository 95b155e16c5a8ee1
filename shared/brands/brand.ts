import * as z from 'zod';
import { brandDetailsSchema } from './brand-details.ts';
import { brandIdSchema } from './platforms.ts';

/** A brand. Code reads its fields and never compares ids. */
export const brandSchema = brandDetailsSchema.extend({
  id: brandIdSchema,
  token: z.string().regex(/^[a-z]+$/),
  paths: z.array(z.string()).min(1).readonly(),
});
export type Brand = z.infer<typeof brandSchema>;
