import type { Brand } from '#shared/brands/brand.ts';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

/** Part of a list item; with a URL it is a link. */
export type MailText = { text: string; url?: string | null };
export type MailList = { title: string; items: MailText[][] };

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
  action?: { label: string; url: string };
};

/** Renders a letter as text and HTML. All user input is escaped; headers contain no line breaks. */
export function composeMail(letter: Letter): Mail {
  const { mailId, kind, to, replyTo, brand, subject, paragraphs, lists = [], action } = letter;
  const lines = [
    oneLine(greetingOf(letter)),
    ...paragraphs.map(oneLine),
    ...lists.map(renderListText),
    ...(action ? [`${action.label}: ${action.url}`] : []),
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
    html: layOutHtml(letter),
  };
}

function renderListText({ title, items }: MailList): string {
  const lines = items.map((item) =>
    item.map(({ text, url }) => (url ? `${oneLine(text)} <${oneLine(url)}>` : oneLine(text))).join(' '),
  );
  return [oneLine(title), ...lines.map((line) => `- ${line}`)].join('\n');
}

function layOutList({ title, items }: MailList): string {
  const lines = items.map((item) =>
    item
      .map(({ text, url }) =>
        url ? `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>` : escapeHtml(text),
      )
      .join(' '),
  );
  return `<p>${escapeHtml(title)}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function greetingOf({ greeting, greetingName = 'there' }: Letter): string {
  return greeting ?? `Hello ${greetingName},`;
}

function layOutHtml(letter: Letter): string {
  const { brand, paragraphs, lists = [], action, language = { tag: 'en', direction: 'ltr' } } = letter;
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${brand.colors.primary};color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="${language.tag}" dir="${language.direction}"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f2937">`,
    `<p style="font-weight:600;color:${brand.colors.primary}">${escapeHtml(brand.name)}</p>`,
    `<p>${escapeHtml(greetingOf(letter))}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...lists.map(layOutList),
    button,
    `<p style="color:#6b7280;font-size:14px">${escapeHtml(brand.contact.email)} · ${escapeHtml(brand.contact.phone)}</p>`,
    '</body></html>',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
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
