import * as z from 'zod';

/** How many people an owner may invite. */
export const memberLimit = 20;

/** Somebody whom the owner of an organisation lets in, as the owner lists them. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive']),
  /** Has not chosen a password yet. */
  isInvited: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;
