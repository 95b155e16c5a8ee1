import { describe, expect, it } from 'vitest';
import {
  type Answer,
  link,
  makeWorld,
  numbered,
  openSite,
  outcomeOf,
  pathsOf,
  runCrawl,
  serveSite,
} from '#tests/support/worlds/crawl-fixture.ts';

describe('which pages are read', () => {
  it('reads what visitors look for before archives and generated pages, within the limit', async () => {
    const useful = [
      '/contact',
      '/fees',
      '/about-us',
      '/admissions',
      '/opening-hours',
      '/faq',
      '/services/repairs',
    ];
    const { site, world } = await openSite({
      '/': `<h1>Home</h1>${Array.from({ length: 100 }, (_, i) => link(`/catalog/item-${i}`)).join('')}
        ${link('/tag/red')}${link('/login')}${link('/2014/05/old-news')}${useful.map((path) => link(path)).join('')}`,
      ...numbered(100, (i) => [`/catalog/item-${i}`, `<p>Item ${i} is a fine thing, kind ${i * 7}</p>`]),
      ...Object.fromEntries(
        useful.map((path): [string, Answer] => [path, `<h1>${path}</h1><p>All about it</p>`]),
      ),
      '/tag/red': '<p>Red things</p>',
      '/login': '<p>Please sign in</p>',
      '/2014/05/old-news': '<p>We won</p>',
    });
    const run = await runCrawl(world, { pageLimit: 12 });
    expect(pathsOf(run)).toHaveLength(12);
    expect(pathsOf(run)).toEqual(expect.arrayContaining(useful));
    expect(site.requests).not.toContain('/login');
    expect(outcomeOf(run, '/tag/red')).toMatchObject({
      status: 'skipped',
      reason: 'Over the 12-page limit of the trial',
    });
  });

  it('keeps the cookies of the site from batch to batch, and leaves Cloudflare’s own pages alone', async () => {
    const page =
      (text: string): Answer =>
      (request, response) => {
        if (request.headers.cookie === 'seen=1') response.end(text);
        else response.writeHead(302, { location: '/', 'set-cookie': 'seen=1; Path=/' }).end();
      };
    const links = link('/fees') + link('/cdn-cgi/l/email-protection', 'Write to us') + link('/contact');
    const { site, world } = await openSite({
      '/': page(`<h1>Home</h1>${links}`),
      '/fees': page('<p>It costs 5</p>'),
      '/contact': page('<p>Call us</p>'),
    });
    const run = await runCrawl(world, { batchSize: 1 });
    expect(pathsOf(run)).toEqual(expect.arrayContaining(['/', '/fees', '/contact']));
    expect(site.requests.filter((path) => path.startsWith('/cdn-cgi/'))).toEqual([]);
  });

  it('counts only kept pages towards the limit, not broken, duplicate or noindex ones', async () => {
    const home = `<h1>Home</h1>${['/broken', '/copy', '/hidden', '/fees', '/contact'].map((path) => link(path)).join('')}`;
    const { world } = await openSite({
      '/': home,
      '/copy': home,
      '/hidden': `<meta name="robots" content="noindex"><p>Secret</p>${link('/behind', 'About the hidden part')}`,
      '/behind': '<p>Found through a page that is not indexed</p>',
      '/fees': '<p>It costs 5</p>',
      '/contact': '<p>Call us</p>',
    });
    const run = await runCrawl(world, { pageLimit: 4 });
    expect(pathsOf(run).toSorted()).toEqual(['/', '/behind', '/contact', '/fees']);
    expect(outcomeOf(run, '/broken')).toMatchObject({
      status: 'failed',
      reason: 'The page answered 404 (not found).',
    });
    expect(outcomeOf(run, '/hidden')?.reason).toContain('noindex');
    expect(outcomeOf(run, '/copy')?.reason).toContain('same text');
  });

  it('reads the start page once, though its other address has another line of news', async () => {
    const text = Array.from(
      { length: 12 },
      (_, at) => `<p>Line ${at} of the welcome to our old college.</p>`,
    ).join('');
    const page = (news: string) =>
      `<h1>Welcome</h1><p>${news}</p>${text}${link('/default.htm')}${link('/games.htm')}`;
    const { world } = await openSite({
      '/': page('Closed on 12 August.'),
      '/default.htm': page('Closed on 14 August, and on the day after it.'),
      '/games.htm': '<p>We play cricket and chess.</p>',
    });
    const run = await runCrawl(world, { pageLimit: 3 });
    expect(pathsOf(run).toSorted()).toEqual(['/', '/games.htm']);
    expect(outcomeOf(run, '/default.htm')?.reason).toContain('start page');
  });

  it('skips a page with hardly any text of its own, but follows its links', async () => {
    const frame =
      '<p>Riverside College was founded in 1972 and teaches arts and science.</p><p>Write to us or come to the office by the river on any working day of the week.</p>';
    const page = (text: string) => `<main>${frame}${text}</main>`;
    const { world } = await openSite({
      '/': page(`<h1>Welcome</h1>${['/events', '/fees', '/hours'].map((path) => link(path)).join('')}`),
      '/events': page(`<h1>Our events</h1>${link('/regatta', 'R')}`),
      '/regatta': page('<p>Boats race every spring, and all pupils may come and row with us.</p>'),
      '/fees': page('<h1>Fees</h1><p>A year costs $900.</p>'),
      '/hours': page('<p>9–5</p>'),
    });
    const run = await runCrawl(world, { pageLimit: 4 });
    expect(pathsOf(run).toSorted()).toEqual(['/', '/fees', '/hours', '/regatta']);
    expect(outcomeOf(run, '/events')?.reason).toContain('says nothing');
  });

  it('obeys nofollow of links and pages, and noindex for our agent alone', async () => {
    const { site, world } = await openSite({
      '/': `<h1>Home</h1><a rel="nofollow" href="/a">a</a>${link('/b')}${link('/c')}${link('/d')}`,
      '/b': {
        headers: { 'x-robots-tag': 'otherbot: noindex, nofollow' },
        body: '<p>For other bots only</p>',
      },
      '/c': { headers: { 'x-robots-tag': 'GPTsiteBot: noindex' }, body: '<p>Not for us</p>' },
      '/d': `<meta name="gptsitebot" content="nofollow"><p>A dead end</p>${link('/e')}`,
    });
    const run = await runCrawl(world);
    expect(pathsOf(run).toSorted()).toEqual(['/', '/b', '/d']);
    expect(site.requests).not.toContain('/a');
    expect(site.requests).not.toContain('/e');
  });

  it('finds pages through frames, image maps, sitemaps and a base URL, and stays on the site', async () => {
    const { world } = await openSite({
      '/': `<base href="/en/"><h1>Home</h1><iframe src="frame.html"></iframe>
        <map><area href="/map.html" alt="Map"></map>${link('sub.html')}${link('http://other.org/x')}${link('mailto:a@b.c')}`,
      '/en/frame.html': '<p>Inside the frame</p>',
      '/en/sub.html': '<p>Relative to the base</p>',
      '/map.html': '<p>From the image map</p>',
      '/robots.txt': 'Sitemap: http://www.site.org/maps.xml',
      '/maps.xml': {
        headers: { 'content-type': 'application/xml' },
        body: '<urlset><url><loc>http://site.org/listed</loc></url><url><loc>http://other.org/</loc></url></urlset>',
      },
      '/listed': '<p>Only in the sitemap</p>',
    });
    const run = await runCrawl(world);
    expect(pathsOf(run).toSorted()).toEqual(['/', '/en/frame.html', '/en/sub.html', '/listed', '/map.html']);
    expect(world.dialled.every(({ hostname }) => hostname === 'www.site.org')).toBe(true);
  });

  it('reads a canonical page once, and the original page if the canonical URL is broken', async () => {
    const canonical = (path: string, words: string) => `<link rel="canonical" href="${path}"><p>${words}</p>`;
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/print/fees')}${link('/fees')}${link('/old-contact')}`,
      '/print/fees': canonical('/fees', 'It costs 5, printed'),
      '/fees': canonical('/fees', 'It costs 5'),
      '/old-contact': canonical('/gone', 'Call 555'),
    });
    const run = await runCrawl(world);
    expect(pathsOf(run).toSorted()).toEqual(['/', '/fees', '/old-contact']);
    expect(outcomeOf(run, '/gone')).toMatchObject({ status: 'failed' });
  });

  it('follows meta refreshes to the real page', async () => {
    const { world } = await openSite({
      '/': '<meta http-equiv="refresh" content="0; url=/start">',
      '/start': `<h1>Start</h1><p>Welcome</p>${link('/moved')}`,
      '/moved': '<meta http-equiv="refresh" content="2;URL=\'/new\'"><p>We moved</p>',
      '/new': '<p>The new place</p>',
    });
    expect(pathsOf(await runCrawl(world))).toEqual(['/start', '/new']);
  });

  it('uses the host that the home page redirects to', async () => {
    const { site } = await openSite({ '/': `<h1>Home</h1>${link('/fees')}`, '/fees': '<p>It costs 5</p>' });
    const old = await serveSite({ '/': { status: 301, headers: { location: 'http://www.site.org/' } } });
    const world = makeWorld({ 'www.old.org': old.port, 'www.site.org': site.port });
    const run = await runCrawl(world, { startUrl: 'http://www.old.org/' });
    expect(run.items.map(({ url }) => url)).toEqual(['http://www.site.org/', 'http://www.site.org/fees']);
  });

  it('tries the name without www if the host does not exist', async () => {
    const { site } = await openSite({ '/': '<h1>Home</h1>' });
    const world = makeWorld({ 'site.org': site.port });
    expect(pathsOf(await runCrawl(world))).toEqual(['/']);
  });
});

