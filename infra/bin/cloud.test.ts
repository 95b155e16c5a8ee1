import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { contract } from '#shared/contract/index.ts';

const outputFolder = mkdtempSync(join(tmpdir(), 'gptsites-cloud-'));
afterAll(() => rmSync(outputFolder, { recursive: true, force: true }));

const synthesize = (settings?: unknown) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL('./cloud.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      CDK_OUTDIR: outputFolder,
      CDK_CONTEXT_JSON: JSON.stringify({ stage: 'prod', settings }),
    },
  });

test('production is refused until somebody hears its alarms and each brand has a domain', async () => {
  await expect(synthesize()).rejects.toThrow(/incomplete[\s\S]*alarmEmails[\s\S]*domains/);
});

test('a complete production synthesises from real bundles and pages, without credentials', async () => {
  await synthesize({
    alarmEmails: ['night@example.org'],
    domains: Object.fromEntries(Object.keys(brands).map((id) => [id, {}])),
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
