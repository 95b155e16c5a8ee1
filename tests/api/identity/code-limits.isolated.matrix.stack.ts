import { describe, expect, test, vi } from 'vitest';
import { requireCode } from '#functions/domain/identity/require-code.ts';
import { signIn } from '#functions/domain/identity/sign-in.ts';
import { day, openLockOutLab, password } from './lock-out-lab.ts';

const lab = openLockOutLab();

describe('two-step sign-in codes', () => {
  /** Sends wrong codes until one is refused; returns how many were checked. */
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

  test('are checked five times in 15 minutes, across all routes', async () => {
    const email = await lab.signUp('Second Factor School');
    const agent = await lab.openKnownBrowser(email);
    const { account, auth } = agent.client;
    const { secret, recoveryCodes } = await lab.addSecondFactor(agent);
    const proof = { currentPassword: password };
    const [recoveryCode = ''] = recoveryCodes;
    const waitQuarter = async () => {
      lab.aheadMs += day / 96;
      agent.setToken((await auth.refresh({})).tokens.accessToken);
    };
    try {
      expect(await guessCodes((code) => account.disableSecondFactor({ ...proof, code }))).toBe(5);
      for (const code of [lab.codeOf(secret, 1), recoveryCode]) {
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
      expect(await guessCodes((code) => lab.openBrowser().client.auth.login({ email, password, code }))).toBe(
        5,
      );
      await waitQuarter();
      const reply = await lab.openBrowser().client.auth.login({ email, password, code: recoveryCode });
      expect(reply.outcome).toBe('signed-in');
    } finally {
      lab.aheadMs = 0;
    }
    expect((await lab.findWarnings(email)).length).toBe(1);
  });

  test('of six digits are refused after a hundred consecutive wrong ones, until a recovery code is right', async () => {
    const email = await lab.signUp('Patient Guesser School');
    const { secret, recoveryCodes } = await lab.addSecondFactor(await lab.openKnownBrowser(email));
    const tryCode = (code: string) =>
      lab
        .openBrowser()
        .client.auth.login({ email, password, code })
        .then(
          ({ outcome }) => outcome,
          (error: { code: string }) => error.code,
        );
    try {
      // Every route that takes a code calls this; a direct call saves hashing a hundred passwords.
      const user = await lab.deps.users.findByEmail(email);
      if (!user) throw new Error(`No account of ${email}`);
      for (let guess = 0; guess < 100; guess++) {
        if (guess % 5 === 0) lab.aheadMs += day / 96;
        const call = requireCode(lab.deps, user, String(200_000 + guess));
        await expect(call).rejects.toMatchObject({ code: 'WRONG_CODE' });
      }
      lab.aheadMs += day / 96;
      expect(await tryCode(lab.codeOf(secret, 1))).toBe('RATE_LIMITED');
      expect(await tryCode(recoveryCodes[0] ?? '')).toBe('signed-in');
      expect(await tryCode(lab.codeOf(secret, 1))).toBe('signed-in');
    } finally {
      lab.aheadMs = 0;
    }
  });

  test('are also limited while two-step sign-in is being set up', async () => {
    const { client } = await lab.openKnownBrowser(await lab.signUp('Setting Up School'));
    await client.account.beginSecondFactor({ currentPassword: password });
    expect(await guessCodes((code) => client.account.enableSecondFactor({ code }))).toBe(5);
  });
});

test('a sign-in is reported with the account, the session and the factors', async () => {
  const email = await lab.signUp('Logged School');
  const reportSecurity = vi.fn();
  const ports = { ...lab.deps, reportSecurity };
  const stranger = { knownAs: undefined, address: '203.0.113.9' };
  const device = { audience: 'user', device: 'Firefox on Windows' } as const;
  const result = await signIn(ports, { email, password }, device, async () => stranger);
  if (result.outcome !== 'signed-in') throw new Error(result.outcome);
  const { user, session } = result;
  expect(reportSecurity.mock.calls).toEqual([
    [
      'signed-in',
      { userId: user.userId, sessionId: session.sessionId, audience: 'user', factors: 'password' },
    ],
  ]);
});
