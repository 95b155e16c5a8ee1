import { describe, expect, it } from 'vitest';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { readPageLinks } from './page-links.ts';

const read = (html: string, headers: Record<string, string> = {}) =>
  readPageLinks(parseHtml(html), { url: 'http://www.site.org/dir/page', headers, agent: 'GPTsiteBot' });

describe('readPageLinks', () => {
  it('reads a link’s place, text and nofollow', () => {
    const { links } =
      read(`<nav><a href="/a"> Our <b>fees</b> </a></nav><a href="/b" rel="external nofollow"><img alt="Map"></a>
      <footer><a href="/c" hreflang="de">Kontakt</a></footer><iframe src="/d"></iframe><area href="/e" alt="Spot">`);
    expect(links).toEqual([
      { href: '/a', text: 'Our fees', place: 'navigation', nofollow: false },
      { href: '/b', text: 'Map', place: 'content', nofollow: true },
      { href: '/c', text: 'Kontakt', place: 'footer', nofollow: false, language: 'de' },
      { href: '/d', text: '', place: 'frame', nofollow: false },
      { href: '/e', text: 'Spot', place: 'content', nofollow: false },
    ]);
  });

  it('reads base, canonical, language and frames', () => {
    const page = read('<html lang="fr"><base href="/up/"><link rel="canonical" href="x"><frame src="y">');
    expect(page).toMatchObject({
      baseUrl: 'http://www.site.org/up/',
      canonical: 'x',
      language: 'fr',
      hasFrames: true,
    });
  });

  it.each([
    ['0;url=/next', { delaySeconds: 0, href: '/next' }],
    ["5; URL='next.html'", { delaySeconds: 5, href: 'next.html' }],
    ['0.5,/next', { delaySeconds: 0.5, href: '/next' }],
    ['30', undefined],
    ['soon', undefined],
  ])('reads the refresh "%s"', (content, refresh) => {
    expect(read(`<meta http-equiv="Refresh" content="${content}">`).refresh).toEqual(refresh);
    expect(read('', { refresh: content }).refresh).toEqual(refresh);
  });

  it.each([
    ['<meta name="robots" content="NOINDEX, follow">', '', true, false],
    ['<meta name="gptsitebot" content="none">', '', true, true],
    ['<meta name="googlebot" content="noindex">', '', false, false],
    ['', 'noindex, nofollow', true, true],
    ['', 'googlebot: noindex, nofollow', false, false],
    ['', 'googlebot: noindex, GPTsiteBot: nofollow', false, true],
    ['', 'unavailable_after: 25 Jun 2030 15:00:00 PST, noindex', true, false],
  ])('reads the directives %s%s', (html, header, noindex, nofollow) => {
    expect(read(html, { 'x-robots-tag': header })).toMatchObject({ noindex, nofollow });
  });

  it('treats calendar subscriptions and script redirects as links', () => {
    const { links } = read(
      '<a href="webcal://site.org/a.ics">x</a><script>window.location.href = "/start"</script>',
    );
    expect(links.map(({ href }) => href)).toEqual(['https://site.org/a.ics', '/start']);
  });

  it.each([
    ['an object', '<object data="plan.pdf" type="application/pdf"></object>', 'plan.pdf'],
    ['an embedded file', '<embed src="plan.pdf">', 'plan.pdf'],
    ['a page in an object', '<object data="fees.html" type="text/html"></object>', 'fees.html'],
    [
      'pdf.js',
      '<iframe src="/pdfjs/web/viewer.html?file=%2Ffiles%2Fplan.pdf#page=2"></iframe>',
      '/files/plan.pdf',
    ],
    [
      'Google',
      '<iframe src="https://docs.google.com/gview?url=http://www.site.org/plan.pdf&embedded=true"></iframe>',
      'http://www.site.org/plan.pdf',
    ],
    [
      'Office',
      '<iframe src="https://view.officeapps.live.com/op/embed.aspx?src=http%3A%2F%2Fwww.site.org%2Fplan.docx"></iframe>',
      'http://www.site.org/plan.docx',
    ],
    ['a script as address', `<a href="javascript:window.open('team.html','w')">Team</a>`, 'team.html'],
    ['an address of its own', '<div data-href="/rooms">Rooms</div>', '/rooms'],
    ['a function of its own', `<a href="javascript:showPlan('plan.pdf')">Plan</a>`, 'plan.pdf'],
    ['an attribute that names a file', '<a href="#" data-file="plan.pdf">Plan</a>', 'plan.pdf'],
    ['a tile that names a file', `<div onclick="show('plan.pdf')" data-kind="pdf">Plan</div>`, 'plan.pdf'],
    ['a form that only gets a file', '<form action="plan.pdf"><button>Plan</button></form>', 'plan.pdf'],
    ['a frame that loads late', '<iframe src="about:blank" data-src="plan.html"></iframe>', 'plan.html'],
  ])('reads what %s shows or opens as a link', (_way, html, href) => {
    expect(read(html).links.map((link) => link.href)).toEqual([href]);
  });

  it('reads a bounded number of links', () => {
    expect(read('<a href="/x">x</a>'.repeat(50_000)).links.length).toBeLessThanOrEqual(3000);
  });
});
