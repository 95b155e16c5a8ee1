import { beforeAll, describe, expect, test } from 'vitest';
import { identityMessages } from '#shared/domain/identity.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff } from '#tests/support/callers/roles.ts';
import type { Agent } from '#tests/support/callers/signed-in.ts';
import { day, type LockOutLab, openLockOutLab, password } from './lock-out-lab.ts';

const lab = openLockOutLab();

describe('after a hundred guesses by strangers, an account', () => {
  let email: string;
  let known: Agent;
  let foreign: Agent;
  let guesses: Awaited<ReturnType<LockOutLab['letStrangersGuess']>>;
  beforeAll(async () => {
    email = await lab.signUp('Besieged School');
    known = await lab.openKnownBrowser(email);
    foreign = await lab.openKnownBrowser(await lab.signUp('Foreign School'));
    guesses = await lab.letStrangersGuess(email, 20);
  });

  test('has checked eighty of them and refuses strangers even with the right password', async () => {
    expect(guesses).toEqual({ judged: 80, refused: 20 });
    await expect(lab.openBrowser().client.auth.login({ email, password })).rejects.toMatchObject({
      ...{ code: 'RATE_LIMITED', retryAfterSeconds: expect.closeTo(1800, -2) },
    });
  });

  test('still accepts a known device, even after a sign-out', async () => {
    await known.client.auth.logout({});
    expect(await lab.tryPassword(known, email, password)).toBe('signed-in');
  });

  test('refuses the device cookie of another account and a forged one', async () => {
    const forged = lab.openBrowser();
    const pass = [...known.cookies].find(([name]) => name === 'known-device')?.[1] ?? '';
    const [tag, deviceId, issuedAt, signature = ''] = pass.split('.');
    const otherSignature = [...signature].reverse().join('');
    forged.cookies.set('known-device', [tag, deviceId, issuedAt, otherSignature].join('.'));
    for (const stranger of [foreign, forged])
      expect(await lab.tryPassword(stranger, email, password)).toBe('RATE_LIMITED');
  });
});

describe('new devices', () => {
  const minutes = (count: number) => count * 60_000;
  test('are admitted again after 30 minutes, and later for twice as long each time, until only the mailed link helps', async () => {
    const email = await lab.signUp('Patient School');
    const known = await lab.openKnownBrowser(email);
    try {
      await lab.letStrangersGuess(email, 17);
      for (const pause of [30, 60, 120, 240]) {
        lab.aheadMs += minutes(pause) - 60_000;
        expect(await lab.tryPassword(lab.openBrowser(), email, password)).toBe('RATE_LIMITED');
        lab.aheadMs += minutes(2);
        expect(await lab.letStrangersGuess(email, 4)).toEqual({ judged: 5, refused: 15 });
      }
      lab.aheadMs += minutes(20 * 24 * 60);
      await expect(lab.openBrowser().client.auth.login({ email, password })).rejects.toMatchObject({
        ...{ code: 'RATE_LIMITED', message: identityMessages.newDevicesRefused },
      });
      expect(await lab.tryPassword(known, email, password)).toBe('signed-in');
      await lab.chooseNewPassword(lab.openBrowser(), email, 'a better horse');
      expect(await lab.tryPassword(lab.openBrowser(), email, 'a better horse')).toBe('signed-in');
    } finally {
      lab.aheadMs = 0;
    }
  });

  test('are admitted after a pause with the right password, which ends the row', async () => {
    const email = await lab.signUp('Resting School');
    try {
      await lab.letStrangersGuess(email, 17);
      lab.aheadMs += minutes(31);
      expect(await lab.tryPassword(lab.openBrowser(), email, password)).toBe('signed-in');
      expect(await lab.letStrangersGuess(email, 17)).toEqual({ judged: 80, refused: 5 });
    } finally {
      lab.aheadMs = 0;
    }
  });

  test('get in by the mailed link however often strangers asked for it', async () => {
    const email = await lab.signUp('Asked For School');
    const linksOf = async () =>
      (await readMails(lab.stack.url, email)).flatMap(
        ({ text }) => /reset-password#token=([\w-]+)/.exec(text)?.[1] ?? [],
      );
    for (let ask = 0; ask < 12; ask++) await lab.openBrowser().client.auth.requestPasswordReset({ email });
    // The outbox shows a mail that is sent again once.
    await expect.poll(linksOf).toHaveLength(1);
    try {
      lab.aheadMs += minutes(21);
      await lab.openBrowser().client.auth.requestPasswordReset({ email });
      await expect.poll(linksOf).toHaveLength(2);
      const links = await linksOf();
      expect(new Set(links).size).toBe(2);
      lab.aheadMs += minutes(15);
      const token = links.at(-1) ?? '';
      await lab.openBrowser().client.auth.resetPassword({ token, password: 'a better horse' });
      expect(await lab.tryPassword(lab.openBrowser(), email, 'a better horse')).toBe('signed-in');
    } finally {
      lab.aheadMs = 0;
    }
  });
});

