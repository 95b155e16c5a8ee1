import type { Brand } from '#shared/brands/brand.ts';
import { escapeHtml } from './escape-html.ts';

/** Part of a list item; with a URL it is a link. */
export type MailText = { text: string; url?: string | null };
export type MailList = { title: string; items: MailText[][] };
export type MailLink = { label: string; url: string };

type Layout = {
  brand: Brand;
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

const fontNames = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const font = `font-family:${fontNames}`;
const textStyle = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1f2937`;
const linkStyle = 'color:#1f2937;text-decoration:underline';
export const mailFooterStyle = `margin:0 0 8px;${font};font-size:14px;line-height:20px;color:#5b6472`;

/** Clients without dark mode ignore this; the others get colours that we have chosen ourselves. */
const darkStyle = `@media (prefers-color-scheme:dark){.page{background:#111827!important}.card{background:#1f2937!important}.text,.text a{color:#f3f4f6!important}.note,.note a{color:#c3c9d2!important}.name{color:#f3f4f6!important}.button{border:1px solid #f3f4f6!important}}`;

/** Lays a letter out as tables with inline styles, as mail clients need them. All of its texts are escaped. */
export function layOutMail({
  brand,
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
  const { name, contact } = brand;
  const { primary } = brand.colors;
  return [
    `<!doctype html><html lang="${language.tag}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>`,
    '<body class="page" style="margin:0;padding:0;background:#f3f4f6">',
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}</div>`,
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-radius:8px">',
    `<tr><td style="height:6px;line-height:6px;font-size:0;background:${primary};border-radius:8px 8px 0 0">&nbsp;</td></tr>`,
    '<tr><td style="padding:28px 28px 12px">',
    layOutMark(brand),
    ...[greeting, ...paragraphs].map(layOutParagraph),
    ...lists.map(layOutList),
    ...(code ? [layOutCode(code)] : []),
    ...(action ? [layOutButton(action, primary)] : []),
    ...(links.length > 0 ? [layOutLinks(links)] : []),
    '</td></tr>',
    '<tr><td style="padding:16px 28px 24px;border-top:1px solid #d9dde3">',
    `<p class="note" style="${mailFooterStyle}">${escapeHtml(name)} · ${escapeHtml(contact.email)} · ${escapeHtml(contact.phone)}<br>${escapeHtml(postalAddress)}</p>`,
    mailFooterEnd,
    '</td></tr></table></td></tr></table>',
    '</body></html>',
  ].join('\n');
}

/** The brand's mark of table cells, because clients block pictures at first, and its name. */
function layOutMark({ name, colors, look }: Brand): string {
  const bar = (width: number, color: string) =>
    `<tr><td style="height:4px;line-height:4px;font-size:0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${color}" style="width:${width}px;height:4px;line-height:4px;font-size:0;background:${color}">&nbsp;</td></tr></table></td></tr>`;
  const gap = '<tr><td style="height:5px;line-height:5px;font-size:0">&nbsp;</td></tr>';
  const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${bar(18, '#ffffff')}${gap}${bar(14, colors.accent)}</table>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="${colors.primary}" align="center" valign="middle" style="width:36px;height:36px;background:${colors.primary};border-radius:8px">${mark}</td><td class="name" style="padding:0 12px;font-family:'${look.displayFont}',${fontNames};font-size:20px;line-height:24px;font-weight:700;color:#1f2937">${escapeHtml(name)}</td></tr></table>`;
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
