import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { mailTestName, newestTestName, selfTestNames } from '#shared/domain/self-test-names.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import type { Agent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-self-tests-'));
let stack: TestStack;
let staff: Agent & { email: string };

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const failuresOf = (tests: { status: string; name: string; message: string }[]) =>
  tests.filter(({ status }) => status === 'failed');

describe('the self-tests', () => {
  test('check every part of a healthy system and leave behind only their results', async () => {
    const before = await readTable();
    const { tests, summary } = await staff.client.selfTests.runSuite({});
    expect(failuresOf(tests)).toEqual([]);
    expect(tests.map(({ name }) => name)).toEqual([...selfTestNames.gptsite, ...selfTestNames.system]);
    // Without an assistant this check does not run, so it does not count as passed.
    expect(tests.filter(({ status }) => status === 'skipped').map(({ name }) => name)).toEqual([
      newestTestName,
    ]);
    expect(summary).toEqual({ passed: tests.length - 1, failed: 0 });
    expect(
      (await readTable()).filter(
        (item) => !item.includes('STATUS-PROBE') && !item.includes('SELF-TEST-RESULTS'),
      ),
    ).toEqual(before);
  });

  test('can run one suite alone', async () => {
    const { tests } = await staff.client.selfTests.runSuite({ suite: 'gptsite' });
    expect(tests.map(({ name }) => name)).toEqual(selfTestNames.gptsite);
  });

  test('ask the newest assistant once there is one', async () => {
    const findOutcome = async () => {
      const { tests } = await staff.client.selfTests.runSuite({ suite: 'gptsite' });
      return tests.find(({ name }) => name === newestTestName);
    };
    expect((await findOutcome())?.message).toContain('No assistant is published yet');
    const tenant = await openTenant(stack.url, 'Newest Academy', 'edgpt', stack.smallSiteUrl);
    await followConversion(tenant.agent.client, tenant.conversionId);
    // Newer customers without a finished assistant do not hide it.
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
      await openTenant(stack.url, `Unfinished ${name}`, 'edgpt', `${stack.smallSiteUrl}missing-${name}`);
    expect(await findOutcome()).toMatchObject({
      status: 'passed',
      message: expect.stringMatching(/^Newest Academy: “How can I contact you\?” was answered/),
    });
  });

  test('report what is broken and continue with the rest', async () => {
    const deps = await getDeps();
    const { MAIL_QUEUE_URL } = deps.queueUrls;
    const { queueUrl } = MAIL_QUEUE_URL;
    // An invalid address, since the name of another queue would look like a policy that is too narrow.
    MAIL_QUEUE_URL.queueUrl = 'gone';
    const { tests } = await staff.client.selfTests.runSuite({ suite: 'system' });
    MAIL_QUEUE_URL.queueUrl = queueUrl;
    expect(failuresOf(tests).map(({ name }) => name)).toEqual(['Reaching the queues']);
    expect(tests).toHaveLength(selfTestNames.system.length);
  });

  test('send a mail to the caller on request', async () => {
    const { tests } = await staff.client.selfTests.runSuite({ suite: 'system', sendsMail: true });
    expect(tests.at(-1)).toMatchObject({ name: mailTestName, status: 'passed' });
    await expect.poll(async () => (await readMails(stack.url, staff.email)).length).toBe(1);
  });
});