describe('guesses by strangers', () => {
  test('below the limit do not stop a new device', async () => {
    const email = await lab.signUp('Bothered School');
    await lab.letStrangersGuess(email, 15);
    expect(await lab.tryPassword(lab.openBrowser(), email, password)).toBe('signed-in');
  });

  test('from the address of a known device limit only the strangers there', async () => {
    const email = await lab.signUp('Shared Address School');
    const shared = lab.nextAddress();
    const known = lab.openBrowser(shared);
    await known.signIn(email, password);
    const stranger = lab.openBrowser(shared);
    for (let guess = 0; guess < 5; guess++) await lab.tryPassword(stranger, email, `guess ${guess}`);
    expect(await lab.tryPassword(stranger, email, password)).toBe('RATE_LIMITED');
    for (let guess = 0; guess < 20; guess++)
      await lab.tryPassword(stranger, `nobody-${guess}@maple-grove.org`, 'guess');
    expect(await lab.tryPassword(stranger, `somebody@maple-grove.org`, 'guess')).toBe('RATE_LIMITED');
    expect(await lab.tryPassword(known, email, password)).toBe('signed-in');
    expect(await lab.tryPassword(lab.openBrowser(), email, password)).toBe('signed-in');
  });

  test('do not stop a signed-in owner from changing the password', async () => {
    const email = await lab.signUp('Changing Under Siege School');
    const known = await lab.openKnownBrowser(email);
    await lab.letStrangersGuess(email, 17);
    await known.client.account.changePassword({ currentPassword: password, password: 'a better horse' });
    expect(await lab.tryPassword(lab.openBrowser(), email, 'a better horse')).toBe('signed-in');
  });

  test('cause one mail a day that tells the owner what to do', async () => {
    const email = await lab.signUp('Warned School');
    await lab.letStrangersGuess(email, 17);
    await lab.chooseNewPassword(lab.openBrowser(), email, password);
    await lab.letStrangersGuess(email, 17);
    await lab.chooseNewPassword(lab.openBrowser(), email, password);
    const [warning, ...others] = await lab.findWarnings(email);
    expect(others).toEqual([]);
    expect(warning?.text).toContain('/user/forgot-password');
    expect(warning?.text).toContain('80');
  });

  test('at an address without an account get the same replies, and no mail is sent', async () => {
    const email = 'nobody@besieged.example';
    expect(await lab.letStrangersGuess(email, 17)).toEqual({ judged: 80, refused: 5 });
    expect(await readMails(lab.stack.url, email)).toEqual([]);
  });

  test('at the staff sign-in do not stop a known device', async () => {
    const staff = await openStaff(lab.stack.url, 'superadmin', 'gpt');
    const known = lab.openBrowser();
    const first = await known.client.superadmin.login({ email: staff.email, password });
    if (first.outcome !== 'second-factor-setup-required') throw new Error(first.outcome);
    const code = lab.codeOf(first.setup.secret);
    await known.client.superadmin.login({ email: staff.email, password, code });
    expect(await lab.letStrangersGuess(staff.email, 17, 'superadmin')).toEqual({ judged: 80, refused: 5 });
    expect(await lab.tryPassword(lab.openBrowser(), staff.email, password, 'superadmin')).toBe(
      'RATE_LIMITED',
    );
    expect(await lab.tryPassword(known, staff.email, password, 'superadmin')).toBe('second-factor-required');
  });
});

