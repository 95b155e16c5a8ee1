import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { documentLimits } from '#functions/engine/documents/document-limits.ts';
import { ingestDocument } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { findPolicy } from '#functions/policy/find-policy.ts';
import { readiness } from '#functions/policy/object-patterns.ts';
import type { DataAccess } from '#functions/policy/policy.ts';
import { workerPolicies } from '#functions/policy/worker-policies.ts';
import { brands } from '#shared/brands/index.ts';
import { contract, listRoutes } from '#shared/contract/index.ts';
import { jobs } from '#shared/jobs/index.ts';
import { writePdfPage } from '#tests/support/documents/write-pdf-page.ts';
import { sample } from '#tests/support/sample.ts';
import { bundleFunctions } from './bundle.ts';
import type { BundledFile } from './bundled-file.ts';
import { apiEntry, listFunctions, workerEntry } from './function-entries.ts';
import { answeringBytes, findStartBudget } from './start-budgets.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-bundles-'));
const entries = listFunctions().map(({ entry }) => entry);
/** Loading one takes 90 ms; all calls are answered through the same steps. */
const loaded = sample(entries, (entry, index) => !entry.startsWith('api/') || index % 3 === 0);
let report: Map<string, BundledFile[]>;
let loads: Load[];

beforeAll(async () => {
  report = await bundleFunctions(folder);
  loads = await loadAll();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module like Lambda: outside the project, with only its function's environment. */
async function runAlone(source: string): Promise<string> {
  const queue = 'https://queue.test/1';
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', source], {
    cwd: folder,
    env: {
      AWS_REGION: 'us-east-1',
      TABLE_NAME: 'table',
      BUCKET_NAME: 'bucket',
      CONVERSION_QUEUE_URL: queue,
      CONVERSION_DEAD_LETTER_QUEUE_URL: queue,
      KNOWLEDGE_QUEUE_URL: queue,
      KNOWLEDGE_DEAD_LETTER_QUEUE_URL: queue,
      MAIL_QUEUE_URL: queue,
      MAIL_DEAD_LETTER_QUEUE_URL: queue,
      WEBHOOK_QUEUE_URL: queue,
      WEBHOOK_DEAD_LETTER_QUEUE_URL: queue,
      LIFE_CYCLE_QUEUE_URL: queue,
      LIFE_CYCLE_DEAD_LETTER_QUEUE_URL: queue,
      LEDGER_QUEUE_URL: queue,
      LEDGER_DEAD_LETTER_QUEUE_URL: queue,
      RECEIVED_MAIL_QUEUE_URL: queue,
      RECEIVED_MAIL_DEAD_LETTER_QUEUE_URL: queue,
      RECEIVED_MAIL_BUCKET: 'bucket',
      READER_FUNCTION_ARN: 'arn:aws:lambda:us-east-1:000000000000:function:reader',
      LOG_LEVEL: 'ERROR',
    },
  });
  return stdout;
}

const loadSchema = z.object({
  entry: z.string(),
  /** What the module exports as its handler, or why it did not load. */
  found: z.string(),
  /** The locale functions that were called while it loaded. */
  localeReads: z.array(z.string()),
});
type Load = z.infer<typeof loadSchema>;

/** The first use in a process reads 8 ms of locale data, a fifth of the document client's load time. */
const localeFormats = [
  'NumberFormat',
  'DateTimeFormat',
  'Collator',
  'PluralRules',
  'RelativeTimeFormat',
  'ListFormat',
];

/** Loads bundles in one process, since loading them takes longer than building them. */
async function loadAll(): Promise<Load[]> {
  const stdout = await runAlone(`
    let localeReads = [];
    const watch = (owner, name) => {
      const original = owner[name];
      const note = (call) => (...given) => (localeReads.push(name), call(...given));
      owner[name] = new Proxy(original, { construct: note(Reflect.construct), apply: note(Reflect.apply) });
    };
    for (const name of ${JSON.stringify(localeFormats)}) watch(Intl, name);
    for (const owner of [Number, Date, Array]) watch(owner.prototype, 'toLocaleString');
    for (const name of ['toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name);
    watch(String.prototype, 'localeCompare');
    (1234).toLocaleString('de');
    if (localeReads.join() !== 'toLocaleString') throw new Error('Locale functions are not watched');
    const loads = [];
    for (const entry of ${JSON.stringify(loaded)}) {
      localeReads = [];
      const found = await import('./' + entry + '/index.mjs').then(
        ({ handler }) => typeof handler,
        (error) => error.stack,
      );
      loads.push({ entry, found, localeReads });
    }
    console.log(JSON.stringify(loads));`);
  return z.array(loadSchema).parse(JSON.parse(stdout));
}

