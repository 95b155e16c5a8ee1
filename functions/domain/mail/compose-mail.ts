import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { cutAtWord } from './cut-at-word.ts';
import { defangLinks, leaveOutLinks } from './defang-links.ts';
import { layOutMail, type MailLink, type MailList, nameSender } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailType, MailTypeThat } from './mail-types.ts';
import { writeName } from './write-name.ts';

type Letter = {
  type: MailType;
  mailId: string;
  /** Absent for account mails, which can't be unsubscribed from. */
  kind?: MailKind | undefined;
  to: string;
  replyTo?: string | undefined;
  /** Of the website whose assistant it is about. */
  readHost?: string | undefined;
  brand: Brand;
  /** The organisation in place of the brand, where its owner leaves out who made the assistant. */
  sender?: string | undefined;
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

/**
 * Renders a letter as text and HTML. All user input is escaped; headers contain no line breaks. What its type says of
 * words and unconfirmed addresses is kept by `composeWordyMail` and `deliverMail`.
 */
export function composeMail(letter: Letter & { type: MailTypeThat<'same' | 'waits' | 'answered'> }): Mail {
  return render(letter);
}

type Names = {
  name: string;
  company: string;
  /** False in the mail for an address that has not confirmed: it carries no words but ours. */
  isConfirmed: boolean;
};

/**
 * Composes a letter that carries words of others, and beside it the one without for an address that has not confirmed.
 * `said` are the names as typed. An address that has not confirmed reads `readHost` instead, the host of a website
 * that was really read, or `nobody`; but the name as typed where somebody `isPaying`, who knows it from the invoice.
 * Where the organisation `hidesMaker`, it is the sender by the same names.
 */
export function composeWordyMail(
  said: {
    name?: string;
    company?: string;
    nobody?: string;
    readHost?: string | undefined;
    isPaying?: boolean;
    hidesMaker?: boolean;
  },
  write: (names: Names) => Letter & { type: MailTypeThat<'wordless'> },
): Mail {
  const { name = '', company = '', nobody = unnamedCompany, readHost, isPaying, hidesMaker } = said;
  const named = quoteName(company, nobody);
  const sentBy = (sender: string | undefined, names: Names) =>
    render({ ...write(names), ...(hidesMaker && { sender }) });
  const full = sentBy(quoteName(company, readHost ?? ''), {
    ...{ name: quoteName(name, 'there'), company: named, isConfirmed: true },
  });
  const { subject, text, html, from } = sentBy(readHost, {
    ...{ name: '', company: isPaying ? named : (readHost ?? nobody), isConfirmed: false },
  });
  return { ...full, wordless: { subject, text, html, ...(from !== full.from && { from }) } };
}

const longestSubject = 200;
/** Lists of mails show about as much beside the subject. */
const longestPreheader = 110;
/** Commercial mail needs one: 15 U.S.C. § 7704(a)(5). */
const postalAddress = [company.name, ...company.addressLines].join(', ');

function render(letter: Letter): Mail {
  const {
    type,
    mailId,
    kind,
    to,
    replyTo,
    brand,
    subject,
    paragraphs,
    lists = [],
    action,
    links = [],
    sender,
  } = letter;
  const greeting = greetingOf(letter);
  const code = letter.code?.split('\n').map(cleanLine).join('\n');
  const lines = [
    oneLine(greeting),
    ...paragraphs.map(oneLine),
    ...lists.map(renderListText),
    ...(code ? [code] : []),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label}: ${url}`),
    `${nameSender({ brand, sender })}\n${postalAddress}`,
  ];
  return {
    mailId,
    type,
    ...(kind && { kind }),
    brandId: brand.id,
    to: oneLine(to),
    ...(replyTo && { replyTo: oneLine(replyTo) }),
    ...(letter.readHost && { readHost: letter.readHost }),
    from: `${sender ? writeName(sender) : brand.name} <${brand.contact.email}>`,
    subject: cutAtWord(oneLine(subject), longestSubject),
    text: lines.join('\n\n'),
    html: layOutMail({
      ...{ brand, sender, subject, greeting, paragraphs, lists, code, action, links, postalAddress },
      preheader: cutAtWord(oneLine(paragraphs[0] ?? ''), longestPreheader),
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

function greetingOf({ greeting, greetingName = '' }: Letter): string {
  return greeting ?? `${['Hello', greetingName].filter(Boolean).join(' ')},`;
}

/** A text as it stands in one line of a mail. */
export const oneLine = (text: string): string => cleanLine(text).trim();

const cleanLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');

const unnamedCompany = 'your organization';
const quotedNameLimit = 80;
const ownNames: ReadonlySet<string> = new Set(Object.values(brands).map(({ name }) => name));

/**
 * A typed name as quoted in mails: short and without addresses, so that strangers can't advertise through us.
 */
export function quoteName(name: string, otherwise = unnamedCompany): string {
  if (ownNames.has(name)) return name;
  return cutAtWord(leaveOutLinks(oneLine(name)), quotedNameLimit) || otherwise;
}

const quotedTextLimit = 160;

/** The beginning of a stranger's text, without links to follow. */
export function quoteText(text: string): string {
  const plain = defangLinks(oneLine(text));
  return cutAtWord(plain, quotedTextLimit) || '…';
}
