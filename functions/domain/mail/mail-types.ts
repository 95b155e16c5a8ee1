import type { MailRule } from './mail-rule.ts';

/** Of an account: only its owner, or whoever types its address, causes it, and it must arrive. */
const account = { goesTo: 'owner', words: ['owner'], unconfirmed: 'wordless', isCounted: false } as const;
/** About an assistant, to whoever signed up. */
const news = { goesTo: 'owner', words: ['owner'], unconfirmed: 'wordless', isCounted: true } as const;

/**
 * Every mail that the product sends: who can cause it, to whom it goes, whose words it carries, and what is done before
 * its address has confirmed once. `mail-types.test.ts` composes each with planted words.
 */
export const mailTypes = {
  // Accounts
  welcome: { ...news, causedBy: 'anyone', words: [], unconfirmed: 'same' },
  'confirm-address': { ...account, causedBy: 'customer' },
  'reset-password': { ...account, causedBy: 'anyone' },
  'sign-in-warning': { ...account, causedBy: 'anyone' },
  'sign-in-changed': { ...account, causedBy: 'customer' },
  'account-deletion': { ...account, causedBy: 'customer' },
  'confirm-new-address': { ...account, causedBy: 'customer', words: [], unconfirmed: 'same' },
  'address-held': { ...account, causedBy: 'customer' },
  'address-change-asked': { ...account, causedBy: 'staff' },
  'address-changed': { ...account, causedBy: 'staff' },
  'address-welcome': { ...account, causedBy: 'staff', words: [], unconfirmed: 'same' },
  'member-invitation': {
    ...{ causedBy: 'customer', goesTo: 'member', words: ['owner'] },
    ...{ unconfirmed: 'wordless', isCounted: true },
  },
  'staff-invitation': {
    ...{ causedBy: 'staff', goesTo: 'staff', words: ['staff'] },
    ...{ unconfirmed: 'same', isCounted: false },
  },
  /** The one plain mail that says what waits. There is one per address. */
  waiting: {
    ...{ causedBy: 'visitor', goesTo: 'contact', words: [] },
    ...{ unconfirmed: 'same', isCounted: 'put-off' },
  },

  // Assistants
  'assistant-ready': { ...news, causedBy: 'anyone', words: ['owner', 'website'] },
  'assistant-thin': { ...news, causedBy: 'anyone' },
  'assistant-failed': { ...news, causedBy: 'anyone' },
  'trial-notice': { ...news, causedBy: 'schedule' },
  usage: { ...news, causedBy: 'visitor' },
  'weekly-summary': { ...news, causedBy: 'schedule', words: ['owner', 'visitor'] },
  'quiet-week': { ...news, causedBy: 'schedule' },
  'staff-letter': {
    ...{ causedBy: 'staff', goesTo: 'owner', words: ['owner', 'staff'] },
    ...{ unconfirmed: 'waits', waiting: 'We have written you a letter.' },
  },
  /** The same, to the member of staff who tries it. */
  'letter-test': {
    ...{ causedBy: 'staff', goesTo: 'staff', words: ['owner', 'staff'] },
    ...{ unconfirmed: 'same', isCounted: false },
  },
  'answer-record': { ...news, causedBy: 'schedule' },
  'webhook-gone': { ...news, causedBy: 'customer' },
  'own-domain': { ...news, causedBy: 'customer' },
  'embed-code': {
    ...{ causedBy: 'customer', goesTo: 'webmaster', words: ['owner'] },
    ...{ unconfirmed: 'waits', waiting: 'The code of {assistant} is here for you.' },
  },

  // Visitors
  'handed-off': {
    ...{ causedBy: 'visitor', goesTo: 'contact', words: ['owner', 'visitor'] },
    ...{ unconfirmed: 'waits', waiting: 'A visitor of {website} left you a message.' },
  },
  'added-to-message': {
    ...{ causedBy: 'visitor', goesTo: 'contact', words: ['owner', 'visitor'] },
    ...{ unconfirmed: 'waits', waiting: 'A visitor of {website} left you a message.' },
  },
  'message-overdue': {
    ...{ causedBy: 'visitor', goesTo: 'contact', words: ['owner'] },
    ...{ unconfirmed: 'wordless', isCounted: true },
  },
  'message-answered': {
    ...{ causedBy: 'customer', goesTo: 'visitor', words: ['owner', 'visitor'] },
    ...{ unconfirmed: 'wordless', isCounted: true },
  },
  'form-submitted': {
    ...{ causedBy: 'visitor', goesTo: 'contact', words: ['owner', 'visitor'] },
    ...{ unconfirmed: 'waits', waiting: 'A visitor of {website} filled in a form for you.' },
  },
  'form-digest': {
    ...{ causedBy: 'visitor', goesTo: 'contact', words: ['owner'] },
    ...{ unconfirmed: 'waits', waiting: 'Visitors of {website} filled in a form for you.' },
  },
  'form-received': {
    ...{ causedBy: 'visitor', goesTo: 'visitor', words: ['owner'] },
    ...{ unconfirmed: 'wordless', isCounted: true },
  },
  transcript: {
    ...{ causedBy: 'visitor', goesTo: 'visitor', words: [] },
    ...{ unconfirmed: 'same', isCounted: true },
  },
  /** Received mails have limits of their own. */
  'mail-answer': {
    ...{ causedBy: 'visitor', goesTo: 'visitor', words: ['website', 'owner', 'visitor'] },
    unconfirmed: 'answered',
  },

  // Money
  'subscription-news': { ...account, causedBy: 'customer', namesPayer: true },
  /** By us, in the end of a plan that was not paid by card. */
  'plan-ended': { ...account, causedBy: 'staff', namesPayer: true },
  'order-received': { ...account, causedBy: 'customer' },
  'order-accepted': { ...account, causedBy: 'staff', namesPayer: true },
  'checkout-link': { ...account, causedBy: 'anyone' },
  'school-invoice': { ...account, causedBy: 'staff', namesPayer: true },
  receipt: { ...account, causedBy: 'customer', namesPayer: true },
  refund: { ...account, causedBy: 'staff', words: ['owner', 'staff'], namesPayer: true },

  // To ourselves
  'message-to-brand': {
    ...{ causedBy: 'anyone', goesTo: 'brand', words: ['visitor'] },
    ...{ unconfirmed: 'same', isCounted: false },
  },
  'self-test': {
    ...{ causedBy: 'staff', goesTo: 'staff', words: [] },
    ...{ unconfirmed: 'same', isCounted: false },
  },
} as const satisfies Record<string, MailRule>;

export type MailType = keyof typeof mailTypes;

/** The types with one of these treatments of unconfirmed addresses. */
export type MailTypeThat<Treatment extends MailRule['unconfirmed']> = {
  [Type in MailType]: (typeof mailTypes)[Type]['unconfirmed'] extends Treatment ? Type : never;
}[MailType];

const types: ReadonlySet<string> = new Set(Object.keys(mailTypes));

export const isMailType = (text: unknown): text is MailType => typeof text === 'string' && types.has(text);

/** The rule of a type, in its general shape. */
export const findMailRule = (type: MailType): MailRule => mailTypes[type];
