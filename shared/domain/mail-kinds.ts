import * as z from 'zod';

/** Whether each kind is wanted. */
export const mailChoicesSchema = z.object({
  assistant: z.boolean(),
  questions: z.boolean(),
  forms: z.boolean(),
  weekly: z.boolean(),
  usage: z.boolean(),
  trial: z.boolean(),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** Mails to customers that they may do without. Those about the account itself (welcome, password, address, deletion) are none of these. */
export const mailKindSchema = mailChoicesSchema.keyof();
export type MailKind = z.infer<typeof mailKindSchema>;
export const mailKinds = mailKindSchema.options;

/** How the kinds are called, and what goes without them. */
export const mailKindTexts: Record<MailKind, { title: string; description: string }> = {
  assistant: {
    title: 'News of your assistant',
    description: 'It is ready, or your website could not be read.',
  },
  questions: {
    title: 'Questions for a person',
    description:
      'A visitor left a name and a contact, and waits for your reply. Without these mails, look at your chat history every day.',
  },
  forms: {
    title: 'Form submissions',
    description: 'A visitor sent a form in. Submissions are in your dashboard in any case.',
  },
  weekly: {
    title: 'Weekly summary',
    description: 'On Mondays: what visitors asked, and what your website did not answer.',
  },
  usage: {
    title: 'Usage',
    description: 'Most of the conversations of a month, or all of them, are used up.',
  },
  trial: {
    title: 'Reminders of the trial',
    description: 'Your trial ends in three days, tomorrow, or has ended.',
  },
};

/** Tells whether a text names a kind of mail. */
export function isMailKind(text: string | undefined): text is MailKind {
  return mailKindSchema.safeParse(text).success;
}
