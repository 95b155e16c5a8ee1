import { describe, expect, it } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { extractHtml } from '../extract-html.ts';
import { parseHtml } from '../parse-html.ts';

const read = (html: string) => textOf(extractHtml(parseHtml(html), { url: 'https://a.example/' }));

/** As Cloudflare writes an address: its key, then each byte under it. */
const hide = (address: string, key = 0x5a) =>
  Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString('hex');

const notice = 'This email address is being protected from spambots. You need JavaScript enabled to view it.';
const steps = (id: string, address: string, text?: string) =>
  `var prefix = '&#109;a' + 'i&#108;' + '&#116;o'; var path = 'hr' + 'ef' + '=';
   var addy${id} = '${address.replace('@', `' + '&#64;'; addy${id} = addy${id} + '`)}';
   ${text ? `var addy_text${id} = '${text}';` : ''}`;

describe('addresses', () => {
  it.each([
    [
      'of Cloudflare, in the text',
      `<p>Office: <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hide('office@elm.org')}">[email&#160;protected]</a></p>`,
      'Office: office@elm.org',
    ],
    [
      'of Cloudflare, within a link to the same',
      `<p>Office: <a href="/cdn-cgi/l/email-protection#${hide('office@elm.org')}"><span class="__cf_email__" data-cfemail="${hide('office@elm.org', 7)}">[email&#160;protected]</span></a></p>`,
      'Office: office@elm.org',
    ],
    [
      'of Cloudflare, behind words',
      `<p><a href="/cdn-cgi/l/email-protection#${hide('nurse@elm.org?subject=Hello')}">Write to the nurse</a>.</p>`,
      'Write to the nurse (nurse@elm.org).',
    ],
    [
      'of Joomla 4',
      `<p>Office: <joomla-hidden-mail is-link="1" is-email="1" first="${btoa('office')}" last="${btoa('elm.org')}" text="${btoa('office@elm.org')}">${notice}</joomla-hidden-mail></p>`,
      'Office: office@elm.org',
    ],
    [
      'of Joomla 3',
      `<p>Office: <span id="cloak0a1b2c">${notice}</span><script>
        document.getElementById('cloak0a1b2c').innerHTML = ''; ${steps('0a1b2c', 'office@elm.org', 'Ms. Alder')}
        document.getElementById('cloak0a1b2c').innerHTML += '<a ' + path + '\\'' + prefix + ':' + addy0a1b2c + '\\'>'+addy_text0a1b2c+'<\\/a>';
      </script></p>`,
      'Office: Ms. Alder (office@elm.org)',
    ],
    [
      'of Joomla 2',
      `<p>Office: <script type='text/javascript'>\n <!--\n ${steps('77', 'office@elm.org')}
        document.write('<a ' + path + '\\'' + prefix + ':' + addy77 + '\\'>'); document.write(addy77); document.write('<\\/a>');
        //-->\n </script><script type='text/javascript'>\n <!--\n document.write('<span style=\\'display: none;\\'>');\n //-->\n
        </script>${notice}<script>\n document.write('</'); document.write('span>');\n </script></p>`,
      'Office: office@elm.org',
    ],
    [
      'that a script joins',
      `<p>Office: <script>var u = "eciffo".split("").reverse().join(""); const d = String.fromCharCode(101, 108, 109) + '.org'
        document.write("<a href='mailto:" + u + "@" + d + "'>" + "Mail us" + "</a>")</script></p>`,
      'Office: Mail us (office@elm.org)',
    ],
    [
      'of TYPO3',
      `<p><a href="javascript:linkTo_UnCryptMailto('ocknvq,qhhkegBgno0qti');">Write to us</a></p>`,
      'Write to us (office@elm.org)',
    ],
    [
      'that a style turns around',
      '<p>Office: <span style="unicode-bidi:bidi-override; direction: rtl">gro.mle@eciffo</span></p>',
      'Office: office@elm.org',
    ],
    [
      'that a class turns around',
      '<style>b, .back{direction:rtl;unicode-bidi:bidi-override}</style><p>Office: <span class="back">gro.mle@eciffo</span></p>',
      'Office: office@elm.org',
    ],
    [
      'behind words, icons and blocks',
      '<div><a href="mailto:Office%20%3Coffice@elm.org%3E?cc=x@y.org"><div>Write</div></a></div><p>Call <a href="tel:+1-202-555-0134"><i class="icon"></i></a></p>',
      'Write (office@elm.org)\nCall +1-202-555-0134',
    ],
    [
      'that are already written, once',
      '<p><a href="mailto:office@elm.org"><i></i></a> <a href="mailto:office@elm.org">Office@elm.org</a>, <a href="tel:+12025550134">(202) 555-0134</a></p>',
      'Office@elm.org, (202) 555-0134',
    ],
    [
      'of nobody, not at all',
      '<p>Read on. [email&#160;protected] <a href="mailto:?subject=Look">Share</a> <a href="mailto:your@email.com">Write</a> <a href="tel:0000000000">Call</a></p>',
      'Read on. Share Write Call',
    ],
  ])('are read %s', (_name, html, text) => {
    expect(read(html)).toBe(text);
  });

  it('stay with the person whose they are', () => {
    const card = (name: string) =>
      `<div><h3>${name}</h3><p><a href="mailto:${name}@elm.org">Email</a></p></div>`;
    expect(read(card('Alder') + card('Birch'))).toBe(
      'Alder\nEmail (Alder@elm.org)\nBirch\nEmail (Birch@elm.org)',
    );
  });

  it.each([
    ['nurse (at) elm (dot) org', 'nurse@elm.org'],
    ['Mail nurse[at]elm.org, please', 'Mail nurse@elm.org, please'],
    ['j.alder {AT} mail {DOT} elm {DOT} org', 'j.alder@mail.elm.org'],
    ['sekretariat (ät) ulme (punkt) de', 'sekretariat@ulme.de'],
    ['nurse at elm dot org', 'nurse@elm.org'],
    ['nurse@elm(dot)org', 'nurse@elm.org'],
    ['<span>info</span> [at] <span>elm.org</span>', 'info@elm.org'],
    ['Come at 9 dot com', 'Come at 9 dot com'],
    ['Visit us at elm dot org', 'Visit us at elm dot org'],
    ['The lunch (at) noon costs 5. Then', 'The lunch (at) noon costs 5. Then'],
    ['Room (a) and room (b). Tea', 'Room (a) and room (b). Tea'],
  ])('reads "%s"', (written, text) => {
    expect(read(`<p>${written}</p>`)).toBe(text);
  });

  // A search that began again at each piece would need minutes: the gate of a file's processor time holds it.
  it.each([
    ['a (at) ', 0],
    ['a.', 0],
    ['<script>document.write("@" + ', 0],
    ['<a href="mailto:a@b.cc">x</a>', 1_000],
  ])('reads two megabytes of %s once through and shows %i addresses', (piece, shown) => {
    const text = read(piece.repeat(Math.floor((2 * 1024 * 1024) / piece.length)));
    expect(text.split('@')).toHaveLength(shown + 1);
  });
});
