import { describe, expect, it } from 'vitest';
import { listVisitorQuestions } from '#functions/engine/readiness/visitor-questions.ts';
import { readableExtensions } from '#shared/domain/documents/document-type.ts';
import {
  type Answer,
  link,
  numbered,
  openSite,
  outcomeOf,
  pathsOf,
  runCrawl,
} from '#tests/support/worlds/crawl-fixture.ts';
import { readSingle } from './read-single.ts';

const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' };
const askSchool = {
  listQuestions: (tag: string | undefined) => listVisitorQuestions({ brandId: 'edgpt' }, tag),
};
const links = (entries: [string, string][]) => entries.map(([path, text]) => link(path, text)).join('');
const files = (entries: [string, string][]) => Object.fromEntries(entries.map(([path]) => [path, pdf]));
const documentsOf = (run: Awaited<ReturnType<typeof runCrawl>>) =>
  pathsOf(run).filter((path) => path.endsWith('.pdf'));

const office = 'application/vnd.openxmlformats-officedocument.';
const open = 'application/vnd.oasis.opendocument.';
/** What servers call the types of offices, by the ending of their names. */
const typesByName = {
  ...{ pdf: 'application/pdf', doc: 'application/msword', docx: `${office}wordprocessingml.document` },
  ...{
    xls: 'application/vnd.ms-excel',
    xlsx: `${office}spreadsheetml.sheet`,
    csv: 'text/csv; charset=utf-8',
  },
  ...{ pptx: `${office}presentationml.presentation`, odt: `${open}text`, ods: `${open}spreadsheet` },
  ...{ odp: `${open}presentation`, epub: 'application/epub+zip', eml: 'message/rfc822', txt: 'text/plain' },
  ...{ rtf: 'application/rtf', md: 'text/markdown' },
};

describe('the documents that a crawl reads', () => {
  const annexes = Array.from({ length: 6 }, (_, i): [string, string] => [
    `/files/annex-${i + 1}.pdf`,
    `Annex ${i + 1} to the rules`,
  ]);
  const rules: [string, string][] = [
    ['/files/a81.pdf', 'Canteen and lunch prices'],
    ['/files/a82.pdf', 'School bus rules'],
    ['/files/a83.pdf', 'Playground'],
  ];

  it('are those that visitors ask about, before the further parts of a numbered series', async () => {
    const { world } = await openSite({
      '/': `<html lang="en"><h1>School</h1>${links([...annexes, ...rules])}`,
      ...files([...annexes, ...rules]),
    });
    const run = await runCrawl(world, { ...askSchool, documentLimit: 4 });
    expect(documentsOf(run).toSorted()).toEqual([
      '/files/a81.pdf',
      '/files/a82.pdf',
      '/files/a83.pdf',
      '/files/annex-1.pdf',
    ]);
    expect(outcomeOf(run, '/files/annex-6.pdf')).toMatchObject({ status: 'skipped', cause: 'limit' });
  });

  it('are chosen by the text around a link that says nothing, and by their newest year', async () => {
    const minutes = [2019, 2026, 2025].map((year): [string, string] => [`/m/${year}.pdf`, `Minutes ${year}`]);
    const { world } = await openSite({
      '/': `<h1>School</h1>${link('/x/1.pdf', 'Download')}${links(minutes)}
        <ul><li>How to enroll your child: ${link('/x/2.pdf', 'Download')}</li></ul>`,
      ...files([...minutes, ['/x/1.pdf', ''], ['/x/2.pdf', '']]),
    });
    const run = await runCrawl(world, { ...askSchool, documentLimit: 3 });
    expect(documentsOf(run)).toEqual(['/x/2.pdf', '/x/1.pdf', '/m/2026.pdf']);
  });

  it('are of every type that is read, by the name of the file or by what the server calls it', async () => {
    const types = { ...typesByName, ics: 'text/calendar' };
    const named = Object.keys(types).map((ending): [string, string] => [
      `/files/a.${ending}`,
      'application/octet-stream',
    ]);
    const called = Object.entries(types).map(([ending, type]): [string, string] => [
      `/download?id=${ending}`,
      type,
    ]);
    const all = [...named, ...called];
    expect(Object.keys(types).toSorted()).toEqual(readableExtensions.toSorted());
    const { world } = await openSite({
      '/': `<h1>School</h1><p>All our papers.</p>${all.map(([path]) => link(path)).join('')}`,
      ...Object.fromEntries(
        all.map(([path, type]) => [path, { headers: { 'content-type': type }, body: path }]),
      ),
    });
    const { items } = await runCrawl(world, { documentLimit: all.length });
    const files = items.flatMap((item) =>
      item.kind === 'page' ? [] : [item.url.replace('http://www.site.org', '')],
    );
    expect(files.toSorted()).toEqual(all.map(([path]) => path).toSorted());
  });

  it('are up to forty, wherever the site stores them', async () => {
    const many = Array.from({ length: 45 }, (_, i): [string, string] => [
      `/uploads/2019/05/${'abcdefghi'[i % 9]}${'jklmn'[i % 5]}.pdf`,
      `Leaflet ${'abcdefghi'[i % 9]}${'jklmn'[i % 5]}`,
    ]);
    const { world } = await openSite({
      '/': `<h1>School</h1>${links(many)}${link('/gone.pdf', 'School bus')}`,
      ...files(many),
    });
    const run = await runCrawl(world, { ...askSchool, crawl: { fetches: 145, fileFetches: 60 } });
    expect(documentsOf(run)).toHaveLength(40);
  });
});

