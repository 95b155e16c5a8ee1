import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-failed-writes-'));
let stack: SpawnedStack;

beforeAll(async () => {
  stack = await spawnStack(dataDir);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a mail that cannot be written does not stop the stack and is sent once there is space', async () => {
  const folder = join(dataDir, 'mail');
  renameSync(folder, `${folder}-away`);
  // A file in place of the folder makes every write fail, like a full disk.
  writeFileSync(folder, '');
  const client = createClient({ baseUrl: stack.url });
  const trial = describeTrial('Full Disk', stack.smallSiteUrl);
  const { conversionId } = await client.signup.createTrial(trial);
  await expect.poll(() => stack.lines.filter((line) => line.includes('ENOTDIR')).length).toBeGreaterThan(0);
  await client.conversions.getProgress({ conversionId });
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  const email = trial.adminContact.email ?? '';
  await expect.poll(async () => (await readMails(stack.url, email)).length).toBeGreaterThan(0);
  expect(await stack.stop()).toBe(0);
});