describe('pages without knowledge', () => {
  it.each([
    ['/app', '<div id="root"></div><script src="/app.js"></script>', 'JavaScript'],
    ['/guard', '<title>Just a moment...</title><p>Checking your browser</p>', 'security check'],
    ['/missing', '<title>404 Not Found</title><p>Sorry</p>', 'not found'],
    ['/members', '<form>Password <input type="password"></form>', 'sign-in'],
    ['/blank', '<body></body>', 'no text'],
    ['/parked', '<p>This domain is for sale</p>', 'placeholder'],
  ])('%s is reported, not read', async (path, body, reason) => {
    const { world } = await openSite({ '/': `<h1>Home</h1>${link(path)}`, [path]: body });
    const run = await runCrawl(world);
    expect(pathsOf(run)).toEqual(['/']);
    expect(outcomeOf(run, path)?.reason).toContain(reason);
    const { plan } = await runCrawl(world, { startUrl: `http://www.site.org${path}` });
    expect(plan.ok).toBe(false);
  });

  it('keeps the description of a page that needs JavaScript, with a note', async () => {
    const { world } = await openSite({
      '/': '<meta name="description" content="A bakery in the old town"><div id="app"></div><script src="a.js"></script>',
    });
    const run = await runCrawl(world);
    expect(run.items).toMatchObject([{ content: { blocks: [{ text: 'A bakery in the old town' }] } }]);
    expect(outcomeOf(run, '/')?.reason).toContain('Only its description');
    expect(run.state?.notes.join()).toContain('JavaScript');
  });

  it('tells the owner what pages show of other websites, and what to do', async () => {
    const shown = {
      'https://docs.google.com/spreadsheets/d/1a/pubhtml': 'Upload it',
      'https://files.elm-school.org/fees.pdf': 'Upload it',
      'https://drive.google.com/file/d/1b/view': 'Upload it',
      'https://calendar.google.com/calendar/embed?src=elm': 'upload its file (.ics)',
      'https://www.youtube-nocookie.com/embed/xyz': 'not watched',
      'https://booking.elm-school.org/embed/rooms': 'add that as text',
    };
    const frame = (address: string, attributes = '') => `<iframe src="${address}" ${attributes}></iframe>`;
    const { world } = await openSite({
      '/': `<h1>Home</h1><p>Welcome to our school by the river.</p>${link('/fees')}
        ${frame('https://docs.google.com/spreadsheets/d/1a/pubhtml', 'title="Fees 2027"')}
        ${frame('https://docs.google.com/viewer?url=https%3A%2F%2Ffiles.elm-school.org%2Ffees.pdf&embedded=true')}
        ${frame('https://calendar.google.com/calendar/embed?src=elm')}
        ${frame('https://www.youtube-nocookie.com/embed/xyz', 'width="560" height="315"')}
        ${frame('https://www.google.com/maps/embed?pb=1')}${frame('https://counter.elm-school.org/', 'width="1" height="1"')}
        ${frame('https://ads.elm-school.org/', 'style="display: none"')}<a href="https://elm-school.org/friends">Friends</a>`,
      '/fees': `<p>Fees are 20 a month.</p><a href="https://drive.google.com/file/d/1b/view">Form</a>
        ${frame('https://booking.elm-school.org/embed/rooms')}${frame('https://calendar.google.com/calendar/embed?src=elm')}`,
    });
    const { state } = await runCrawl(world);
    const elsewhere = (state?.outcomes ?? []).filter(({ url }) => url.startsWith('https://'));
    expect(elsewhere.map(({ url }) => url).toSorted()).toEqual(Object.keys(shown).toSorted());
    for (const [url, advice] of Object.entries(shown))
      expect(elsewhere.find((outcome) => outcome.url === url)).toMatchObject({
        ...{ status: 'skipped', isFinal: true },
        reason: expect.stringContaining(advice),
      });
    expect(elsewhere[0]?.title).toBe('Fees 2027');
  });

  it('is shown in a browser where a script writes the main part: six pages a website, and two where that adds nothing', async () => {
    const page = (index: number, dates = '') =>
      `<h1>Course ${index}</h1><p>Our school of music teaches by the river.</p><h2>Dates</h2><div id="dates">${dates}</div><script src="/dates.js"></script>`;
    const courses = Array.from({ length: 9 }, (_, index): [string, Answer] => [
      `/course-${index}`,
      page(index),
    ]);
    const { world } = await openSite({
      '/': `<h1>School</h1>${courses.map(([path]) => link(path)).join('')}`,
      ...Object.fromEntries(courses),
    });
    const readAll = async (write: (index: number) => string) => {
      const shown: string[] = [];
      const run = await runCrawl({
        ...world,
        render: async ({ url }) => {
          shown.push(url);
          const index = Number(url.split('-')[1]);
          return {
            kind: 'rendered',
            html: page(index, write(index)),
            spent: { elapsedMs: 1, requests: 1, bytes: 1 },
          };
        },
      });
      const texts = run.items.map((item) => (item.kind === 'page' ? JSON.stringify(item.content) : ''));
      return {
        shown: shown.length,
        pages: texts.length,
        filled: texts.filter((text) => text.includes('Monday')).length,
      };
    };
    expect(await readAll((index) => `<p>Course ${index} begins on a Monday in spring, at four.</p>`)).toEqual(
      { shown: 6, pages: 10, filled: 6 },
    );
    expect(await readAll(() => '<p>Soon.</p>')).toEqual({ shown: 2, pages: 10, filled: 0 });
  });
});