const filesOf = (entry: string) => report.get(entry) ?? [];
const startOf = (entry: string) => filesOf(entry).filter(({ isLoadedAtStart }) => isLoadedAtStart);
const startBytesOf = (entry: string) => startOf(entry).reduce((sum, file) => sum + file.bytes, 0);
const holds = (files: BundledFile[], part: RegExp) =>
  files.filter(({ inputs }) => inputs.some((input) => part.test(input))).map(({ name }) => name);

function rememberByInode<Found>(read: (file: string) => Found): (file: string) => Found {
  const known = new Map<number, Found>();
  return (file) => {
    const { ino } = statSync(file);
    const found = known.get(ino) ?? read(file);
    known.set(ino, found);
    return found;
  };
}

const apiEntries = entries.filter((entry) => entry.startsWith('api/'));
const modelLibrary = /node_modules\/@ai-sdk\//;
const recordParts = /^functions\/(?:storage|services\/payments)\/|^node_modules\/stripe\//;
const parsers =
  /node_modules\/(?:htmlparser2|parse5|cheerio|unpdf|word-extractor|saxes|yauzl|@e965\/xlsx|ical\.js|rrule-temporal|file-type)\//;

describe('the bundles', () => {
  test('export a handler that loads without the project', () => {
    expect(loads.map(({ entry, found }) => [entry, found])).toEqual(
      loaded.map((entry) => [entry, 'function']),
    );
  });

  test('answer a call', async () => {
    const event = {
      headers: {},
      requestContext: {
        requestId: 'call',
        http: { method: 'HEAD', path: '/api/health', sourceIp: '192.0.2.1' },
      },
    };
    const stdout = await runAlone(`
      const { handler } = await import('./api/system/check-health/index.mjs');
      console.log(JSON.stringify(await handler(${JSON.stringify(event)}, {})));`);
    expect(JSON.parse(stdout)).toMatchObject({ statusCode: 200, body: '' });
  });

  test.each(entries)('%s starts within its byte budget', (entry) => {
    expect(startBytesOf(entry)).toBeGreaterThan(10_000);
    expect(startBytesOf(entry)).toBeLessThanOrEqual(findStartBudget(entry)?.startBytes ?? 0);
  });

  test.each(['api/chat/send-message', 'api/chat/stream-answer', 'api/chat/answer-form'])(
    '%s stays within the byte budget of all that it may load',
    (entry) => {
      // Every function can reach each store and the payment provider; passages lead back to the start.
      const files = filesOf(entry).filter(
        ({ inputs, isLoadedAtStart }) => isLoadedAtStart || inputs.some((input) => !recordParts.test(input)),
      );
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      expect(bytes).toBeLessThanOrEqual(answeringBytes);
    },
  );

  test('read no locale data while they load', () => {
    expect(loads.filter(({ localeReads }) => localeReads.length > 0)).toEqual([]);
  });

  test.each(apiEntries)('%s contains no document parser, not even lazily', (entry) => {
    expect(holds(filesOf(entry), parsers)).toEqual([]);
  });

  test('lazily load parsers where documents are read, and the model library where models are called', () => {
    for (const entry of ['worker/run-conversion-step', 'worker/update-knowledge', 'worker/read-document'])
      expect(holds(filesOf(entry), parsers), entry).not.toEqual([]);
    expect(entries.filter((entry) => holds(startOf(entry), modelLibrary).length)).toEqual([]);
    expect(entries.filter((entry) => holds(filesOf(entry), modelLibrary).length)).toEqual([
      'api/self-tests/ask-assistant',
      'api/chat/open',
      'api/chat/send-message',
      'api/chat/stream-answer',
      'api/chat/answer-form',
      'api/chat/try-rules',
      'api/chat-history/translate-session',
      'api/chat-history/summarize',
      'api/agents/serve',
      'worker/run-conversion-step',
      'worker/update-knowledge',
      'worker/receive-mail',
    ]);
  });

  test('that call a model or run a readiness check may do so: stacks without a model never try', () => {
    const policies = new Map<string, DataAccess>([
      ...listRoutes().map((listed): [string, DataAccess] => [apiEntry(listed), findPolicy(listed).policy]),
      ...jobs.map((job): [string, DataAccess] => [workerEntry(job), workerPolicies[job.id]]),
    ]);
    const denied = (part: RegExp, mayDoIt: (policy: DataAccess) => boolean) => {
      const found = entries.filter((entry) => holds(filesOf(entry), part).length);
      expect(found).not.toEqual([]);
      return found.filter((entry) => !mayDoIt(policies.get(entry) ?? expect.fail(entry)));
    };
    expect(denied(modelLibrary, ({ callsModels = [] }) => callsModels.length > 0)).toEqual([]);
    expect(
      denied(/readiness-check\/continue-readiness-check\.ts$/, ({ readsObjects, writesObjects }) =>
        [readsObjects, writesObjects].every((keys) => keys?.includes(readiness)),
      ),
    ).toEqual([]);
  });

  test('each have a source map, and the files beside them that they start by URL', () => {
    const files = entries.flatMap((entry) => filesOf(entry).map(({ name }) => join(folder, entry, name)));
    // Functions share most of their files through links.
    const readFile = rememberByInode((file) => {
      const text = readFileSync(file, 'utf8');
      const [, map = ''] = /sourceMappingURL=(\S+)/.exec(text) ?? [];
      const matches = text.matchAll(/new URL\("(\.[^"]+)",\s*import\.meta\.url\)/g);
      return { map, starts: [...matches].map(([, url = '']) => url) };
    });
    const urls = files.flatMap((file) => {
      const { map, starts } = readFile(file);
      expect(existsSync(join(dirname(file), map)), file).toBe(true);
      return starts.map((url) => join(dirname(file), url));
    });
    expect(urls).not.toHaveLength(0);
    expect(urls.filter((url) => !existsSync(url))).toEqual([]);
  });

  test.each(['worker/run-conversion-step', 'worker/update-knowledge', 'worker/read-document'])(
    '%s reads a document in a separate process',
    async (reader) => {
      const entry = pathToFileURL(join(folder, reader, 'parse-document-child.mjs'));
      const file = { bytes: Buffer.from('# Hours\n\nThe office opens at nine.'), filename: 'hours.md' };
      expect(await ingestDocument(file, documentLimits, entry)).toMatchObject({ ok: true, wordCount: 6 });
      const japanese = {
        bytes: writePdfPage('BT /J 12 Tf 72 700 Td <93FA967B8CEA> Tj ET'),
        filename: 'japanese.pdf',
      };
      expect(await ingestDocument(japanese, documentLimits, entry)).toMatchObject({
        content: { blocks: [{ kind: 'paragraph', text: '日本語' }] },
      });
    },
  );

  test('and the real pages are what a complete production is synthesised from, without credentials', async () => {
    const outputFolder = join(folder, 'cloud');
    const settings = {
      alarmEmails: ['night@example.org'],
      domains: Object.fromEntries(Object.keys(brands).map((id) => [id, {}])),
    };
    // Copies of the bundles would be for a deployment.
    const context = { stage: 'prod', bundles: folder, settings, 'aws:cdk:disable-asset-staging': true };
    const cloud = fileURLToPath(new URL('../bin/cloud.ts', import.meta.url));
    await promisify(execFile)(process.execPath, [cloud], {
      env: {
        PATH: process.env.PATH,
        CDK_OUTDIR: outputFolder,
        CDK_CONTEXT_JSON: JSON.stringify(context),
      },
    });
    const templates = readdirSync(outputFolder).filter((file) => file.endsWith('.template.json'));
    const [areas, stacks] = [true, false].map((isNested) =>
      templates.filter((file) => file.includes('.nested.') === isNested),
    );
    expect(areas).toHaveLength(Object.keys(contract).length);
    expect(stacks?.toSorted()).toEqual(
      [
        ...Object.keys(brands).map((id) => `brand-${id}`),
        ...['backups', 'copies', 'data', 'http-api', 'logs', 'observability', 'pipeline', 'site'],
      ]
        .map((name) => `gptsites-prod-${name}.template.json`)
        .toSorted(),
    );
  });
});