describe('the pages that a crawl reads', () => {
  const page = (text: string) => `<html lang="en"><p>${text}</p>`;
  const needed: [string, string][] = [
    ['/p1', 'Staff'],
    ['/p2', 'Opening hours'],
    ['/p3', 'How to find us'],
    ['/p4', 'Tuition'],
    ['/p5', 'Contact'],
  ];

  it('always include address, hours, people, fees and contact', async () => {
    const clubs = Array.from({ length: 30 }, (_, i): [string, string] => [
      `/clubs/${'abcdefghij'[i % 10]}${'klm'[i % 3]}`,
      `Club safety rules ${'abcdefghij'[i % 10]}${'klm'[i % 3]}`,
    ]);
    const { world } = await openSite({
      '/': `<html lang="en"><h1>School</h1><nav>${links(clubs)}</nav><footer>${links(needed)}</footer>`,
      ...Object.fromEntries([...clubs, ...needed].map(([path, text]) => [path, page(`${text} of ${path}`)])),
    });
    const run = await runCrawl(world, { ...askSchool, pageLimit: 8 });
    expect(pathsOf(run)).toEqual(expect.arrayContaining(needed.map(([path]) => path)));
  });

  it.each([
    ['a law firm', 'law'],
    ['a school', 'edgpt'],
  ] as const)('are those that questions ask for by name before news: %s', async (_case, brandId) => {
    const asked: [string, string][] = [
      ['/agb', 'Terms and conditions'],
      ['/r', 'Refund policy'],
      ['/f', 'Fees'],
      ['/p', 'Prices'],
      ['/c', 'Contact'],
      ['/h', 'Opening hours'],
    ];
    const news = Array.from({ length: 40 }, (_, i): [string, string] => [
      `/blog/${'abcdefghij'[i % 10]}${'klmn'[i % 4]}`,
      `How our ${'abcdefghij'[i % 10]}${'klmn'[i % 4]} team celebrated a great day`,
    ]);
    const { world } = await openSite({
      '/': `<html lang="en"><h1>House</h1><main>${links(news)}</main><footer>${links(asked)}</footer>`,
      ...Object.fromEntries([...news, ...asked].map(([path, text]) => [path, page(`${text} of ${path}`)])),
    });
    const run = await runCrawl(world, {
      listQuestions: (tag: string | undefined) => listVisitorQuestions({ brandId }, tag),
      pageLimit: 9,
    });
    expect(pathsOf(run)).toEqual(expect.arrayContaining(asked.map(([path]) => path)));
  });

  it('are those of a menu, however it is built, before those that one page mentions', async () => {
    const menu = 'abcdef'.split('').map((name): [string, string] => [`/${name}`, name.repeat(3)]);
    const mentions = 'uvwxyz'.split('').map((name): [string, string] => [`/${name}`, name.repeat(3)]);
    const table = `<table><tr><td>${links(menu.toReversed())}</td></tr></table>`;
    const { world } = await openSite({
      '/': `<h1>Club</h1>${links(mentions)}${table}`,
      ...Object.fromEntries(
        [...menu, ...mentions].map(([path]) => [path, `${page(`Page ${path}`)}${table}`]),
      ),
    });
    const run = await runCrawl(world, { pageLimit: 10, crawl: { concurrency: 1 } });
    expect(pathsOf(run)).toEqual(expect.arrayContaining(menu.map(([path]) => path)));
  });

  it('cover more topics rather than one topic many times', async () => {
    const people = numbered(12, (i): [string, Answer] => [`/team/${i}`, page(`Person ${'abcdefghijkl'[i]}`)]);
    const { world } = await openSite({
      '/': `<html lang="en"><h1>School</h1>${Object.keys(people)
        .map((path) => link(path, 'Our team'))
        .join('')}
        ${link('/x', 'Homework')}${link('/y', 'Uniform')}`,
      '/x': page('Twenty minutes'),
      '/y': page('Blue'),
      ...people,
    });
    expect(pathsOf(await runCrawl(world, { ...askSchool, pageLimit: 6 }))).toEqual(
      expect.arrayContaining(['/x', '/y']),
    );
  });

  it('are found behind tiles, buttons and lists that open them by script', async () => {
    const { world } = await openSite({
      '/': `<h1>Home</h1><div onclick="window.open('rooms.html')">Rooms</div>
        <button onclick="location.href = '/hall.html'">Hall</button>
        <select onchange="location = this.value"><option value="/fees.html">Fees</option></select>
        <select><option value="red">Red</option></select>`,
      '/rooms.html': '<p>Twelve rooms</p>',
      '/hall.html': '<p>One hall</p>',
      '/fees.html': '<p>It costs 5</p>',
    });
    const run = await runCrawl(world);
    expect(pathsOf(run).toSorted()).toEqual(['/', '/fees.html', '/hall.html', '/rooms.html']);
    expect(outcomeOf(run, '/red')).toBeUndefined();
  });

  it('include a start page that search engines may not list', async () => {
    const { world } = await openSite({
      '/': `<meta name="robots" content="noindex"><h1>Open daily</h1>${link('/hidden')}`,
      '/hidden': '<meta name="robots" content="noindex"><p>Not this one</p>',
    });
    const run = await runCrawl(world);
    expect(pathsOf(run)).toEqual(['/']);
    expect(outcomeOf(run, '/hidden')?.reason).toContain('noindex');
  });

  it('include pages and files that a menu leads to, whatever search engines may list, and tell the owner of both', async () => {
    const away = '<meta name="robots" content="noindex">';
    const { world } = await openSite({
      '/': `<h1>Open daily</h1><nav>${link('/terms')}${link('/prices')}${link('/closed')}${link('/forwards')}</nav>${link('/hidden')}${link('/late')}`,
      '/terms': `${away}<h1>Terms</h1><p>You may cancel within 14 days of your order.</p>`,
      '/prices': {
        headers: { 'x-robots-tag': 'noindex' },
        body: '<h1>Prices</h1><p>A day costs $12 for adults.</p>',
      },
      '/closed': '<h1>Closed</h1><p>Robots stay out of this page.</p>',
      '/forwards': { status: 302, headers: { location: '/moved' }, body: '' },
      '/moved': `${away}<h1>Moved</h1><p>Refunds are paid within a week.</p>`,
      '/hidden': `${away}<h1>Hidden</h1><p>Only for partners of the house.</p>`,
      '/late': `<h1>Late</h1><p>A page with a menu of its own.</p><nav>${link('/old')}</nav>`,
      '/old': `${away}<h1>Old</h1><p>The museum was founded in 1911.</p>`,
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /closed' },
    });
    const run = await runCrawl(world);
    expect(pathsOf(run).toSorted()).toEqual(['/', '/late', '/moved', '/old', '/prices', '/terms']);
    expect(outcomeOf(run, '/terms')).toMatchObject({
      status: 'read',
      reason: expect.stringContaining('menu'),
    });
    expect(outcomeOf(run, '/hidden')).toMatchObject({
      status: 'skipped',
      reason: expect.stringMatching(/noindex.*Add its address/),
    });
    expect(outcomeOf(run, '/closed')?.status).toBe('skipped');
    expect(run.state?.notes).toContainEqual(expect.stringMatching(/noindex.*in your menu were read/));
  });

  it('include a page that its owner names, though search engines may not list it', async () => {
    const { world } = await openSite({
      '/hidden': '<meta name="robots" content="noindex"><h1>Hidden</h1><p>Partners meet on Mondays.</p>',
    });
    const read = await readSingle(world, 'http://www.site.org/hidden');
    expect(JSON.stringify(read)).toContain('Partners meet on Mondays.');
  });
});
