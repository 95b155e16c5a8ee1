import { expect, test } from 'vitest';
import { findLetterQuestion } from '#functions/engine/documents/mail/received/find-letter-question.ts';
import { parseReceivedMail } from '#functions/engine/documents/mail/received/parse-received-mail.ts';
import {
  describeNotification,
  type Envelope,
  question,
  writeMail,
  writeParts,
} from '#tests/support/mails/raw-mails.ts';
import { judgeMail } from './judge-mail.ts';

const reply = { 'In-Reply-To': '<r@edgpt.ai>', References: '<q@example.org> <r@edgpt.ai>' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const mixed = { 'Content-Type': 'multipart/mixed; boundary="b"' };
const headers = (more: Record<string, string>) => ({ headers: more });
const alternative = (text: string, markup: string) => ({
  headers: { ...reply, 'Content-Type': 'multipart/alternative; boundary="b"' },
  body: writeParts('b', [
    `Content-Type: text/plain; charset=utf-8\n\n${text}`,
    `Content-Type: text/html; charset=utf-8\n\n${markup}`,
  ]),
});
const pdf = 'Content-Type: application/pdf\nContent-Disposition: attachment; filename=a.pdf\n\nJVBERi0=';
const iso2022 = Buffer.from('1b2442' + '31443648' + '3b7e3456' + '242f' + '1b2842' + '3f', 'hex');
const nest = (depth: number): string =>
  depth === 0
    ? 'Content-Type: text/plain\n\nDeep.'
    : `Content-Type: multipart/mixed; boundary="n${depth}"\n\n${writeParts(`n${depth}`, [nest(depth - 1)])}`;

type Mail = Parameters<typeof writeMail>[0] | Uint8Array;
type Case = [name: string, mail: Mail, expected: string, words?: string | undefined, envelope?: Envelope];

const read: Case[] = [
  ['plain text', {}, 'proven', question],
  [
    'a letter with salutation and farewell',
    { body: `Dear team,\n\n${question}\n\nBest regards,\nAna` },
    'proven',
    question,
  ],
  [
    'a German letter',
    { body: 'Sehr geehrte Damen und Herren,\n\nwann haben Sie geöffnet?\n\nMit freundlichen Grüßen\nAna' },
    'proven',
    'wann haben Sie geöffnet?',
  ],
  [
    'several questions',
    { body: 'Hi,\nIs there a bus?\n\nAnd what does it cost?\n\nAna' },
    'proven',
    'Is there a bus?\n\nAnd what does it cost?',
  ],
  ['words without a full stop', { body: 'opening hours saturday' }, 'proven', 'opening hours saturday'],
  ['a signature', { body: `${question}\n-- \nAna\nExample Ltd. We sell.` }, 'proven', question],
  [
    'HTML only',
    {
      headers: html,
      body: `<html><head><style>p{}</style></head><body><p>Hi,</p><p>What are your <b>opening</b> hours?</p><script>x</script></body></html>`,
    },
    'proven',
    question,
  ],
  [
    'quoted-printable',
    {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': 'quoted-printable',
      },
      body: 'Wann haben Sie ge=C3=B6ff=\nnet?',
    },
    'proven',
    'Wann haben Sie geöffnet?',
  ],
  [
    'ISO-2022-JP',
    { headers: { 'Content-Type': 'text/plain; charset=iso-2022-jp' }, body: iso2022 },
    'proven',
    '営業時間く?',
  ],
  [
    'a Latin-1 page',
    {
      headers: { 'Content-Type': 'text/plain; charset=iso-8859-1' },
      body: Buffer.from('Où est la caf\u00e9t\u00e9ria ?', 'latin1'),
    },
    'proven',
    'Où est la cafétéria ?',
  ],
  [
    'a reply of Gmail',
    alternative(
      'x',
      `<div dir="ltr">${question}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Ana wrote:<br></div><blockquote class="gmail_quote">Old words?</blockquote></div>`,
    ),
    'proven',
    question,
  ],
  [
    'a reply of Outlook on a desktop',
    alternative(
      'x',
      `<div class="WordSection1"><p class="MsoNormal">${question}<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> EdGPT</p></div></div><p>Old words?</p></div>`,
    ),
    'proven',
    question,
  ],
  [
    'a reply of Outlook on the web',
    alternative(
      'x',
      `<div>${question}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> EdGPT</div><div>Old words?</div>`,
    ),
    'proven',
    question,
  ],
  [
    'a reply of Apple Mail',
    alternative(
      'x',
      `<html><body>${question}<br><div><br><blockquote type="cite"><div>On 2 Mar 2026, EdGPT wrote:</div><div>Old words?</div></blockquote></div></body></html>`,
    ),
    'proven',
    question,
  ],
  [
    'a reply in plain text',
    {
      headers: reply,
      body: `${question}\n\nOn Mon, Mar 2, 2026 at 10:00 AM EdGPT.ai\n<support@edgpt.ai> wrote:\n\n> Old words?\n> More.\n`,
    },
    'proven',
    question,
  ],
  [
    'an answer below what it quotes',
    { headers: reply, body: `On Mon, Mar 2, 2026 EdGPT wrote:\n> Old words?\n\n${question}` },
    'proven',
    question,
  ],
  [
    'a reply of Outlook in plain text',
    {
      headers: reply,
      body: `${question}\n\nVon: EdGPT <support@edgpt.ai>\nGesendet: Montag\nAn: Ana\nBetreff: Hours\n\nOld words?`,
    },
    'proven',
    question,
  ],
  [
    'a reply below a divider',
    { headers: reply, body: `${question}\n\n-----Ursprüngliche Nachricht-----\nOld words?` },
    'proven',
    question,
  ],
  [
    'labelled lines that are no history',
    { body: 'Name: Ana\nMail: ana@example.org\nCourse: 3b' },
    'proven',
    'Name: Ana\nMail: ana@example.org\nCourse: 3b',
  ],
  [
    'an attachment beside words',
    { headers: mixed, body: writeParts('b', [`Content-Type: text/plain\n\n${question}`, pdf]) },
    'proven',
    question,
  ],
  ['an attachment alone', { headers: mixed, body: writeParts('b', [pdf]) }, 'proven', ''],
  ['no words', { body: '' }, 'proven', ''],
];

