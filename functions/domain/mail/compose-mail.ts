import type { Brand } from '#shared/brands/brand.ts';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { layOutMail, type MailLink, type MailList } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';

type Letter = {
  mailId: string;
  /** Absent for account mails, which can't be unsubscribed from. */
  kind?: MailKind | undefined;
  to: string;
  replyTo?: string | undefined;
  brand: Brand;
  subject: string;
  /** Name in the greeting, or the whole greeting. */
  greetingName?: string;
  greeting?: string;
  /** Language of the mail; defaults to English. */
  language?: { tag: string; direction: 'ltr' | 'rtl' };
  paragraphs: string[];
  lists?: MailList[];
  /** Lines that the recipient copies. */
  code?: string;
  action?: MailLink;
  /** Other places to go, below the button. */
  links?: MailLink[];
};

/** Renders a letter as text and HTML. All user input is escaped; headers contain no line breaks. */
export function composeMail(letter: Letter): Mail {
  const { mailId, kind, to, replyTo, brand, subject, paragraphs, lists = [], action, links = [] } = letter;
  const greeting = greetingOf(letter);
  const code = letter.code?.split('\n').map(cleanLine).join('\n');
  const lines = [
    oneLine(greeting),
    ...paragraphs.map(oneLine),
    ...lists.map(renderListText),
    ...(code ? [code] : []),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label}: ${url}`),
    `${brand.name} · ${brand.contact.email} · ${brand.contact.phone}`,
  ];
  return {
    mailId,
    ...(kind && { kind }),
    brandId: brand.id,
    to: oneLine(to),
    ...(replyTo && { replyTo: oneLine(replyTo) }),
    from: `${brand.name} <${brand.contact.email}>`,
    subject: oneLine(subject).slice(0, 200),
    text: lines.join('\n\n'),
    html: layOutMail({
      ...{ brand, subject, greeting, paragraphs, lists, code, action, links },
      language: letter.language ?? { tag: 'en', direction: 'ltr' },
    }),
  };
}

function renderListText({ title, items }: MailList): string {
  const lines = items.map((item) =>
    item.map(({ text, url }) => (url ? `${oneLine(text)} <${oneLine(url)}>` : oneLine(text))).join(' '),
  );
  return [oneLine(title), ...lines.map((line) => `- ${line}`)].join('\n');
}

function greetingOf({ greeting, greetingName = 'there' }: Letter): string {
  return greeting ?? `Hello ${greetingName},`;
}

/** A text as it stands in one line of a mail. */
export function oneLine(text: string): string {
  return cleanLine(text).trim();
}

function cleanLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

const quotedNameLimit = 80;

/**
 * A typed name as quoted in mails: short and without addresses, so that strangers can't advertise through us.
 */
export function quoteName(name: string): string {
  return leaveOutAddresses(name).slice(0, quotedNameLimit) || 'your organisation';
}

const quotedTextLimit = 160;

/** A visitor's sentence, under the same rule. */
export function quoteText(text: string): string {
  const plain = leaveOutAddresses(text);
  return plain.length > quotedTextLimit ? `${plain.slice(0, quotedTextLimit)}…` : plain || '…';
}

function leaveOutAddresses(text: string): string {
  return oneLine(text)
    .replace(/\S*(?::\/\/|www\.|\.\w{2,}\/)\S*/gi, '')
    .trim();
}