test('guesses that would end other sessions count as at sign-in, and a confirmed password counts for five minutes', async () => {
  const email = await lab.signUp('Confirming School');
  const [agent, other] = [await lab.openKnownBrowser(email), await lab.openKnownBrowser(email)];
  const confirm = (currentPassword: string) => agent.client.account.confirmPassword({ currentPassword });
  const { sessions } = await agent.client.account.listSessions({});
  const [current, foreign] = [true, false].map(
    (isCurrent) => sessions.find((session) => session.isCurrent === isCurrent)?.sessionId ?? '',
  );
  const end = (sessionId = '') => agent.client.account.endSession({ sessionId });
  for (let guess = 0; guess < 5; guess++)
    await expect(confirm(`guess ${guess}`)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await expect(confirm(password)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  lab.aheadMs += 15 * 60_000;
  agent.setToken((await agent.client.auth.refresh({})).tokens.accessToken);
  await confirm(password);
  lab.aheadMs += 5 * 60_000;
  await expect(end(foreign)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
  await other.client.auth.refresh({});
  await end(current);
  await expect(agent.client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  lab.aheadMs = 0;
});

test('guesses by username share the account’s limit, but five of them do not reveal which address belongs to it', async () => {
  const email = await lab.signUp('Named Academy');
  const stranger = lab.openBrowser();
  const guesses = ['named-academy', 'Named-Academy', 'NAMED-ACADEMY', 'named-academy', 'named-academy'];
  for (const name of guesses)
    expect(await lab.tryPassword(stranger, name, 'guess')).toBe('WRONG_CREDENTIALS');
  expect(await lab.tryPassword(stranger, 'named-academy', 'guess')).toBe('RATE_LIMITED');
  expect(await lab.tryPassword(stranger, email, 'guess')).toBe('WRONG_CREDENTIALS');

  const known = await lab.openKnownBrowser('named-academy');
  await lab.letStrangersGuess('named-academy', 17);
  expect(await lab.tryPassword(lab.openBrowser(), email, password)).toBe('RATE_LIMITED');
  expect(await lab.tryPassword(known, email, password)).toBe('signed-in');
});

test('a password reset by mail lifts the limit for new devices and makes the resetting device known', async () => {
  const email = await lab.signUp('Reset School');
  await lab.letStrangersGuess(email, 17);
  const chooser = lab.openBrowser();
  expect(await lab.tryPassword(chooser, email, password)).toBe('RATE_LIMITED');
  await lab.chooseNewPassword(chooser, email, 'a better horse');
  expect(await lab.tryPassword(lab.openBrowser(), email, 'a better horse')).toBe('signed-in');
  await lab.letStrangersGuess(email, 17);
  expect(await lab.tryPassword(lab.openBrowser(), email, 'a better horse')).toBe('RATE_LIMITED');
  expect(await lab.tryPassword(chooser, email, 'a better horse')).toBe('signed-in');
});

describe('a known device', () => {
  test('has five attempts of its own in 15 minutes', async () => {
    const email = await lab.signUp('Fumbling School');
    const [fumbler, other] = [await lab.openKnownBrowser(email), await lab.openKnownBrowser(email)];
    for (let guess = 0; guess < 5; guess++)
      expect(await lab.tryPassword(fumbler, email, `guess ${guess}`)).toBe('WRONG_CREDENTIALS');
    await expect(fumbler.client.auth.login({ email, password })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await lab.tryPassword(other, email, password)).toBe('signed-in');
  });

  test('has its attempts back after a password reset on any device', async () => {
    const email = await lab.signUp('Forgetful Fumbler School');
    const known = await lab.openKnownBrowser(email);
    const stranger = lab.openBrowser();
    for (const fumbler of [known, stranger])
      for (let guess = 0; guess < 6; guess++) await lab.tryPassword(fumbler, email, `guess ${guess}`);
    await lab.chooseNewPassword(lab.openBrowser(), email, 'a better horse');
    for (const fumbler of [known, stranger])
      expect(await lab.tryPassword(fumbler, email, 'a better horse')).toBe('signed-in');
  });

  test('counts as a stranger after twenty wrong passwords in a row', async () => {
    const email = await lab.signUp('Borrowed Laptop School');
    const thief = await lab.openKnownBrowser(email);
    await lab.letStrangersGuess(email, 17);
    let judged = 0;
    try {
      for (let quarter = 0; quarter < 6; quarter++, lab.aheadMs += day / 96)
        for (let guess = 0; guess < 5; guess++)
          if ((await lab.tryPassword(thief, email, `guess ${guess}`)) === 'WRONG_CREDENTIALS') judged += 1;
      // Strangers may try five times after their pause of 30 minutes.
      expect(judged).toBe(25);
    } finally {
      lab.aheadMs = 0;
    }
  });
});

test('a sign-in that a new password overtakes opens no session', async () => {
  const email = await lab.signUp('Overtaken School');
  const owner = await lab.openKnownBrowser(email);
  const { sessions } = lab.deps;
  lab.deps.sessions = {
    ...sessions,
    async add(session) {
      lab.deps.sessions = sessions;
      await owner.client.account.changePassword({ currentPassword: password, password: 'a better horse' });
      await sessions.add(session);
    },
  };
  expect(await lab.tryPassword(lab.openBrowser(), email, password)).toBe('WRONG_CREDENTIALS');
  await owner.signIn(email, 'a better horse');
  const { sessions: open } = await owner.client.account.listSessions({});
  expect(open.map(({ device }) => device)).toHaveLength(2);
});
