import { describe, expect, test } from 'vitest';
import { runStep } from '#functions/domain/conversions/run-step.ts';
import { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import { openMailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import { openSite } from '#tests/support/worlds/crawl-fixture.ts';
import { begin, openStepLab } from './step-lab.ts';

const lab = openStepLab();
const death = new Error('the worker died');

/** Runs a conversion to its end; when the world throws `death`, another worker takes over after the lease expires. */
async function runThroughDeaths(conversionId: string): Promise<void> {
  lab.world.reportFailure = (_conversionId, error) => {
    if (error === death) throw error;
    lab.failures.push(error);
  };
  lab.sent.push({ conversionId, stepNumber: 0 });
  let message = lab.sent.shift();
  for (let begins = 0; message && begins < 60; begins++) {
    const { stepNumber } = message;
    const next: typeof message | undefined = await runStep(lab.world, {
      version: 1,
      conversionId,
      stepNumber,
    }).then(
      () => lab.sent.shift(),
      () => message,
    );
    message = next;
    lab.clock += 120_000;
  }
}

/** Lets the world read a site and kills the worker at some of its pages. */
async function readSiteDyingAt(answers: Record<string, string>, isDeadly: (path: string) => boolean) {
  const { world: crawlWorld } = await openSite(answers);
  lab.world.planCrawl = (request) => planCrawl(crawlWorld, request);
  lab.world.crawlBatch = (state, options) =>
    crawlBatch(crawlWorld, state, {
      ...{ ...options, deadline: crawlWorld.now() + 40_000 },
      onPage: async (url) => {
        if (isDeadly(new URL(url).pathname)) throw death;
        await options.onPage?.(url);
      },
    });
}

describe('a conversion whose worker dies', () => {
  const links = '<a href="/fees">Fees</a><a href="/hours">Hours</a><a href="/contact">Contact</a>';
  const answers = {
    '/': `<h1>Maple Grove</h1><p>A school by the river for curious children.</p>${links}`,
    '/fees': '<p>Tuition is 900 dollars a year for every child.</p>',
    '/hours': '<p>The office is open daily from 9 to 17 on school days.</p>',
    '/contact': '<p>Call us at (541) 555-0142 or come to 12 Maple Lane.</p>',
  };
  const site = { url: 'http://www.site.org/', notify: { name: 'Elena', email: 'elena@maple-grove.org' } };

  test('on every read of one page skips that page and tells the owner why', async () => {
    await readSiteDyingAt(answers, (path) => path === '/fees');
    const conversionId = await begin(lab, site);
    await runThroughDeaths(conversionId);
    expect(await lab.world.conversions.find(conversionId)).toMatchObject({ status: 'completed' });
    const reason = 'We could not read this page; our reader stopped while reading it.';
    const { sources } = await lab.world.conversions.findSources(conversionId);
    const said = sources.map(({ url, status, reason: why }) => ({ url, status, ...(why && { why }) }));
    const of = (path: string) => `http://www.site.org/${path}`;
    expect(said).toHaveLength(4);
    expect(said).toContainEqual({ url: of('fees'), status: 'failed', why: reason });
    for (const path of ['', 'hours', 'contact'])
      expect(said).toContainEqual({ url: of(path), status: 'read' });
    const mail = (
      await openMailStore(lab.table).claim(`ready-${conversionId}`, lab.world.now(), lab.world.now())
    )?.mail;
    expect(mail?.text).toContain(`What we did not read:\n- Fees: <http://www.site.org/fees> ${reason}`);
    expect(mail?.text).not.toContain('Your website does not answer');
  });

  test('on every page fails without blaming the website', async () => {
    await readSiteDyingAt({ ...answers, '/': links }, (path) => path !== '/');
    const conversionId = await begin(lab, { ...site, businessDescription: '' });
    await runThroughDeaths(conversionId);
    expect(await lab.world.conversions.find(conversionId)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('Our reader stopped while reading your website'),
    });
    const mails = openMailStore(lab.table);
    const mailId = `failed-${conversionId}`;
    const { updatedAt = '' } = (await lab.world.conversions.find(conversionId)) ?? {};
    const inMinutes = (minutes: number) => new Date(Date.parse(updatedAt) + minutes * 60_000);
    expect(await mails.findDueIds(inMinutes(4), 100), 'time to mend the address').not.toContain(mailId);
    expect(await mails.findDueIds(inMinutes(6), 100)).toContain(mailId);
    const mail = (await mails.claim(mailId, inMinutes(6), inMinutes(6)))?.mail;
    await mails.withdraw(mailId, inMinutes(7));
    expect(await mails.findDueIds(inMinutes(8), 100), 'mended').not.toContain(mailId);
    expect(mail?.text).toContain('Our reader stopped while reading your website');
  });

  test('eight times while saving a batch loses no page', async () => {
    await readSiteDyingAt(answers, () => false);
    const conversionId = await begin(lab, site);
    let deaths = 0;
    lab.world.reach = (point) => {
      if (point === 'crawl:saved' && deaths++ < 8) throw death;
    };
    await runThroughDeaths(conversionId);
    expect(await lab.world.conversions.find(conversionId)).toMatchObject({ status: 'completed', notes: [] });
    const { sources } = await lab.world.conversions.findSources(conversionId);
    expect(sources.map(({ status }) => status)).toEqual(['read', 'read', 'read', 'read']);
  });

  test('on every attempt at one step is abandoned after five attempts', async () => {
    const conversionId = await begin(lab);
    let deaths = 0;
    lab.world.reach = (point) => {
      if (point !== 'index:stored') return;
      deaths++;
      throw death;
    };
    await runThroughDeaths(conversionId);
    expect(await lab.world.conversions.find(conversionId)).toMatchObject({ status: 'failed' });
    expect([deaths, lab.buried]).toEqual([5, 1]);
  });

  test('twice on one document reads that document again after the others', async () => {
    const begun: string[] = [];
    let deaths = 0;
    lab.world.files = { ...lab.world.files, readDocument: async () => Buffer.from('text') };
    lab.world.ingestDocument = async ({ filename }) => {
      begun.push(filename);
      if (filename === 'a.txt' && deaths++ < 2) throw death;
      return { ok: true, wordCount: 3, content: { title: filename, blocks: [], structuredData: [] } };
    };
    const conversionId = await begin(lab, { documents: ['a.txt', 'b.txt'] });
    await runThroughDeaths(conversionId);
    expect(begun).toEqual(['a.txt', 'b.txt', 'a.txt', 'b.txt', 'a.txt']);
    const { sources } = await lab.world.conversions.findSources(conversionId);
    expect(sources.map(({ title, status }) => ({ title, status }))).toEqual([
      { title: 'b.txt', status: 'read' },
      { title: 'a.txt', status: 'read' },
    ]);
  });
});