const judged: Case[] = [
  [
    'an absence note of Outlook',
    headers({ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    'automatic',
  ],
  [
    'an absence note of Gmail',
    headers({ 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' }),
    'automatic',
  ],
  ['an absence note of an old program', headers({ 'X-Autoreply': 'yes' }), 'automatic'],
  ['an absence note by its precedence', headers({ Precedence: 'auto_reply' }), 'automatic'],
  ['an absence note without a return path', {}, 'automatic', undefined, { source: '<>' }],
  ['a person’s mail that says so', headers({ 'Auto-Submitted': 'no' }), 'proven'],
  ['a mailing list', headers({ 'List-Id': '<parents.example.org>' }), 'automatic'],
  ['a newsletter', headers({ 'List-Unsubscribe': '<mailto:u@example.org>' }), 'automatic'],
  [
    'a bounce',
    headers({
      From: 'Mail Delivery <MAILER-DAEMON@example.org>',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
    }),
    'automatic',
  ],
  ['a sender that takes no replies', headers({ From: 'Shop <no-reply@example.org>' }), 'automatic'],
  ['a person whose name begins so', headers({ From: 'Nora <noreen@example.org>' }), 'proven'],
  ['our own answer that comes back', headers({ 'X-GPTsites-Answer': '1' }), 'loop'],
  [
    'a thread without an end',
    headers({ References: Array.from({ length: 41 }, (_, index) => `<r${index}@example.org>`).join(' ') }),
    'loop',
  ],
  ['another assistant', headers({ From: 'ask-2@ask.edgpt.ai' }), 'own-address'],
  ['ourselves', headers({ From: 'EdGPT <support@edgpt.ai>' }), 'own-address'],
  ['a forged sender', {}, 'forged', undefined, { dmarc: 'FAIL', dmarcPolicy: 'reject' }],
  [
    'a forged sender of a domain that only watches',
    {},
    'unproven',
    undefined,
    { dmarc: 'FAIL', dmarcPolicy: 'none' },
  ],
  ['a domain without DMARC that vouches by SPF', {}, 'proven', undefined, { dmarc: 'GRAY', dkim: 'GRAY' }],
  [
    'a domain without DMARC and another envelope',
    {},
    'unproven',
    undefined,
    { dmarc: 'GRAY', source: 'x@elsewhere.example' },
  ],
  [
    'a domain without DMARC and a broken signature',
    {},
    'unproven',
    undefined,
    { dmarc: 'GRAY', dkim: 'FAIL' },
  ],
  ['a check that failed', {}, 'unproven', undefined, { dmarc: 'PROCESSING_FAILED' }],
  ['spam', {}, 'harmful', undefined, { spam: 'FAIL' }],
  ['perhaps spam', {}, 'unproven', undefined, { spam: 'GRAY' }],
  ['a virus', {}, 'harmful', undefined, { virus: 'FAIL' }],
];

const unreadable: Case[] = [
  ['two authors', headers({ From: 'ana@example.org, <eve@evil.example>' }), 'unreadable'],
  ['two lines of authors', headers({ From: 'ana@example.org\r\nFrom: eve@evil.example' }), 'unreadable'],
  ['a group of authors', headers({ From: 'All: ana@example.org, eve@evil.example;' }), 'unreadable'],
  ['no author', headers({ From: '' }), 'unreadable'],
  ['parts nested 50 deep', Buffer.from(`From: ana@example.org\r\n${nest(50)}`), 'unreadable'],
  [
    'a thousand parts',
    { headers: mixed, body: writeParts('b', Array<string>(1000).fill('\nx')) },
    'unreadable',
  ],
  ['eleven megabytes', { body: new Uint8Array(11 * 1024 * 1024) }, 'unreadable'],
  ['headers without an end', headers({ 'X-Long': 'x'.repeat(200_000) }), 'unreadable'],
];

test.each([...read, ...judged, ...unreadable])('%s', async (_name, written, expected, words, envelope) => {
  const mail = await parseReceivedMail(written instanceof Uint8Array ? written : writeMail(written));
  if (!mail?.from) return expect('unreadable').toBe(expected);
  const judgement = judgeMail({ ...mail, from: mail.from }, describeNotification(envelope));
  expect(typeof judgement === 'object' ? judgement.dropped : judgement).toBe(expected);
  if (words !== undefined) expect(findLetterQuestion(mail.text)).toBe(words);
});

test('an attachment is noticed, and a picture inside the words is none', async () => {
  const withPdf = await parseReceivedMail(
    writeMail({ headers: mixed, body: writeParts('b', [`Content-Type: text/plain\n\n${question}`, pdf]) }),
  );
  expect(withPdf?.hasAttachments).toBe(true);
  const picture = 'Content-Type: image/png\nContent-ID: <p>\n\nx';
  const inside = await parseReceivedMail(
    writeMail({
      headers: { 'Content-Type': 'multipart/related; boundary="b"' },
      body: writeParts('b', [`Content-Type: text/html\n\n<p>${question}</p><img src="cid:p">`, picture]),
    }),
  );
  expect(inside?.hasAttachments).toBe(false);
});
