import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentLimits } from '#functions/ingest/document-limits.ts';
import { ingestDocument } from '#functions/ingest/ingest-document.ts';
import { type BundleReport, bundleFunctions } from './bundle.ts';
import { listFunctions } from './function-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-bundles-'));
const functions = listFunctions();
const entries = functions.map(({ entry }) => entry);
let report: BundleReport;

beforeAll(async () => {
  report = await bundleFunctions(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module as Lambda would: outside the project, with the environment of its function alone. */
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
      MAIL_QUEUE_URL: queue,
      MAIL_DEAD_LETTER_QUEUE_URL: queue,
      POWERTOOLS_LOG_LEVEL: 'ERROR',
    },
  });
  return stdout;
}

/** The files of a function that its start loads, and those it may load later, as esbuild reports them. */
function outputsOf(entry: string): string[] {
  return Object.keys(report).filter((path) => path.includes(`/${entry}/`) && path.endsWith('.mjs'));
}

describe('the bundles', () => {
  test('export a handler that loads without the project', async () => {
    const stdout = await runAlone(`
      for (const entry of ${JSON.stringify(entries)}) {
        const { handler } = await import('./' + entry + '/index.mjs').catch((error) => ({ handler: error.stack }));
        console.log(entry, typeof handler === 'function' ? 'loads' : handler);
      }`);
    expect(stdout.trim().split('\n')).toEqual(entries.map((entry) => `${entry} loads`));
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

  test.each(functions.filter(({ isSplit }) => isSplit))(
    '$entry loads the library for models later, if ever',
    ({ entry }) => {
      const holding = (paths: string[]) =>
        paths.filter((path) =>
          Object.keys(report[path]?.inputs ?? {}).some((input) => input.includes('node_modules/ai/')),
        );
      expect(holding(filesLoadedAtStart(entry))).toEqual([]);
      expect(holding(outputsOf(entry))).not.toEqual([]);
    },
  );

  test('have a source map each, and the files beside them that they start by URL', () => {
    const files = entries.flatMap(outputsOf).map((path) => join(process.cwd(), path));
    const urls = files.flatMap((file) => {
      expect(existsSync(`${file}.map`)).toBe(true);
      const matches = readFileSync(file, 'utf8').matchAll(/new URL\("(\.[^"]+)",\s*import\.meta\.url\)/g);
      return [...matches].map(([, url = '']) => join(dirname(file), url));
    });
    expect(urls).not.toHaveLength(0);
    expect(urls.filter((url) => !existsSync(url))).toEqual([]);
  });

  test('read a document in a process of their own', async () => {
    const entry = pathToFileURL(join(folder, 'worker/run-conversion-step/parse-document-child.mjs'));
    const file = { bytes: Buffer.from('# Hours\n\nThe office opens at nine.'), filename: 'hours.md' };
    expect(await ingestDocument(file, documentLimits, entry)).toMatchObject({ ok: true, wordCount: 6 });
  });
});

function filesLoadedAtStart(entry: string): string[] {
  const loaded = new Set<string>();
  const load = (path: string | undefined) => {
    if (!path || loaded.has(path)) return;
    loaded.add(path);
    for (const { path: imported, kind } of report[path]?.imports ?? [])
      if (kind === 'import-statement') load(imported);
  };
  load(outputsOf(entry).find((path) => path.endsWith('/index.mjs')));
  return [...loaded];
}
