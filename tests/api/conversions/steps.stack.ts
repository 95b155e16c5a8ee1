import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginConversion, type Conversion } from '#functions/domain/conversions/conversion.ts';
import { findReadiness } from '#functions/domain/conversions/find-readiness.ts';
import type { ConversionFiles, PipelinePorts } from '#functions/domain/conversions/ports.ts';
import { runStep } from '#functions/domain/conversions/run-step.ts';
import { sweep } from '#functions/domain/maintenance/sweep.ts';
import type { WebhookStore } from '#functions/domain/webhooks/ports.ts';
import { openSite } from '#functions/engine/crawl/crawl-fixture.ts';
import { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import { openConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import { openLibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import { openStepStore } from '#functions/storage/dynamodb/conversions/step-store.ts';
import { openMailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import { openTable, type Table } from '#functions/storage/dynamodb/table.ts';
import { openWebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { createTable, type Engine, startDynamodb } from '#infra/local/engines/dynamodb-engine.ts';
import { makeConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { countReadiness } from '#shared/domain/conversion/readiness.ts';
import { keepFilesInMemory } from '#tests/support/files-in-memory.ts';
import { refuseFailure } from '#tests/support/sweeper.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-steps-'));
let engine: Engine;
let table: Table;

beforeAll(async () => {
  engine = await startDynamodb(join(folder, 'table.sqlite'));
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  await createTable('steps');
  table = openTable('steps');
});
afterAll(async () => {
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const description = 'We are open daily from 9 to 17. Tuition is 900 dollars a year.';
let world: PipelinePorts & { webhooks: WebhookStore };
let announced: string[];
let sent: { conversionId: string; stepNumber: number; delaySeconds?: number }[];
let failures: unknown[];
let buried: number;
let performed: string[];
let nextId = 0;
let clock: number;

beforeEach(() => {
  sent = [];
  failures = [];
  buried = 0;
  announced = [];
  performed = [];
  clock = Date.parse('2026-11-21T09:00:00Z');
  world = {
    conversions: openConversionStore(table),
    steps: openStepStore(table),
    files: keepFilesInMemory(),
    planCrawl: () => Promise.reject(new Error('no website in this test')),
    crawlBatch: () => Promise.reject(new Error('no website in this test')),
    ingestDocument: () => Promise.reject(new Error('no document in this test')),
    now: () => new Date(clock),
    makeId: () => `owner-${nextId++}`,
    siteOrigin: () => 'https://edgpt.ai',
    sendStep: async (conversionId, stepNumber, delaySeconds) =>
      void sent.push({ conversionId, stepNumber, ...(delaySeconds && { delaySeconds }) }),
    reportFailure: (_conversionId, error) => void failures.push(error),
    buryStep: async () => void buried++,
    sendMail: async () => undefined,
    webhooks: openWebhookStore(table),
    announceDelivery: async ({ deliveryId }) => void announced.push(deliveryId),
    reach: (point) => void performed.push(point),
  };
});

async function begin(
  parts: Partial<Pick<Conversion, 'url' | 'notify' | 'businessDescription'>> & { documents?: string[] } = {},
): Promise<string> {
  const conversionId = makeConversionId('edgpt', Buffer.from(`conversion-${nextId++}`.padEnd(16).slice(-16)));
  const request = {
    conversionId,
    brandId: 'edgpt' as const,
    companyName: 'Maple Grove',
    pageLimit: 25,
  };
  const { url = null, businessDescription = description, notify } = parts;
  const documents = (parts.documents ?? []).map((filename) => ({
    ...{ uploadId: filename, filename, contentType: 'text/plain', sizeBytes: 4 },
  }));
  await openDemonstrationStore(table).create(
    beginConversion(
      { ...request, documents, url, businessDescription, ...(notify && { notify }) },
      world.now(),
    ),
    new Date(8_640_000_000_000_000),
  );
  return conversionId;
}

async function runToTheEnd(conversionId: string): Promise<void> {
  sent.push({ conversionId, stepNumber: 0 });
  for (let message = sent.shift(); message; message = sent.shift())
    await runStep(world, { version: 1, ...message });
}

const death = new Error('the worker died');

/**
 * Runs a conversion to its end. When the world throws `death`, the worker dies and another takes over after the lease
 * expires.
 */
async function outliveDeaths(conversionId: string): Promise<void> {
  // A dead worker does not release its lease.
  world.reportFailure = (_conversionId, error) => {
    if (error === death) throw error;
    failures.push(error);
  };
  sent.push({ conversionId, stepNumber: 0 });
  let message = sent.shift();
  for (let begins = 0; message && begins < 60; begins++) {
    const { stepNumber } = message;
    const next: typeof message | undefined = await runStep(world, {
      version: 1,
      conversionId,
      stepNumber,
    }).then(
      () => sent.shift(),
      () => message,
    );
    message = next;
    clock += 120_000;
  }
}

/** Makes the world read a site and kills the worker at some of its pages. */
async function readSiteDyingAt(answers: Record<string, string>, isDeadly: (path: string) => boolean) {
  const { world: crawlWorld } = await openSite(answers);
  world.planCrawl = (request) => planCrawl(crawlWorld, request);
  world.crawlBatch = (state, options) =>
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

  test('at every reading of one page leaves out that page and tells the owner the true reason', async () => {
    await readSiteDyingAt(answers, (path) => path === '/fees');
    const conversionId = await begin(site);
    await outliveDeaths(conversionId);
    expect(await world.conversions.find(conversionId)).toMatchObject({ status: 'completed' });
    const reason = 'We could not read this page; our reader stopped while reading it.';
    const sources = await world.conversions.findSources(conversionId);
    const said = sources.map(({ url, status, reason: why }) => ({ url, status, ...(why && { why }) }));
    const of = (path: string) => `http://www.site.org/${path}`;
    expect(said).toHaveLength(4);
    expect(said).toContainEqual({ url: of('fees'), status: 'failed', why: reason });
    for (const path of ['', 'hours', 'contact'])
      expect(said).toContainEqual({ url: of(path), status: 'read' });
    const mail = (await openMailStore(table).claim(`ready-${conversionId}`, world.now(), world.now()))?.mail;
    expect(mail?.text).toContain(`What we did not read:\n- Fees: <http://www.site.org/fees> ${reason}`);
    expect(mail?.text).not.toContain('Your website does not answer');
  });

  test('at every page fails without blaming the website', async () => {
    await readSiteDyingAt({ ...answers, '/': links }, (path) => path !== '/');
    const conversionId = await begin({ ...site, businessDescription: '' });
    await outliveDeaths(conversionId);
    expect(await world.conversions.find(conversionId)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('Our reader stopped while reading your website'),
    });
    const mail = (await openMailStore(table).claim(`failed-${conversionId}`, world.now(), world.now()))?.mail;
    expect(mail?.text).toContain('Our reader stopped while reading your website');
  });

  test('eight times while it saves a batch loses no page', async () => {
    await readSiteDyingAt(answers, () => false);
    const conversionId = await begin(site);
    let deaths = 0;
    world.reach = (point) => {
      if (point === 'crawl:saved' && deaths++ < 8) throw death;
    };
    await outliveDeaths(conversionId);
    expect(await world.conversions.find(conversionId)).toMatchObject({ status: 'completed', notes: [] });
    const sources = await world.conversions.findSources(conversionId);
    expect(sources.map(({ status }) => status)).toEqual(['read', 'read', 'read', 'read']);
  });

  test('at every attempt at one step is given up after five attempts', async () => {
    const conversionId = await begin();
    let deaths = 0;
    world.reach = (point) => {
      if (point !== 'index:stored') return;
      deaths++;
      throw death;
    };
    await outliveDeaths(conversionId);
    expect(await world.conversions.find(conversionId)).toMatchObject({ status: 'failed' });
    expect([deaths, buried]).toEqual([5, 1]);
  });

  test('twice at one document reads that document again after the others', async () => {
    const begun: string[] = [];
    world.files = { ...world.files, readDocument: async () => Buffer.from('text') };
    world.ingestDocument = async ({ filename }) => {
      begun.push(filename);
      if (filename === 'a.txt' && begun.length <= 2) throw death;
      return { ok: true, wordCount: 3, content: { title: filename, blocks: [], structuredData: [] } };
    };
    const conversionId = await begin({ documents: ['a.txt', 'b.txt'] });
    await outliveDeaths(conversionId);
    expect(begun).toEqual(['a.txt', 'a.txt', 'b.txt', 'a.txt']);
    const sources = await world.conversions.findSources(conversionId);
    expect(sources.map(({ title, status }) => ({ title, status }))).toEqual([
      { title: 'b.txt', status: 'read' },
      { title: 'a.txt', status: 'read' },
    ]);
  });
});

describe('a step', () => {
  test('is done once although its message is delivered twice at the same time', async () => {
    const conversionId = await begin();
    await Promise.all([0, 0].map((stepNumber) => runStep(world, { version: 1, conversionId, stepNumber })));
    expect(performed.filter((point) => point === 'plan:leased')).toHaveLength(1);
    expect(sent).toEqual([{ conversionId, stepNumber: 1 }]);
  });

  test('is not done again by a message that comes after the end, nor by one of the future', async () => {
    const conversionId = await begin();
    await runToTheEnd(conversionId);
    const finished = await world.conversions.find(conversionId);
    expect(finished).toMatchObject({ status: 'completed', percentage: 100 });
    for (const stepNumber of [3, 0, 99, 1]) await runStep(world, { version: 1, conversionId, stepNumber });
    expect(await world.conversions.find(conversionId)).toEqual(finished);
  });

  test('that fails is tried again, and given up after five attempts with a reason and a dead letter', async () => {
    const conversionId = await begin({ url: 'https://maple-grove.org' });
    for (let attempt = 1; attempt <= 5; attempt++) {
      await runStep(world, { version: 1, conversionId, stepNumber: 0 });
    }
    expect(sent.map(({ delaySeconds }) => delaySeconds)).toEqual([2, 4, 8, 16, 32]);
    expect(failures).toHaveLength(5);
    await runStep(world, { version: 1, conversionId, stepNumber: 0 });
    const given = await world.conversions.find(conversionId);
    expect(given).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('try again later'),
    });
    expect(buried).toBe(1);
  });

  test('whose worker lost its lease changes nothing', async () => {
    const conversionId = await begin();
    const message = { version: 1 as const, conversionId, stepNumber: 0 };
    const readStates: string[] = [];
    const { files } = world;
    world.files = {
      ...files,
      readState(id, key) {
        readStates.push(key);
        return files.readState(id, key);
      },
    };
    let overtaking: Promise<void> | undefined;
    const slow = {
      ...world,
      files: {
        ...files,
        writeState: async (...write: Parameters<ConversionFiles['writeState']>) => {
          clock += 120_000;
          overtaking = runStep(world, message);
          await overtaking;
          await files.writeState(write[0], write[1], { ...write[2], pageSourceIds: ['of the slow worker'] });
        },
      },
    };
    await runStep(slow, message);
    expect(sent).toEqual([{ conversionId, stepNumber: 1 }]);
    await runStep(world, { ...message, stepNumber: 1 });
    const written = await Promise.all(readStates.map((key) => files.readState(conversionId, key)));
    expect(written.map(({ pageSourceIds }) => pageSourceIds)).toEqual([[]]);
  });

  test('whose bar was moved further than its end is tried again, and goes on', async () => {
    const conversionId = await begin();
    const { steps } = world;
    world.reach = (point) => {
      if (point !== 'plan:saved') return;
      world.reach = () => undefined;
      world.steps = {
        ...steps,
        async finishStep(id, stepNumber, owner, outcome) {
          world.steps = steps;
          await steps.reportPage(id, owner, {
            currentPage: '',
            currentStep: '',
            percentage: 60,
            now: world.now(),
          });
          return steps.finishStep(id, stepNumber, owner, outcome);
        },
      };
    };
    await runToTheEnd(conversionId);
    expect(failures).toHaveLength(1);
    expect(await world.conversions.find(conversionId)).toMatchObject({
      status: 'completed',
      percentage: 100,
    });
  });

  test('whose state is gone is given up with a reason, and never published empty', async () => {
    const conversionId = await begin();
    world.files = { ...world.files, readState: () => Promise.reject(new Error('gone')) };
    await runToTheEnd(conversionId);
    expect(await world.conversions.find(conversionId)).toMatchObject({ status: 'failed' });
    expect(buried).toBe(1);
  });

  test('that is the exam leaves its report with the conversion, bound to the published knowledge', async () => {
    const conversionId = await begin();
    await expect(findReadiness(world, conversionId)).rejects.toMatchObject({ code: 'NOT_READY' });
    await runToTheEnd(conversionId);
    const report = await findReadiness(world, conversionId);
    const conversion = await world.conversions.find(conversionId);
    expect(report.knowledgeVersion).toBe(conversion?.knowledgeVersion);
    expect(conversion?.readiness).toEqual(countReadiness(report));
    const answered = report.results.flatMap((result) =>
      result.status === 'answered' ? result.questionId : [],
    );
    expect(answered).toContain('tuition');
  });

  test('that is the exam and fails lets the conversion complete without it', async () => {
    const conversionId = await begin();
    world.files = { ...world.files, writeReadiness: () => Promise.reject(new Error('no bucket')) };
    await runToTheEnd(conversionId);
    expect(failures).toHaveLength(1);
    const conversion = await world.conversions.find(conversionId);
    expect(conversion).toMatchObject({ status: 'completed', percentage: 100 });
    expect(conversion?.readiness).toBeUndefined();
  });

  test('that is the last one tells the endpoints of the assistant how it ended, once', async () => {
    const [finished, failed] = [await begin(), await begin()];
    for (const conversionId of [finished, failed]) {
      await world.webhooks.addEndpoint(conversionId, {
        ...{
          endpointId: 'endpoint',
          url: 'https://www.site.org/hook',
          secret: '',
          failures: 0,
          oldSecrets: [],
        },
        ...{ events: ['conversion.finished', 'conversion.failed'], isActive: true, createdAt: '' },
      });
    }
    await runToTheEnd(finished);
    await runStep(world, { version: 1, conversionId: finished, stepNumber: 5 });
    world.files = { ...world.files, readState: () => Promise.reject(new Error('the state is gone')) };
    for (let attempt = 0; attempt < 12; attempt++) {
      clock += 600_000;
      const stepNumber = (await world.conversions.find(failed))?.stepNumber ?? 0;
      await runStep(world, { version: 1, conversionId: failed, stepNumber });
    }
    const bodiesOf = async (conversionId: string) =>
      (await world.webhooks.listDeliveries(conversionId, 'endpoint', 10)).map(({ body }) => JSON.parse(body));
    expect(await bodiesOf(finished)).toMatchObject([
      { type: 'conversion.finished', data: { conversionId: finished, companyName: 'Maple Grove' } },
    ]);
    expect(await bodiesOf(failed)).toMatchObject([
      {
        type: 'conversion.failed',
        data: { conversionId: failed, reason: expect.stringContaining('our side') },
      },
    ]);
    expect(announced).toHaveLength(2);
  });

  test('whose message was lost is sent again by the sweeper, at the step it stands', async () => {
    const conversionId = await begin();
    await runStep(world, { version: 1, conversionId, stepNumber: 0 });
    sent = [];
    clock += 60_000;
    await sweep({
      ...world,
      reportItem: refuseFailure,
      mails: openMailStore(table),
      libraries: openLibraryStore(table),
      webhooks: openWebhookStore(table),
      sendUpdate: async () => undefined,
      sendWebhook: async () => undefined,
    });
    expect(sent).toContainEqual({ conversionId, stepNumber: 1 });
    sent = [];
    await sweep({
      ...world,
      reportItem: refuseFailure,
      mails: openMailStore(table),
      libraries: openLibraryStore(table),
      webhooks: openWebhookStore(table),
      sendUpdate: async () => undefined,
      sendWebhook: async () => undefined,
    });
    expect(sent).not.toContainEqual({ conversionId, stepNumber: 1 });
  });
});
