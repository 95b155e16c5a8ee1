import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import { inOneWindow } from '#tests/support/callers/in-one-window.ts';
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

test('of many simultaneous guesses at one account five are checked, and then even the right password is refused', () =>
  inOneWindow(900, async (run) => {
    const { client } = openAgent(stack.url);
    const trial = describeTrial(`Guessed Academy ${run}`, stack.smallSiteUrl);
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
  }));

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
  const answered: string[] = [];
  const logins = Array.from({ length: 5 }, () =>
    client.superadmin
      .login({ email: 'nobody@staff.example', password: 'guess' })
      .catch(() => undefined)
      .then(() => answered.push('sign-in')),
  );
  await client.system.checkHealth({}).then(() => answered.push('health'));
  await Promise.all(logins);
  expect(answered.at(-1)).toBe('sign-in');
});

test('chat is rate limited per address and says how long to wait', () =>
  inOneWindow(60, async () => {
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
  }));

test('two open pages may listen for a person, and a third is told how long to wait', () =>
  inOneWindow(60, async () => {
    const { client } = openAgent(stack.url);
    const conversionId = 'conv_edgpt_00000000000000000000000000';
    const asks = Array.from({ length: 90 }, () =>
      client.conversations.listen({ conversionId, sessionId: 'visit' }),
    );
    const { RATE_LIMITED = [], ...heard } = countCodes(await Promise.allSettled(asks));
    expect(Object.values(heard).flat().length).toBeGreaterThanOrEqual(
      2 * (60_000 / liveLimits.askMilliseconds),
    );
    expect(RATE_LIMITED.length).toBeGreaterThanOrEqual(1);
    for (const refusal of RATE_LIMITED)
      if (refusal.status === 'rejected') expect(refusal.reason.retryAfterSeconds).toBeGreaterThan(0);
  }));
