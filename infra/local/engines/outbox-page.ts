import { escapeHtml } from '#functions/domain/mail/escape-html.ts';
import type { StoredMail } from './stored-mail.ts';

/** A mail's own pictures and styles may load; nothing runs, neither here nor in a mail. */
export const outboxHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-src 'self'; base-uri 'none'",
};

const style = `
:root{color-scheme:light dark;--line:light-dark(#d9dde3,#374151);--soft:light-dark(#5b6472,#c3c9d2);--chosen:light-dark(#e8eefc,#26324a)}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
header{padding:16px 20px;border-bottom:1px solid var(--line)}
h1{margin:0;font-size:20px}
p{margin:0;color:var(--soft);overflow-wrap:anywhere}
main{display:grid;grid-template-columns:minmax(0,340px) minmax(0,1fr)}
nav{border-right:1px solid var(--line);max-height:calc(100vh - 84px);overflow:auto}
ul{margin:0;padding:0;list-style:none}
nav a{display:block;padding:12px 20px;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
nav a:focus-visible{outline:3px solid;outline-offset:-3px}
nav a:hover,nav a[aria-current]{background:var(--chosen)}
nav b{display:block;overflow-wrap:anywhere}
nav span{display:block;font-size:14px;color:var(--soft);overflow-wrap:anywhere}
article{padding:20px;min-width:0}
h2{margin:0 0 4px;font-size:20px;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:calc(100vh - 240px);min-height:420px;margin-top:16px;border:1px solid var(--line);border-radius:8px;background:#f3f4f6}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 ui-monospace,Menlo,Consolas,monospace}
@media (max-width:700px){main{grid-template-columns:minmax(0,1fr)}nav{max-height:40vh;border-right:0}}`;

/**
 * The mails that this machine has sent, newest first, as a mail client shows them; `mail` of the address is the id of
 * the opened one, `as=text` shows its text.
 */
export function renderOutbox(mails: readonly StoredMail[], parameters: URLSearchParams): string {
  const opened = mails.find(({ id }) => id === parameters.get('mail')) ?? mails[0];
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Sent mails</title><style>${style}</style></head><body>`,
    `<header><h1>Sent mails</h1><p>${count}. This machine keeps what it would send; nothing leaves it.</p></header>`,
    opened
      ? `<main>${renderList(mails, opened)}${renderMail(opened, parameters.get('as') === 'text')}</main>`
      : '<main><article><p>No mail yet. Start a trial, and its welcome mail is here.</p></article></main>',
    '</body></html>',
  ].join('\n');
}

function renderList(mails: readonly StoredMail[], opened: StoredMail): string {
  const items = mails.map((mail) => {
    const current = mail === opened ? ' aria-current="true"' : '';
    const { subject, to, sentAt } = mail;
    return `<li><a href="${addressOf(mail)}"${current}><b>${escapeHtml(subject)}</b><span>${escapeHtml(to.join(', '))}</span><span>${renderTime(sentAt)}</span></a></li>`;
  });
  return `<nav aria-label="Mails"><ul>${items.join('')}</ul></nav>`;
}

function renderMail(mail: StoredMail, isText: boolean): string {
  const { subject, from, to, replyTo, sentAt, html, text } = mail;
  const lines = [
    `From ${from}`,
    `To ${to.join(', ')}`,
    ...(replyTo.length > 0 ? [`Replies to ${replyTo.join(', ')}`] : []),
  ];
  const other = isText
    ? `<a href="${addressOf(mail)}">Show the mail</a>`
    : `<a href="${addressOf(mail)}&amp;as=text">Show its text</a>`;
  // Links of a mail open beside the outbox; without `allow-scripts` nothing of it runs.
  const framed = html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
  const body = isText
    ? `<pre>${escapeHtml(text)}</pre>`
    : `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>`;
  return `<article><h2>${escapeHtml(subject)}</h2>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p>${renderTime(sentAt)} · ${other}</p>${body}</article>`;
}

const addressOf = ({ id }: StoredMail) => `/_local/outbox?mail=${encodeURIComponent(id)}`;

function renderTime(sentAt: string): string {
  return `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))} UTC</time>`;
}
