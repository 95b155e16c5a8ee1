import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireCode } from '#functions/domain/identity/require-code.ts';
import { viewerAddressHeader } from '#functions/http/find-client-address.ts';
import { openRateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import { type Deps, getDeps } from '#functions/wiring/deps.ts';
import { createIdentityPorts } from '#functions/wiring/identity.ts';
import { makeCode } from '#tests/support/make-code.ts';
import { readMails, waitForLink } from '#tests/support/outbox.ts';
import { openStaff } from '#tests/support/roles.ts';
import { type Agent, openAgent } from '#tests/support/signed-in.ts';
import { startTestStack, type TestStack } from '#tests/support/start-test-stack.ts';
import { describeTrial } from '#tests/support/trial.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-lock-out-'));
const password = 'correct horse battery';
const day = 86_400_000;
let stack: TestStack;
let deps: Deps;
/** How far the server's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  deps = await getDeps();
  deps.rateLimits = openRateLimitStore(deps.table);
  deps.viewerAddressHeader = viewerAddressHeader;
  // Starts at noon, so that neither a 15-minute window nor a day ends during a test.
  const toNoonMs = 1.5 * day - (Date.now() % day);
  deps.now = () => new Date(Date.now() + toNoonMs + aheadMs);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

let lastAddress = 0;
/** A browser at the given network address, or at an unused one. */
function openBrowser(address = nextAddress()): Agent {
  return openAgent(stack.url, stack.url, address);
}
function nextAddress(): string {
  lastAddress += 1;
  return `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

async function signUp(name: string): Promise<string> {
  const trial = describeTrial(name, stack.smallSiteUrl);
  await openBrowser().client.signup.createTrial(trial);
  return trial.adminContact.email ?? '';
}

async function openKnownBrowser(email: string): Promise<Agent> {
  const agent = openBrowser();
  await agent.signIn(email, password);
  return agent;
}

type Door = 'auth' | 'superadmin';

/** Signs in; answers the outcome or the error code. */
async function tryPassword(agent: Agent, email: string, guess: string, door: Door = 'auth'): Promise<string> {
  return agent.client[door].login({ email, password: guess }).then(
    ({ outcome }) => outcome,
    (error: { code: string }) => error.code,
  );
}

/**
 * Lets strangers at different addresses guess five times each; answers how many guesses were checked and how many
 * refused.
 */
async function letStrangersGuess(email: string, strangers: number, door: Door = 'auth') {
  const guesses = Array.from({ length: strangers }, async (_, stranger) => {
    const agent = openBrowser();
    const codes: string[] = [];
    for (let guess = 0; guess < 5; guess++)
      codes.push(await tryPassword(agent, email, `guess ${stranger} ${guess}`, door));
    return codes;
  });
  const codes = (await Promise.all(guesses)).flat();
  return {
    judged: codes.filter((code) => code === 'WRONG_CREDENTIALS').length,
    refused: codes.filter((code) => code === 'RATE_LIMITED').length,
  };
}

/** Chooses a new password by a mailed link. */
async function chooseNewPassword(agent: Agent, email: string, chosen: string): Promise<void> {
  const links = (await readMails(stack.url, email)).filter(({ text }) =>
    text.includes('/user/reset-password#'),
  );
  await agent.client.auth.requestPasswordReset({ email });
  const token = await waitForLink(stack.url, email, '/user/reset-password', links.length + 1);
  await agent.client.auth.resetPassword({ token, password: chosen });
}

/** The code of an authenticator app at the server's time plus some time steps. */
const codeOf = (secret: string, steps = 0) => makeCode(secret, steps, deps.now().getTime());

async function addSecondFactor(agent: Agent) {
  const { secret } = await agent.client.account.beginSecondFactor({ currentPassword: password });
  const { recoveryCodes } = await agent.client.account.enableSecondFactor({ code: codeOf(secret) });
  return { secret, recoveryCodes };
}

const findWarnings = async (email: string) =>
  (await readMails(stack.url, email)).filter(({ subject }) => /paused|wrong code/i.test(subject));

describe('after a hundred guesses by strangers, an account', () => {
  let email: string;
  let known: Agent;
  let foreign: Agent;
  let guesses: Awaited<ReturnType<typeof letStrangersGuess>>;
  beforeAll(async () => {
    email = await signUp('Besieged School');
    known = await openKnownBrowser(email);
    foreign = await openKnownBrowser(await signUp('Foreign School'));
    guesses = await letStrangersGuess(email, 20);
  });

  test('has checked eighty of them and refuses strangers even with the right password', async () => {
    expect(guesses).toEqual({ judged: 80, refused: 20 });
    expect(await tryPassword(openBrowser(), email, password)).toBe('RATE_LIMITED');
  });

  test('still accepts a known device, even after a sign-out', async () => {
    await known.client.auth.logout({});
    expect(await tryPassword(known, email, password)).toBe('signed-in');
  });

  test('refuses the device cookie of another account and a forged one', async () => {
    const forged = openBrowser();
    const pass = [...known.cookies].find(([name]) => name === 'known-device')?.[1] ?? '';
    const [tag, deviceId, issuedAt, signature = ''] = pass.split('.');
    const otherSignature = [...signature].reverse().join('');
    forged.cookies.set('known-device', [tag, deviceId, issuedAt, otherSignature].join('.'));
    for (const stranger of [foreign, forged])
      expect(await tryPassword(stranger, email, password)).toBe('RATE_LIMITED');
  });
});

describe('guesses by strangers', () => {
  test('below the limit do not stop a new device', async () => {
    const email = await signUp('Bothered School');
    await letStrangersGuess(email, 15);
    expect(await tryPassword(openBrowser(), email, password)).toBe('signed-in');
  });

  test('from the address of a known device limit only the strangers there', async () => {
    const email = await signUp('Shared Address School');
    const shared = nextAddress();
    const known = openBrowser(shared);
    await known.signIn(email, password);
    const stranger = openBrowser(shared);
    for (let guess = 0; guess < 5; guess++) await tryPassword(stranger, email, `guess ${guess}`);
    expect(await tryPassword(stranger, email, password)).toBe('RATE_LIMITED');
    for (let guess = 0; guess < 20; guess++)
      await tryPassword(stranger, `nobody-${guess}@maple-grove.org`, 'guess');
    expect(await tryPassword(stranger, `somebody@maple-grove.org`, 'guess')).toBe('RATE_LIMITED');
    expect(await tryPassword(known, email, password)).toBe('signed-in');
    expect(await tryPassword(openBrowser(), email, password)).toBe('signed-in');
  });

  test('do not stop a signed-in owner from changing the password', async () => {
    const email = await signUp('Changing Under Siege School');
    const known = await openKnownBrowser(email);
    await letStrangersGuess(email, 17);
    await known.client.account.changePassword({ currentPassword: password, password: 'a better horse' });
    expect(await tryPassword(openBrowser(), email, 'a better horse')).toBe('signed-in');
  });

  test('cause one mail a day that tells the owner what to do', async () => {
    const email = await signUp('Warned School');
    await letStrangersGuess(email, 17);
    await chooseNewPassword(openBrowser(), email, password);
    await letStrangersGuess(email, 17);
    await chooseNewPassword(openBrowser(), email, password);
    const [warning, ...others] = await findWarnings(email);
    expect(others).toEqual([]);
    expect(warning?.text).toContain('/user/forgot-password');
    expect(warning?.text).toContain('80');
  });

  test('at an address without an account get the same replies, and no mail is sent', async () => {
    const email = 'nobody@besieged.example';
    expect(await letStrangersGuess(email, 17)).toEqual({ judged: 80, refused: 5 });
    expect(await readMails(stack.url, email)).toEqual([]);
  });

  test('at the staff sign-in do not stop a known device', async () => {
    const staff = await openStaff(stack.url, 'superadmin', 'gpt');
    const known = openBrowser();
    const first = await known.client.superadmin.login({ email: staff.email, password });
    if (first.outcome !== 'second-factor-setup-required') throw new Error(first.outcome);
    const code = codeOf(first.setup.secret);
    await known.client.superadmin.login({ email: staff.email, password, code });
    expect(await letStrangersGuess(staff.email, 17, 'superadmin')).toEqual({ judged: 80, refused: 5 });
    expect(await tryPassword(openBrowser(), staff.email, password, 'superadmin')).toBe('RATE_LIMITED');
    expect(await tryPassword(known, staff.email, password, 'superadmin')).toBe('second-factor-required');
  });
});

test('a password reset by mail lifts the limit for new devices and makes the resetting device known', async () => {
  const email = await signUp('Reset School');
  await letStrangersGuess(email, 17);
  const chooser = openBrowser();
  expect(await tryPassword(chooser, email, password)).toBe('RATE_LIMITED');
  await chooseNewPassword(chooser, email, 'a better horse');
  expect(await tryPassword(openBrowser(), email, 'a better horse')).toBe('signed-in');
  await letStrangersGuess(email, 17);
  expect(await tryPassword(openBrowser(), email, 'a better horse')).toBe('RATE_LIMITED');
  expect(await tryPassword(chooser, email, 'a better horse')).toBe('signed-in');
});

describe('a known device', () => {
  test('has five attempts of its own in 15 minutes', async () => {
    const email = await signUp('Fumbling School');
    const [fumbler, other] = [await openKnownBrowser(email), await openKnownBrowser(email)];
    for (let guess = 0; guess < 5; guess++)
      expect(await tryPassword(fumbler, email, `guess ${guess}`)).toBe('WRONG_CREDENTIALS');
    await expect(fumbler.client.auth.login({ email, password })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await tryPassword(other, email, password)).toBe('signed-in');
  });

  test('has its attempts back after a password reset on any device', async () => {
    const email = await signUp('Forgetful Fumbler School');
    const known = await openKnownBrowser(email);
    const stranger = openBrowser();
    for (const fumbler of [known, stranger])
      for (let guess = 0; guess < 6; guess++) await tryPassword(fumbler, email, `guess ${guess}`);
    await chooseNewPassword(openBrowser(), email, 'a better horse');
    for (const fumbler of [known, stranger])
      expect(await tryPassword(fumbler, email, 'a better horse')).toBe('signed-in');
  });

  test('counts as a stranger after twenty wrong passwords in a row', async () => {
    const email = await signUp('Borrowed Laptop School');
    const thief = await openKnownBrowser(email);
    await letStrangersGuess(email, 17);
    let judged = 0;
    try {
      for (let quarter = 0; quarter < 6; quarter++, aheadMs += day / 96)
        for (let guess = 0; guess < 5; guess++)
          if ((await tryPassword(thief, email, `guess ${guess}`)) === 'WRONG_CREDENTIALS') judged += 1;
      expect(judged).toBe(20);
    } finally {
      aheadMs = 0;
    }
  });
});

describe('codes of a second factor', () => {
  /** Sends wrong codes until one is refused; answers how many were checked. */
  async function guessCodes(call: (code: string) => Promise<unknown>): Promise<number> {
    for (let guess = 0; guess < 58; guess++) {
      const code = await call(String(100_000 + guess)).then(
        () => 'right',
        (error: { code: string }) => error.code,
      );
      if (code === 'RATE_LIMITED') return guess;
      expect(code).toBe('WRONG_CODE');
    }
    return 58;
  }

  test('are checked five times in 15 minutes, over all routes together', async () => {
    const email = await signUp('Second Factor School');
    const agent = await openKnownBrowser(email);
    const { account, auth } = agent.client;
    const { secret, recoveryCodes } = await addSecondFactor(agent);
    const proof = { currentPassword: password };
    const [recoveryCode = ''] = recoveryCodes;
    const waitQuarter = async () => {
      aheadMs += day / 96;
      agent.setToken((await auth.refresh({})).tokens.accessToken);
    };
    try {
      expect(await guessCodes((code) => account.disableSecondFactor({ ...proof, code }))).toBe(5);
      for (const code of [codeOf(secret, 1), recoveryCode]) {
        for (const call of [
          () => account.disableSecondFactor({ ...proof, code }),
          () => account.requestDeletion({ ...proof, code }),
          () => auth.login({ email, password, code }),
        ])
          await expect(call()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      }
      await waitQuarter();
      expect(await guessCodes((code) => account.requestDeletion({ ...proof, code }))).toBe(5);
      await waitQuarter();
      expect(await guessCodes((code) => openBrowser().client.auth.login({ email, password, code }))).toBe(5);
      await waitQuarter();
      const reply = await openBrowser().client.auth.login({ email, password, code: recoveryCode });
      expect(reply.outcome).toBe('signed-in');
    } finally {
      aheadMs = 0;
    }
    expect((await findWarnings(email)).length).toBe(1);
  });

  test('of six digits are refused after a hundred wrong ones in a row, until a recovery code is right', async () => {
    const email = await signUp('Patient Guesser School');
    const { secret, recoveryCodes } = await addSecondFactor(await openKnownBrowser(email));
    const tryCode = (code: string) =>
      openBrowser()
        .client.auth.login({ email, password, code })
        .then(
          ({ outcome }) => outcome,
          (error: { code: string }) => error.code,
        );
    try {
      // Every route that takes a code calls this; calling it directly saves hashing a hundred passwords.
      const user = await deps.users.findByEmail(email);
      if (!user) throw new Error(`No account of ${email}`);
      for (let guess = 0; guess < 100; guess++) {
        if (guess % 5 === 0) aheadMs += day / 96;
        const call = requireCode(createIdentityPorts(deps), user, String(200_000 + guess));
        await expect(call).rejects.toMatchObject({ code: 'WRONG_CODE' });
      }
      aheadMs += day / 96;
      expect(await tryCode(codeOf(secret, 1))).toBe('RATE_LIMITED');
      expect(await tryCode(recoveryCodes[0] ?? '')).toBe('signed-in');
      expect(await tryCode(codeOf(secret, 1))).toBe('signed-in');
    } finally {
      aheadMs = 0;
    }
  });

  test('are also limited while a second factor is being set up', async () => {
    const { client } = await openKnownBrowser(await signUp('Setting Up School'));
    await client.account.beginSecondFactor({ currentPassword: password });
    expect(await guessCodes((code) => client.account.enableSecondFactor({ code }))).toBe(5);
  });
});
