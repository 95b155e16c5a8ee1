import * as z from 'zod';

/** Whether an address gets mails of each kind. */
export const mailChoicesSchema = z.object({
  assistant: z.boolean(),
  questions: z.boolean(),
  forms: z.boolean(),
  weekly: z.boolean(),
  usage: z.boolean(),
  trial: z.boolean(),
  records: z.boolean().default(false),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/**
 * Optional mails to customers. Account mails (welcome, password, address, deletion) can't be switched off.
 */
export const mailKindSchema = mailChoicesSchema.keyof();
export type MailKind = z.infer<typeof mailKindSchema>;
export const mailKinds = mailKindSchema.options;

/** Sent only to who asks for them: the weekly summary has a code of the answer record too. */
export const askedForKinds: readonly MailKind[] = ['records'];

/** Tells whether a text names a kind of mail. */
export function isMailKind(text: string | undefined): text is MailKind {
  return mailKindSchema.safeParse(text).success;
}
