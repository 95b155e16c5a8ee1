import { splitLines } from './split-lines.ts';
import { defineSettingsForm } from './use-settings-form.tsx';

/** Who owns the assistant, and where it is found. */
export const organizationForm = defineSettingsForm({
  section: 'organization',
  labels: {
    adminName: 'Administrator name',
    email: 'Contact email',
    phone: 'Phone',
    schoolName: 'Organization',
    address: 'Address',
    website: 'Website',
    siteUrl: 'Site URL',
    customDomain: 'Custom domain',
  },
  read: ({ account, siteUrl, customDomain }) => ({ ...account, siteUrl, customDomain }),
  write: (settings, { siteUrl, customDomain, ...account }) => ({
    ...settings,
    account,
    siteUrl,
    customDomain,
  }),
});

/** What visitors see, and how answers are made. */
export const assistantForm = defineSettingsForm({
  section: 'assistant',
  labels: {
    siteName: 'Site name',
    greeting: 'Greeting',
    questions: 'Suggested questions',
    brandColor: 'Color',
    logoUrl: 'Logo',
    hidesMaker: 'Leave out who made it',
    readsWithModel: 'Answers from a language model',
    approvesChanges: 'Ask me before prices, dates and people change',
  },
  emptyWord: 'What we found',
  read: ({ siteName, readsWithModel, approvesChanges, appearance: { suggestedQuestions, ...look } }) => ({
    siteName,
    ...look,
    questions: suggestedQuestions.join('\n'),
    readsWithModel,
    approvesChanges,
  }),
  write: (settings, { siteName, readsWithModel, approvesChanges, questions, ...look }) => ({
    ...settings,
    siteName,
    readsWithModel,
    approvesChanges,
    appearance: { ...look, suggestedQuestions: splitLines(questions) },
  }),
});

/** Who is told of visitors' messages, and where visitors reply to answers. */
export const messagesForm = defineSettingsForm({
  section: 'messages',
  labels: {
    recipients: 'Send new messages to',
    replyTo: 'Replies go to',
    notifyOnly: 'Leave the message out of the email',
    keptDays: 'Keep conversations and messages',
  },
  emptyWord: 'The standard',
  read: ({ messageMails: { recipients, ...mails } }) => ({ ...mails, recipients: recipients.join('\n') }),
  write: (settings, { replyTo, recipients, ...privacy }) => ({
    ...settings,
    messageMails: { replyTo: replyTo.trim(), recipients: splitLines(recipients), ...privacy },
  }),
});
