import type { Brand } from '#shared/brands/brand.ts';
import type { Cents } from '#shared/domain/billing/money.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { promiseCredit } from '../mail/promise-credit.ts';
import { strangersLimit } from './limit-password-guesses.ts';
import { confirmationDays, resetMinutes } from './one-use-token.ts';

type Recipient = { name: string; email: string };
type Link = { mailId: string; url: string };

/** Sent on a password reset request. */
export function composeResetMail(brand: Brand, { name, email }: Recipient, { mailId, url }: Link): Mail {
  return composeWordyMail({ name }, (names) => ({
    type: 'reset-password',
    mailId,
    to: email,
    brand,
    subject: `Choose a new password for ${brand.name}`,
    greetingName: names.name,
    paragraphs: [
      'Someone, hopefully you, asked for a new password for this account.',
      `The link below works once and for ${resetMinutes} minutes. If it was not you, ignore this mail: nothing has changed.`,
    ],
    action: { label: 'Choose a new password', url },
  }));
}

/** Sent when someone requests the confirmation link again. */
export function composeConfirmationMail(
  brand: Brand,
  { name, email }: Recipient,
  { mailId, url }: Link,
): Mail {
  return composeWordyMail({ name }, (names) => ({
    type: 'confirm-address',
    mailId,
    to: email,
    brand,
    subject: `Please confirm your email address for ${brand.name}`,
    greetingName: names.name,
    paragraphs: [
      `The link below confirms that this address is yours. It works for ${confirmationDays} days.`,
    ],
    action: { label: 'Confirm my email address', url },
  }));
}

/** The end of an account, or of an organisation whose owner stays in others. */
type Ending = Link & { day: string; creditCents: Cents; organisation?: string | undefined };

/** Sent when a deletion is scheduled. */
export function composeDeletionMail(
  brand: Brand,
  { name, email }: Recipient,
  { mailId, url, day, creditCents, organisation }: Ending,
): Mail {
  const isAccount = organisation === undefined;
  return composeWordyMail({ name, ...(organisation && { company: organisation }) }, (names) => {
    const what = isAccount ? 'your account' : names.company;
    return {
      type: 'account-deletion',
      mailId,
      to: email,
      brand,
      subject: isAccount
        ? `Your ${brand.name} account will be deleted on ${day}`
        : `${names.company} will be deleted from your ${brand.name} account on ${day}`,
      greetingName: names.name,
      paragraphs: [
        `On ${day} we delete ${what} and everything it owns: assistants, documents, conversations and messages.`,
        `${isAccount ? 'Your' : 'Its'} assistants are closed from now on: visitors see how to reach you instead. A subscription ends with ${isAccount ? 'the account' : 'it'}.`,
        ...promiseCredit(creditCents),
        isAccount
          ? 'If you change your mind, or if it was not you, sign in before that day: this keeps everything, and your assistants answer again.'
          : 'If you change your mind, or if it was not you, keep it under Organizations before that day: its assistants answer again. Your other organizations stay as they are.',
      ],
      action: { label: isAccount ? 'Sign in and keep my account' : 'See my organizations', url },
    };
  });
}

const warningTexts = {
  'strangers-refused': {
    sayTopic: (name: string) => `Signing in from new devices is paused for your ${name} account`,
    paragraphs: [
      `Someone has entered a wrong password for this account ${strangersLimit} times, on devices that have never signed in to it.`,
      'We now refuse new devices for half an hour, and after more wrong passwords for longer, even with the right one. Devices that you have signed in with before still work.',
      'You need do nothing. To sign in on a new device at once, choose a new password through the link below: this ends the pause.',
    ],
  },
  'wrong-codes': {
    sayTopic: (name: string) => `Someone entered wrong codes for your ${name} account`,
    paragraphs: [
      'Someone has entered the right password for this account, and then five wrong codes. For up to 15 minutes we accept no further codes.',
      'If it was you, wait a moment and try again, or use one of your recovery codes.',
      'If it was not you, someone knows your password: choose a new one now, through the link below.',
    ],
  },
} as const;
/** Reasons to warn an owner; also the names of the security events in the log. */
export type Warning = keyof typeof warningTexts;

/** Sent when somebody guesses passwords or codes. */
export function composeWarningMail(
  brand: Brand,
  { name, email }: Recipient,
  warning: Warning,
  { mailId, url }: Link,
): Mail {
  const { sayTopic, paragraphs } = warningTexts[warning];
  return composeWordyMail({ name }, (names) => ({
    type: 'sign-in-warning',
    mailId,
    to: email,
    brand,
    subject: sayTopic(brand.name),
    greetingName: names.name,
    paragraphs: [...paragraphs],
    action: { label: 'Choose a new password', url },
  }));
}
