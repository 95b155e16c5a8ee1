import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';

const outputFolder = mkdtempSync(join(tmpdir(), 'gptsites-cloud-'));
afterAll(() => rmSync(outputFolder, { recursive: true, force: true }));

test('the deployment synthesises from real bundles and pages, without credentials', async () => {
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./cloud.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      CDK_OUTDIR: outputFolder,
      CDK_CONTEXT_JSON: JSON.stringify({ stage: 'prod' }),
    },
  });
  const templates = readdirSync(outputFolder).filter((file) => file.endsWith('.template.json'));
  const [areas, stacks] = [true, false].map((isNested) =>
    templates.filter((file) => file.includes('.nested.') === isNested),
  );
  expect(areas).toHaveLength(Object.keys(contract).length);
  expect(stacks?.toSorted()).toEqual(
    ['data', 'http-api', 'logs', 'observability', 'pipeline', 'site'].map(
      (name) => `gptsites-prod-${name}.template.json`,
    ),
  );
});
