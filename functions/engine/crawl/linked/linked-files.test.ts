import { describe, expect, it } from 'vitest';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import {
  type Answer,
  type CrawlRun,
  link,
  makeWorld,
  openSite,
  runCrawl,
  serveSite,
} from '#tests/support/worlds/crawl-fixture.ts';
import { createFetcher } from '../fetch/fetcher.ts';

const css = (body: string): Answer => ({ headers: { 'content-type': 'text/css' }, body });
const script = (body: string): Answer => ({ headers: { 'content-type': 'text/javascript' }, body });
const sheetLink = '<link rel="stylesheet" href="/site.css">';
const scriptLink = '<script src="/site.js" defer></script>';
const old = '<p class="old">Tuition was $1,200 in 2019.</p>';
const answer = '<h4 class="ask">Who teaches?</h4><div class="reply"><p>Ann Reed teaches flute.</p></div>';
const page = (name: string, head: string, body: string) =>
  `<html lang="en"><head><title>${name}</title>${head}</head><body><h1>${name}</h1>${body}<p>${name} of the music school on Mill Road.</p></body></html>`;
const hiding = '.old,.reply{display:none}';
const opening = '$(".ask").on("click",function(){$(this).next().slideToggle()})';

const textOf = ({ items }: CrawlRun) =>
  items.map((item) => (item.kind === 'page' ? contentText(item.content) : '')).join('\n');

/** Two pages with the same sheet and script, and whatever else the website serves. */
async function crawlSchool(answers: Record<string, Answer>, settings: Parameters<typeof runCrawl>[1] = {}) {
  const head = sheetLink + scriptLink;
  const { site, world } = await openSite({
    '/': page('Home', head, old + link('/fees') + link('/contact')),
    '/fees': page('Fees', head, `${old}<p>Tuition is $1,900.</p>`),
    '/contact': page('Contact', head, answer),
    '/site.css': css(hiding),
    '/site.js': script(opening),
    ...answers,
  });
  const run = await runCrawl(world, settings);
  const asked = (path: string) => site.requests.filter((one) => one === path).length;
  return { run, world, asked, text: textOf(run) };
}

describe('a crawl reads the sheets and scripts that pages link', () => {
  it('drops what a sheet hides and keeps what a script opens, asking once for each file', async () => {
    const { text, asked, run } = await crawlSchool({}, { batchSize: 1 });
    expect(run.batches).toBeGreaterThan(1);
    expect(text).not.toContain('1,200');
    expect(text).toContain('Tuition is $1,900');
    expect(text).toContain('Ann Reed teaches flute');
    expect([asked('/site.css'), asked('/site.js')]).toEqual([1, 1]);
  });

  it('reads the same after a worker has died', async () => {
    const calm = await crawlSchool({});
    let deaths = 0;
    const dieAt = (url: string) => url.endsWith('/fees') && deaths++ === 0;
    const { run, asked } = await crawlSchool({}, { dieAt });
    expect(run.begins).toBeGreaterThan(run.batches);
    expect(run.items.map(({ url }) => url).toSorted()).toEqual(
      calm.run.items.map(({ url }) => url).toSorted(),
    );
    expect(textOf(run)).not.toContain('1,200');
    expect(textOf(run)).toContain('Ann Reed teaches flute');
    expect(asked('/site.css')).toBe(1);
  });

  it('follows imports once, and reads sheets of a builder’s host by its own robots.txt', async () => {
    const head =
      '<link rel="stylesheet" href="http://cdn.builder.org/a.css"><link rel="stylesheet" href="http://closed.builder.org/b.css">';
    const { site } = await openSite({
      '/': page('Home', head, `${old}<p class="note">Lessons cost $35.</p>`),
    });
    const builder = await serveSite({
      '/a.css': css('@import url("parts/c.css") screen; @import "d.css" print; b{color:red}'),
      '/parts/c.css': css('@import "deeper.css"; .old{display:none}'),
    });
    const closed = await serveSite({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
      '/b.css': css('.note{display:none}'),
    });
    const text = textOf(
      await runCrawl(
        makeWorld({
          'www.site.org': site.port,
          'cdn.builder.org': builder.port,
          'closed.builder.org': closed.port,
        }),
      ),
    );
    expect(text).not.toContain('1,200');
    expect(text).toContain('$35');
    expect(builder.requests).toEqual(['/robots.txt', '/a.css', '/parts/c.css']);
    expect(closed.requests).toEqual(['/robots.txt']);
  });

  it('asks for no script where nothing is hidden', async () => {
    const { asked } = await crawlSchool({ '/site.css': css('.old{color:#333}') });
    expect(asked('/site.js')).toBe(0);
  });
});

describe('text stays where a file cannot be read', () => {
  it.each<[string, Record<string, Answer>]>([
    ['the sheet is missing', { '/site.css': { status: 404, body: 'none' } }],
    ['the sheet fails', { '/site.css': { status: 500, body: 'none' } }],
    ['the sheet is a page', { '/site.css': hiding }],
    ['the sheet is too large', { '/site.css': css(`${hiding}${' '.repeat(1_100_000)}`) }],
    ['the script fails', { '/site.js': { status: 403, body: 'none' } }],
    ['the script is too large', { '/site.js': script(' '.repeat(2_200_000)) }],
    [
      'robots.txt forbids the sheet',
      {
        '/robots.txt': {
          headers: { 'content-type': 'text/plain' },
          body: 'User-agent: *\nDisallow: /site.css',
        },
      },
    ],
    [
      'the website asks for long pauses',
      { '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nCrawl-delay: 2' } },
    ],
  ])('%s', async (_, answers) => {
    expect((await crawlSchool(answers)).text).toContain('1,200');
  });

  it('but a script that is not there opens nothing', async () => {
    const { text } = await crawlSchool({ '/site.js': { status: 404, body: 'none' } });
    expect(text).not.toContain('1,200');
    expect(text).not.toContain('Ann Reed');
  });
});

describe('linked files obey the address guard', () => {
  it.each([
    'http://127.0.0.1/x.css',
    'http://169.254.169.254/latest/meta-data/x.css',
    'http://[::1]/x.css',
    'http://internal.site.org/x.css',
    'http://www.site.org:8080/x.css',
    'http://localhost/x.css',
    'file:///etc/passwd',
  ])('%s is not asked for, linked, imported or forwarded to', async (address) => {
    const redirect: Answer = { status: 302, headers: { location: address } };
    const head = `<link rel="stylesheet" href="${address}"><link rel="stylesheet" href="/import.css"><link rel="stylesheet" href="/forward.css"><script src="${address}"></script>${sheetLink}`;
    const { site } = await openSite({
      '/': page('Home', head, old),
      '/import.css': css(`@import "${address}";`),
      '/forward.css': redirect,
      '/site.css': css(hiding),
    });
    const world = makeWorld({ 'www.site.org': site.port });
    const resolve = async (hostname: string) =>
      hostname === 'internal.site.org' ? ['10.0.0.7'] : world.resolve(hostname);
    const dialled = new Set<string>();
    const fetch = createFetcher({
      resolve,
      dial: (target) => {
        dialled.add(`${target.hostname}:${target.port}`);
        return world.dial(target);
      },
      sleep: world.sleep,
    });
    expect((await runCrawl({ ...world, fetch })).items).toHaveLength(1);
    expect(site.requests).toContain('/site.css');
    expect([...dialled]).toEqual(['www.site.org:80']);
  });
});
