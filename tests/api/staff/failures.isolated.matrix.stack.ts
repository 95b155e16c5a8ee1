import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashAddress } from '#functions/domain/mail/consent/mail-choices.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { type StoredDelivery, switchedOffError } from '#functions/domain/webhooks/webhook.ts';
import { openAddressMarkStore } from '#functions/storage/dynamodb/mail/address-mark-store.ts';
import { writeDeliveries } from '#functions/storage/dynamodb/webhooks/delivery-item.ts';
import { openWebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { type Deps, getDeps } from '#functions/wiring/deps.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { failConversion } from '#tests/support/data/fail-conversion.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-failures-'));
const hourMs = 3_600_000;
let stack: TestStack;
let deps: Deps;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  deps = await getDeps();
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);

/** Each event that the endpoint was sent, with how its last try ended. */
async function giveUpEvent(conversionId: string, endpointId: string, error: string, at: Date): Promise<void> {
  const delivery: StoredDelivery = {
    ...{ conversionId, endpointId, deliveryId: `${at.toISOString()}-1`, eventId: 'event' },
    ...{ type: 'lead.created', createdAt: at.toISOString(), body: '{}', state: 'waiting', attempts: 6 },
  };
  await deps.table.transact(writeDeliveries([delivery]));
  const attempt = { at: at.toISOString(), durationMs: 5, error };
  await openWebhookStore(deps.table).settle(delivery, { state: 'failed', attempt });
}

async function giveUpMail(mailId: string, to: string, reason: string, at: Date): Promise<void> {
  const letter = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const mail: Mail = { mailId, to, from: 'support@edgpt.ai', ...letter };
  await deps.mails.add({ ...mail, notBefore: new Date(Date.now() + hourMs).toISOString() }, at);
  await deps.mails.giveUp(mailId, reason, at);
}

test('staff see what failed in the last seven days, a domain admin only what concerns the own brand', async () => {
  const school = await openTenant(stack.url, 'Maple Grove School', 'edgpt', stack.smallSiteUrl);
  const firm = await openTenant(stack.url, 'Birch Law', 'law', stack.smallSiteUrl);
  await failConversion('Unlucky Academy', stack.smallSiteUrl);
  await giveUpEvent(school.conversionId, 'down', 'The server answered with status 500.', hoursAgo(3));
  await giveUpEvent(school.conversionId, 'down', 'The server answered with status 500.', hoursAgo(2));
  await giveUpEvent(school.conversionId, 'off', switchedOffError, hoursAgo(1));
  await giveUpMail('refused', firm.email, 'MessageRejected', hoursAgo(30));
  await giveUpMail('declined', firm.email, 'unsubscribed', hoursAgo(1));
  await giveUpMail('old', firm.email, 'MessageRejected', hoursAgo(24 * 8));
  const mark = { address: 'parent@example.org', reason: 'bounce' as const };
  await openAddressMarkStore(deps.table).mark(hashAddress(mark.address), {
    ...mark,
    markedAt: hoursAgo(40).toISOString(),
  });
  const superadmin = (await openStaff(stack.url, 'superadmin', 'gpt')).client;
  const conversion = {
    kind: 'conversion',
    brandId: 'edgpt',
    customer: 'Unlucky Academy',
    conversionId: null,
  };
  const webhook = {
    ...{ kind: 'webhook', brandId: 'edgpt', customer: 'Maple Grove School' },
    what: '2 events were not taken by a webhook, and every try is used up. The server answered with status 500.',
    conversionId: school.conversionId,
    failedAt: expect.any(String),
  };
  const mail = {
    ...{ kind: 'unsent-email', brandId: 'law', customer: 'Birch Law' },
    what: 'An email could not be sent and was given up.',
    conversionId: firm.conversionId,
  };
  const found = await superadmin.monitor.listFailures({});
  expect(found).toMatchObject({
    failures: [
      { ...conversion, what: 'The website was not converted: The website could not be reached.' },
      webhook,
      mail,
      { kind: 'returned-email', brandId: null, customer: mark.address, conversionId: null },
    ],
    isMore: false,
  });
  const { monitor } = (await openStaff(stack.url, 'domain-admin', 'law')).client;
  expect((await monitor.listFailures({})).failures).toMatchObject([mail]);
  await expect(monitor.listFailures({ platform: 'edgpt' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  // An email that was given up stays unsent until somebody sends it again.
  const until = new Date(Date.now() + hourMs);
  expect(await deps.mails.claim('refused', new Date(), until)).toBeUndefined();
  await deps.mails.sendAgain('refused', new Date());
  expect((await monitor.listFailures({})).failures).toEqual([]);
});

test('failed orders stand there until one succeeds, and untaken messages of the payment provider', async () => {
  const superadmin = (await openStaff(stack.url, 'superadmin', 'gpt')).client;
  const list = async () =>
    (await superadmin.monitor.listFailures({})).failures.filter(({ kind }) => /order|event/.test(kind));
  const before = await list();
  const school = await openTenant(stack.url, 'Ordering School', 'edgpt', stack.smallSiteUrl);
  const { organisation } = await school.agent.client.account.get({});
  const organisationId = organisation?.organisationId ?? '';
  await deps.failedOrders.add({ organisationId, brandId: 'edgpt' }, new Date());
  const forged = await fetch(`${stack.url}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 'forged' },
    body: '{}',
  });
  expect(forged.ok).toBe(false);
  const order = { kind: 'order', brandId: 'edgpt', customer: 'Ordering School' };
  const found = await list();
  expect(before).toEqual([]);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...order, conversionId: school.conversionId }),
      expect.objectContaining({ kind: 'payment-event', customer: 'The payment provider' }),
    ]),
  );
  await deps.failedOrders.settle(organisationId);
  expect((await list()).map(({ kind }) => kind)).toEqual(['payment-event']);
});
