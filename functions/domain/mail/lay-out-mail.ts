import type { Brand } from '#shared/brands/brand.ts';
import { escapeHtml } from './escape-html.ts';

/** Part of a list item; with a URL it is a link. */
export type MailText = { text: string; url?: string | null };
export type MailList = { title: string; items: MailText[][] };
export type MailLink = { label: string; url: string };

/** Who a mail says that it comes from: the brand, or the organisation that leaves out who made its assistant. */
type Sender = { brand: Brand; sender?: string | undefined };

type Layout = Sender & {
  subject: string;
  /** What lists of mails show beside the subject. */
  preheader: string;
  greeting: string;
  language: { tag: string; direction: 'ltr' | 'rtl' };
  paragraphs: string[];
  lists: MailList[];
  code?: string | undefined;
  action?: MailLink | undefined;
  links: MailLink[];
  postalAddress: string;
};

/** Where later lines of the footer go. */
export const mailFooterEnd = '<!-- end of the footer -->';

/** Of texts, and of what a brand's color fills where none is named. */
const ink = '#1f2937';
const fontNames = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const font = `font-family:${fontNames}`;
const textStyle = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${ink}`;
const linkStyle = `color:${ink};text-decoration:underline`;
export const mailFooterStyle = `margin:0 0 8px;${font};font-size:14px;line-height:20px;color:#5b6472`;

/** Clients without dark mode ignore this; the others get colours that we have chosen ourselves. */
const darkStyle = `@media (prefers-color-scheme:dark){.page{background:#111827!important}.card{background:#1f2937!important}.text,.text a{color:#f3f4f6!important}.note,.note a{color:#c3c9d2!important}.name{color:#f3f4f6!important}.button{border:1px solid #f3f4f6!important}}`;

/** Lays a letter out as tables with inline styles, as mail clients need them. All of its texts are escaped. */
export function layOutMail({
  brand,
  sender,
  subject,
  preheader,
  greeting,
  language,
  paragraphs,
  lists,
  code,
  action,
  links,
  postalAddress,
}: Layout): string {
  const primary = sender ? ink : brand.colors.primary;
  return [
    `<!doctype html><html lang="${language.tag}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>`,
    '<body class="page" style="margin:0;padding:0;background:#f3f4f6">',
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}</div>`,
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-radius:8px">',
    `<tr><td style="height:6px;line-height:6px;font-size:0;background:${primary};border-radius:8px 8px 0 0">&nbsp;</td></tr>`,
    '<tr><td style="padding:28px 28px 12px">',
    layOutMark({ brand, sender }),
    ...[greeting, ...paragraphs].map(layOutParagraph),
    ...lists.map(layOutList),
    ...(code ? [layOutCode(code)] : []),
    ...(action ? [layOutButton(action, primary)] : []),
    ...(links.length > 0 ? [layOutLinks(links)] : []),
    '</td></tr>',
    '<tr><td style="padding:16px 28px 24px;border-top:1px solid #d9dde3">',
    `<p class="note" style="${mailFooterStyle}">${escapeHtml(nameSender({ brand, sender }))}<br>${escapeHtml(postalAddress)}</p>`,
    mailFooterEnd,
    '</td></tr></table></td></tr></table>',
    '</body></html>',
  ].join('\n');
}

/** Stands for the address of the brand's own site, which is known when the mail is sent. */
const siteOriginPlace = 'https://site-origin.invalid';

export function placePictures(html: string, origin: string): string {
  return html.replaceAll(siteOriginPlace, () => origin);
}

/** The sender in the footer: an organisation's visitors do not write to the brand. */
export function nameSender({ brand: { name, contact }, sender }: Sender): string {
  return sender ?? [name, contact.email, contact.phone].join(' · ');
}

/**
 * The brand's mark as on its site, and its name. Where pictures are blocked, the first letter stands in the mark's color;
 * so does that of an organisation.
 */
function layOutMark({ brand: { id, look, ...brand }, sender }: Sender): string {
  const name = sender ?? brand.name;
  const color = sender ? ink : brand.colors.primary;
  const letter = escapeHtml([...name][0]?.toUpperCase() ?? '');
  const nameFont = `font-family:'${look.displayFont}',${fontNames};font-size:20px;font-weight:700`;
  const mark = sender
    ? `<span style="${nameFont};line-height:36px;color:#ffffff">${letter}</span>`
    : `<img src="${siteOriginPlace}/marks/${id}.png" width="36" height="36" alt="${letter}" style="display:block;border:0;border-radius:8px;${nameFont};line-height:36px;color:#ffffff">`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="${color}" align="center" style="width:36px;height:36px;background:${color};border-radius:8px">${mark}</td><td class="name" style="padding:0 12px;${nameFont};line-height:24px;color:#1f2937">${escapeHtml(name)}</td></tr></table>`;
}

function layOutParagraph(text: string): string {
  return `<p class="text" style="${textStyle}">${escapeHtml(text)}</p>`;
}

function layOutLink(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}" style="${linkStyle}">${escapeHtml(text)}</a>`;
}

function layOutList({ title, items }: MailList): string {
  const lines = items.map((item) =>
    item.map(({ text, url }) => (url ? layOutLink(url, text) : escapeHtml(text))).join(' '),
  );
  return `<p class="text" style="${textStyle};margin-bottom:8px;font-weight:600">${escapeHtml(title)}</p><ul class="text" style="${textStyle};padding-left:24px">${lines.map((line) => `<li style="margin:0 0 6px">${line}</li>`).join('')}</ul>`;
}

function layOutCode(code: string): string {
  return `<pre class="page text" style="margin:0 0 16px;padding:12px;border-radius:8px;background:#f3f4f6;color:#1f2937;font-size:14px;line-height:20px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(code)}</pre>`;
}

/** The padding is the cell's, because some clients ignore that of links. */
function layOutButton({ label, url }: MailLink, color: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" bgcolor="${color}" style="border-radius:8px;background:${color}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function layOutLinks(links: MailLink[]): string {
  const items = links.map(({ label, url }) => layOutLink(url, label));
  return `<p class="text" style="${textStyle}">${items.join(' &nbsp;·&nbsp; ')}</p>`;
}
