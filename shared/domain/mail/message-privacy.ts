import * as z from 'zod';

/** Days after which conversations and messages are erased; 0 keeps them until somebody deletes them. */
export const keptDaysChoices = [0, 30, 90, 180, 365, 1095] as const;

/** How confidential visitors' words are. */
export const messagePrivacySchema = z.object({
  /** Emails say that a message waits and link to the inbox, without a word of it or of its sender. */
  notifyOnly: z.boolean().default(false),
  keptDays: z.literal(keptDaysChoices).default(0),
});
export type MessagePrivacy = z.infer<typeof messagePrivacySchema>;
