import { describe, expect, it } from 'vitest';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { readPageLinks } from '../score/page-links.ts';
import { judgePage, waitsForScripts } from './judge-page.ts';

function judge(html: string) {
  const url = 'http://www.site.org/page';
  const document = parseHtml(html);
  const links = readPageLinks(document, { url, headers: {}, agent: 'GPTsiteBot' });
  return judgePage(document, extractHtml(document, { url }), links);
}

const longText = '<p>The school library lends books to every pupil and to their families.</p>'.repeat(20);

describe('judgePage', () => {
  it.each([
    ['a short page', '<p>Call 555 0100</p>'],
    [
      'a short page drawn on the server',
      '<div id="__next"><p>Call us at 555 0100 any day</p></div><script src="a.js"></script>',
    ],
    ['a page that merely speaks of errors', `<h1>How to handle a page not found</h1>${longText}`],
    ['a page with a sign-in box', `<form><input type="password"></form>${longText}`],
    ['an address that looks like a status', '<p>404 Elm Street, Springfield</p>'],
    [
      'a page that only asks for scripts in passing',
      `<noscript>Please enable JavaScript</noscript><script src="a.js"></script>${longText}`,
    ],
  ])('reads %s', (_name, html) => {
    expect(judge(html).kind).toBe('read');
  });

  it('tells the owner of a page that hides more than half of its text', () => {
    const hidden = `<div style="display:none">${longText}</div>`;
    expect(judge(`<p>We open at nine.</p>${hidden}`)).toMatchObject({
      kind: 'read',
      reason: expect.stringContaining('More than half'),
    });
    expect(judge(`${longText}${longText}${hidden}`)).not.toHaveProperty('reason');
  });

  it.each([
    ['needs-javascript', '<div id="root">Loading…</div><script src="a.js"></script>'],
    [
      'needs-javascript',
      '<noscript>You need to enable JavaScript to run this app.</noscript><script></script>',
    ],
    ['needs-javascript', '<app-root></app-root><script src="main.js"></script>'],
    ['blocked', '<title>Attention Required! | Cloudflare</title><p>Please complete the captcha</p>'],
    ['error-page', '<title>Seite nicht gefunden</title><p>Leider</p>'],
    ['error-page', '<h1>Error 404</h1>'],
    ['server-error', '<h1>503 Service Unavailable</h1>'],
    ['login', '<h1>Members</h1><input type="password">'],
    ['frames', '<frameset><frame src="a.html"></frameset>'],
    ['empty', '<p> </p>'],
    ['noindex', '<meta name="robots" content="noindex"><p>Text</p>'],
  ])('recognises %s', (code, html) => {
    const verdict = judge(html);
    expect(verdict).toMatchObject({ code, reason: expect.any(String) });
    expect(verdict.kind).not.toBe('read');
  });

  describe('a page that tells search engines more than it shows', () => {
    const step =
      'Measure the table top from edge to edge, then add twice the fall of the cloth on every side.';
    const howTo = {
      '@type': 'HowTo',
      name: 'A round cloth',
      step: [step, { '@type': 'HowToStep', text: step }],
    };
    const article = { '@type': 'NewsArticle', headline: 'Fair', articleBody: `<p>${step}</p><p>${step}</p>` };
    const page = (data: object, shown = '<a href="/">Home</a> Please wait') =>
      `<div id="root">${shown}</div><script>boot()</script><script type="application/ld+json">${JSON.stringify(data)}</script>`;

    it.each([
      ['steps', howTo],
      ['an article', { '@graph': [article] }],
      ['an article that says that it is free', { ...article, isAccessibleForFree: true }],
    ])('is read by %s, until a browser shows it', (_name, data) => {
      const verdict = judge(page(data));
      expect(verdict).toMatchObject({
        kind: 'read',
        code: 'told-by-data',
        text: expect.stringContaining(step),
      });
      expect(waitsForScripts(verdict)).toBe(true);
    });

    it.each([
      ['behind a payment', page({ ...article, isAccessibleForFree: 'False' })],
      ['partly behind a payment', page({ ...article, hasPart: { isAccessibleForFree: false } })],
      ['about its owner', page({ '@type': 'Organization', description: `${step} ${step}` })],
      ['shown already', page(article, `<p>${step}</p>`)],
      ['less than what is shown', page(howTo, longText)],
    ])('is not read by data %s', (_name, html) => {
      expect(judge(html).code).not.toBe('told-by-data');
    });
  });
});
