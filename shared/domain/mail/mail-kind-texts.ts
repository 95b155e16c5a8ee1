import type { MailKind } from './mail-kinds.ts';

/** Titles of the mail kinds, and what is missed without them. */
export const mailKindTexts: Record<MailKind, { title: string; description: string }> = {
  assistant: {
    title: 'News about your assistant',
    description:
      'It is ready, your website could not be read, a webhook of yours was switched off, or there is something new for it.',
  },
  questions: {
    title: 'Questions for a person',
    description:
      'A visitor left a name and a contact, and waits for your reply. Without these emails, look at your inbox every day.',
  },
  forms: {
    title: 'Form submissions',
    description: 'A visitor submitted a form. Submissions are in your dashboard in any case.',
  },
  weekly: {
    title: 'Weekly summary',
    description:
      'On Mondays: what visitors asked, what your website did not answer, what changed on it, and the code of your answer record.',
  },
  usage: { title: 'Usage', description: 'You have used most of a month’s conversations, or all of them.' },
  trial: { title: 'Trial reminders', description: 'Your trial ends in three days, tomorrow, or has ended.' },
  records: {
    title: 'Answer record, every day',
    description:
      'The day after visitors asked: a code that changes if anybody, we too, changes an answer of that day. The weekly summary has one in any case. Keep these emails: you can compare them later with what we stored.',
  },
};
