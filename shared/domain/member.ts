import * as z from 'zod';

/** Maximum number of members an owner may invite. */
export const memberLimit = 20;

/** A member of an organisation, as the owner sees it. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive']),
  /** Has not chosen a password yet. */
  isInvited: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;
