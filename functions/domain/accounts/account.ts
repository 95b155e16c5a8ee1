import * as z from 'zod';
import { brandIdSchema } from '#shared/domain/platforms.ts';

const contactSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** A person who may sign in. The password is only stored as its hash. */
export const userSchema = z.object({
  userId: z.string(),
  organisationId: z.string(),
  brandId: brandIdSchema,
  role: z.literal('owner'),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** A customer: the school, firm or business behind an account. */
export const organisationSchema = z.object({
  organisationId: z.string(),
  brandId: brandIdSchema,
  name: z.string(),
  website: z.string().nullable(),
  address: z.string(),
  phone: z.string(),
  institutionType: z.string(),
  businessDescription: z.string(),
  /** Told of inquiries beside the owner: at most two. */
  additionalContacts: z.array(contactSchema),
  trialEndsAt: z.string(),
  createdAt: z.string(),
});
export type Organisation = z.infer<typeof organisationSchema>;
