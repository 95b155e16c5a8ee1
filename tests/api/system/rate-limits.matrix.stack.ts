import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-limits-'));
let stack: SpawnedStack;
beforeAll(async () => {
  stack = await spawnStack(dataDir, { RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const countCodes = (answers: PromiseSettledResult<unknown>[]) =>
  Object.groupBy(answers, (answer) =>
    answer.status === 'rejected' ? String(answer.reason.code) : 'signed-in',
  );

test('of many simultaneous guesses at one account five are checked, and then even the right password is refused', async () => {
  const { client } = openAgent(stack.url);
  const trial = describeTrial('Guessed Academy', stack.smallSiteUrl);
  await client.signup.createTrial(trial);
  const { email = '', password = '' } = trial.adminContact;
  const spellings = [email ?? '', (email ?? '').toUpperCase(), ` ${email}`, `${email} `];
  const guesses = Array.from({ length: 18 }, (_, index) =>
    client.auth.login({ email: spellings[index % spellings.length] ?? '', password: `guess ${index}` }),
  );
  const { WRONG_CREDENTIALS = [], RATE_LIMITED = [] } = countCodes(await Promise.allSettled(guesses));
  expect(WRONG_CREDENTIALS).toHaveLength(5);
  expect(RATE_LIMITED).toHaveLength(13);
  await expect(client.auth.login({ email: email ?? '', password: password ?? '' })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number),
  });
});

test('an unknown address is limited just like a known one, and each network address is limited in total', async () => {
  const { client } = openAgent(stack.url);
  const guesses = Array.from({ length: 60 }, (_, index) =>
    client.auth.login({ email: `nobody-${index}@maple-grove.org`, password: 'guess' }),
  );
  const { WRONG_CREDENTIALS = [] } = countCodes(await Promise.allSettled(guesses));
  expect(WRONG_CREDENTIALS.length).toBeLessThanOrEqual(20);
});

test('the server keeps answering while it hashes passwords', async () => {
  const { client } = openAgent(stack.url);
  const logins = Array.from({ length: 5 }, () =>
    client.superadmin.login({ email: 'nobody@staff.example', password: 'guess' }).catch(() => undefined),
  );
  const start = performance.now();
  await client.system.checkHealth({});
  const healthMs = performance.now() - start;
  await Promise.all(logins);
  const loginsMs = performance.now() - start;
  expect(healthMs).toBeLessThan(Math.max(loginsMs / 2, 100));
});

test('chat is rate limited per address and says how long to wait', async () => {
  const { client } = openAgent(stack.url);
  const messages = Array.from({ length: 80 }, () =>
    client.chat.sendMessage({ message: 'Hello', platform: 'gpt' }),
  );
  const refusals = (await Promise.allSettled(messages)).filter(({ status }) => status === 'rejected');
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) {
    if (refusal.status === 'rejected')
      expect(refusal.reason).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  }
});
