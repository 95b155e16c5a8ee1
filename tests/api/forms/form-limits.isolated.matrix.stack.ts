import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewerAddressHeader } from '#functions/http/find-client-address.ts';
import { openRateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-form-limits-'));
const hourMilliseconds = 3_600_000;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  const deps = await getDeps();
  deps.rateLimits = openRateLimitStore(deps.table);
  deps.viewerAddressHeader = viewerAddressHeader;
  // Starts at a full hour, so that none ends during a test.
  const toHour = hourMilliseconds - (Date.now() % hourMilliseconds);
  deps.now = () => new Date(Date.now() + toHour);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const office = 'office@maple-grove.org';
const findMails = async (form: string) =>
  (await readMails(stack.url, office)).map(({ subject }) => subject).filter((it) => it.includes(form));

test('the first ten submissions of an hour are mailed, and the others leave one mail for its end', async () => {
  const { agent, conversionId } = await openTenant(stack.url, 'Busy Academy', 'edgpt', stack.smallSiteUrl);
  const create = (name: string) =>
    agent.client.forms.create({
      ...{ conversionId, name, description: '' },
      fields: [{ id: 'f1', kind: 'name', label: 'Name', required: true, options: [] }],
      workflow: { notifications: [office], autoReply: false },
    });
  const submit = (formId: string, index: number) =>
    openAgent(stack.url, stack.url, `198.51.100.${index}`).client.forms.submit({
      formId,
      data: { f1: `Guest ${index}` },
    });
  const [busy, quiet] = [await create('Open day'), await create('Open evening')];
  for (let index = 1; index <= 12; index++) await submit(busy.id, index);
  await submit(quiet.id, 13);
  await confirmMailedAddress(stack.url, office);
  await expect.poll(() => findMails('Open evening')).toHaveLength(1);
  await expect.poll(() => findMails('Open day')).toHaveLength(10);
  // Whatever else waited for the confirmation was sent before this one.
  await submit(quiet.id, 14);
  await expect.poll(() => findMails('Open evening')).toHaveLength(2);
  expect(new Set(await findMails('Open day'))).toEqual(new Set(['New submission: Open day']));
  expect(await findMails('Open day')).toHaveLength(10);
});
