import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

const password = 'correct horse battery';
let stack: JoinedStack;

beforeAll(async () => {
  stack = await joinStack();
});
afterAll(() => stack?.leave());

/** Signs up a new customer; returns their address. */
async function signUp(name: string, brandId = 'edgpt'): Promise<string> {
  const trial = describeTrialOfTry(name, stack.smallSiteUrl);
  await createClient({ baseUrl: stack.url }).signup.createTrial({ ...trial, brandId });
  return trial.adminContact.email ?? '';
}

async function openSignedIn(name: string): Promise<{ agent: Agent; email: string }> {
  const email = await signUp(name);
  const agent = openAgent(stack.url);
  await agent.signIn(email, password);
  return { agent, email };
}

const refused = (code: string) => ({ code });

describe('signing in', () => {
  test('returns tokens and profile, and keeps the refresh token away from scripts', async () => {
    const email = await signUp('Sign In School');
    const response = await fetch(`${stack.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url },
      body: JSON.stringify({ email: ` ${email.toUpperCase()} `, password }),
    });
    const reply = await response.json();
    expect(reply.user).toMatchObject({ email, role: 'owner', isEmailConfirmed: false });
    expect(reply.user.conversionIds).toHaveLength(1);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    const [, refreshToken = ''] = /=([^;]+)/.exec(cookie) ?? [];
    expect(JSON.stringify(reply)).not.toContain(refreshToken);
    expect(JSON.stringify(reply)).not.toContain('scrypt');
  });

  test('gives the same reply for an unknown address or username and a wrong password', async () => {
    const email = await signUp('Guessed School');
    const { client } = openAgent(stack.url);
    const answers = await Promise.all(
      [
        { email, password: 'wrong horse battery' },
        { email: 'nobody@maple-grove.org', password },
        { email: 'guessed-school', password: 'wrong horse battery' },
        { email: 'no-such-username', password },
      ].map((credentials) => client.auth.login(credentials).catch((error: unknown) => error)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 'WRONG_CREDENTIALS', message: identityMessages.loginFailed });
    }
  });

  test('works by username in any spelling, and an address that somebody chose as a username opens nothing', async () => {
    const email = await signUp('Named School');
    const { user } = await openAgent(stack.url).signIn(' Named-SCHOOL ', password);
    expect(user).toMatchObject({ email, username: 'named-school' });

    const trial = describeTrial('Claiming School', stack.smallSiteUrl);
    const claimed = 'someone-else@maple-grove.org';
    const { client } = openAgent(stack.url);
    await client.signup.createTrial({ ...trial, adminContact: { ...trial.adminContact, username: claimed } });
    await expect(client.auth.login({ email: claimed, password })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  test.each([
    ['no address', { email: ' ', password }, identityMessages.emailRequired],
    ['no password', { email: 'a@b.org', password: '' }, identityMessages.passwordRequired],
  ])('names what is missing: %s', async (_name, credentials, message) => {
    const { client } = openAgent(stack.url);
    await expect(client.auth.login(credentials)).rejects.toMatchObject({ code: 'VALIDATION', message });
  });

  test('is refused to pages of other sites', async () => {
    const email = await signUp('Cross Origin School');
    const { client } = openAgent(stack.url, 'https://attacker.example');
    await expect(client.auth.login({ email, password })).rejects.toMatchObject(refused('FORBIDDEN'));
  });
});

describe('a session', () => {
  test('is renewed by its cookie, and ends on all devices when a used token is sent again', async () => {
    const { agent } = await openSignedIn('Rotation School');
    const stolen = new Map(agent.cookies);
    const { tokens } = await agent.client.auth.refresh({});
    agent.setToken(tokens.accessToken);
    await agent.client.account.get({});

    const thief = openAgent(stack.url);
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    await expect(thief.client.auth.refresh({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
    await expect(agent.client.auth.refresh({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
    await expect(agent.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));

    // Lines of the stack's process arrive after its replies.
    const findEvents = () =>
      stack.lines.filter(
        (line) => line.includes('"refresh-token-reused"') && line.includes(tokens.refreshToken),
      );
    await expect
      .poll(() => findEvents().map((line) => JSON.parse(line)))
      .toMatchObject([{ message: 'security', userId: expect.any(String), sessionId: tokens.refreshToken }]);
    expect(findEvents().join()).not.toMatch(/rotation-school|Rotation School/);
  });

  test('gives one of two simultaneous renewals a token', async () => {
    const { agent } = await openSignedIn('Race School');
    const twin = openAgent(stack.url);
    for (const [name, value] of agent.cookies) twin.cookies.set(name, value);
    const results = await Promise.allSettled([agent.client.auth.refresh({}), twin.client.auth.refresh({})]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not renewed for pages of other sites or without an origin', async () => {
    const { agent } = await openSignedIn('Foreign Page School');
    const cookie = [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const origin of ['https://attacker.example', 'null', undefined]) {
      const response = await fetch(`${stack.url}/api/auth/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...(origin && { origin }) },
        body: '{}',
      });
      expect(response.status).toBe(403);
    }
    await agent.client.auth.refresh({});
  });

  test('ends at once when its user signs out, and signing out without a session succeeds', async () => {
    const { agent } = await openSignedIn('Leaving School');
    await agent.client.auth.logout({});
    expect(agent.cookies.has('user-session')).toBe(false);
    await expect(agent.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
    await expect(agent.client.auth.logout({})).resolves.toEqual({ success: true });
  });

  test('is listed, and can be ended from another browser once that has confirmed the password', async () => {
    const { agent, email } = await openSignedIn('Two Browsers School');
    const other = openAgent(stack.url);
    await other.signIn(email, password);
    const { sessions } = await agent.client.account.listSessions({});
    expect(sessions).toHaveLength(2);
    const foreign = sessions.find(({ isCurrent }) => !isCurrent);
    const end = () => agent.client.account.endSession({ sessionId: foreign?.sessionId ?? '' });
    await expect(end()).rejects.toMatchObject(refused('PASSWORD_REQUIRED'));
    // A confirmation counts for its own session only.
    await other.client.account.confirmPassword({ currentPassword: password });
    await expect(end()).rejects.toMatchObject(refused('PASSWORD_REQUIRED'));
    await expect(
      agent.client.account.confirmPassword({ currentPassword: 'wrong horse' }),
    ).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
    await expect(end()).rejects.toMatchObject(refused('PASSWORD_REQUIRED'));
    await agent.client.account.confirmPassword({ currentPassword: password });
    await end();
    await expect(other.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
    await agent.client.account.get({});
  });

  test('is not ended by a made-up token for it, which a stolen session could send', async () => {
    const { agent, email } = await openSignedIn('Made-up Token School');
    const thief = openAgent(stack.url);
    await thief.signIn(email, password);
    const { sessions } = await thief.client.account.listSessions({});
    const { sessionId = '' } = sessions.find(({ isCurrent }) => !isCurrent) ?? {};
    const [userId = ''] = thief.cookies.get('user-session')?.split('.') ?? [];
    thief.cookies.set('user-session', `${userId}.${sessionId}.${'A'.repeat(43)}`);
    await expect(thief.client.auth.refresh({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
    await agent.client.account.get({});
    await agent.client.auth.refresh({});
  });

  test('of another user cannot be ended', async () => {
    const [{ agent: a }, { agent: b }] = [
      await openSignedIn('First School'),
      await openSignedIn('Second School'),
    ];
    const [session] = (await a.client.account.listSessions({})).sessions;
    await expect(b.client.account.endSession({ sessionId: session?.sessionId ?? '' })).rejects.toMatchObject(
      refused('NOT_FOUND'),
    );
    await a.client.account.get({});
  });
});

describe('a forgotten password', () => {
  test('is replaced through a mailed link that works once, and every session ends', async () => {
    const { agent, email } = await openSignedIn('Forgetful School');
    const visitor = openAgent(stack.url);
    await visitor.client.auth.requestPasswordReset({ email });
    const first = await waitForLink(stack.url, email, '/user/reset-password');
    await visitor.client.auth.requestPasswordReset({ email });
    // Asking again sends the same mail, whose link stays valid.
    const token = await waitForLink(stack.url, email, '/user/reset-password');
    expect(token).toBe(first);
    const request = { token, password: 'a better horse' };
    for (const refusedPassword of ['short', 'iloveyou', 'Forgetful-School1']) {
      const attempt = visitor.client.auth.resetPassword({ ...request, password: refusedPassword });
      await expect(attempt).rejects.toMatchObject(refused('VALIDATION'));
    }
    await visitor.client.auth.resetPassword(request);
    await expect(visitor.client.auth.resetPassword(request)).rejects.toMatchObject(refused('LINK_EXPIRED'));
    await expect(agent.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
    await expect(visitor.client.auth.login({ email, password })).rejects.toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
    await visitor.signIn(email, 'a better horse');
  });

  test('gets the same reply for an address without an account, and no mail is sent', async () => {
    const email = await signUp('Known School');
    const { client } = openAgent(stack.url);
    const unknown = await client.auth.requestPasswordReset({ email: 'unknown@maple-grove.org' });
    expect(await client.auth.requestPasswordReset({ email })).toEqual(unknown);
    await waitForLink(stack.url, email, '/user/reset-password');
    expect(await readMails(stack.url, 'unknown@maple-grove.org')).toEqual([]);
  });
});

test('the welcome mail contains the link that confirms the address', async () => {
  const { agent, email } = await openSignedIn('Confirmed School');
  const token = await waitForLink(stack.url, email, '/user/confirm-email', { subject: /^Welcome/ });
  await agent.client.auth.confirmEmail({ token });
  expect((await agent.client.account.get({})).isEmailConfirmed).toBe(true);
  await expect(agent.client.auth.confirmEmail({ token })).rejects.toMatchObject(refused('LINK_EXPIRED'));
});

test('changing the password signs out every other browser and keeps this one signed in', async () => {
  const { agent, email } = await openSignedIn('Changing School');
  const other = openAgent(stack.url);
  await other.signIn(email, password);
  const change = { currentPassword: password, password: 'a better horse' };
  await expect(
    agent.client.account.changePassword({ ...change, currentPassword: 'wrong' }),
  ).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
  const { tokens } = await agent.client.account.changePassword(change);
  await expect(agent.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
  agent.setToken(tokens.accessToken);
  await agent.client.account.get({});
  await expect(other.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
});

describe('two-step sign-in', () => {
  test('asks for a code once it is on, accepts each code once, and can be turned off; each change signs out every other browser', async () => {
    const { agent, email } = await openSignedIn('Careful School');
    const { secret } = await agent.client.account.beginSecondFactor({ currentPassword: password });
    await expect(agent.client.account.enableSecondFactor({ code: '000000' })).rejects.toMatchObject(
      refused('WRONG_CODE'),
    );
    const other = openAgent(stack.url);
    await other.signIn(email, password);
    const { recoveryCodes } = await agent.client.account.enableSecondFactor({ code: makeCode(secret) });
    await expect(other.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));

    const { client } = openAgent(stack.url);
    expect(await client.auth.login({ email, password })).toEqual({ outcome: 'second-factor-required' });
    const used = makeCode(secret, 1);
    const reply = await client.auth.login({ email, password, code: used });
    expect(reply.outcome).toBe('signed-in');
    for (const code of [used, '000000', 'abcd-abcd-abcd-abcd']) {
      await expect(client.auth.login({ email, password, code })).rejects.toMatchObject(refused('WRONG_CODE'));
    }
    const [recoveryCode = '', lastCode = ''] = recoveryCodes;
    expect((await client.auth.login({ email, password, code: recoveryCode })).outcome).toBe('signed-in');
    await expect(client.auth.login({ email, password, code: recoveryCode })).rejects.toMatchObject(
      refused('WRONG_CODE'),
    );
    await agent.client.account.disableSecondFactor({ currentPassword: password, code: lastCode });
    expect((await agent.client.account.listSessions({})).sessions.map((it) => it.isCurrent)).toEqual([true]);
    expect((await client.auth.login({ email, password })).outcome).toBe('signed-in');
  });
});

test('an account due for deletion is signed out everywhere, its assistant is closed, and both are kept when its owner signs in again', async () => {
  const trial = describeTrialOfTry('Doubtful School', stack.smallSiteUrl);
  const { conversionId } = await createClient({ baseUrl: stack.url }).signup.createTrial(trial);
  const email = trial.adminContact.email ?? '';
  const agent = openAgent(stack.url);
  await agent.signIn(email, password);
  await followConversion(agent.client, conversionId);
  const ask = () => openAgent(stack.url).client.chat.sendMessage({ message: 'Hello', conversionId });
  await agent.client.account.requestDeletion({ currentPassword: password });
  await expect(ask()).rejects.toMatchObject(refused('ASSISTANT_PAUSED'));
  await expect(agent.client.account.get({})).rejects.toMatchObject(refused('UNAUTHENTICATED'));
  const back = openAgent(stack.url);
  expect((await back.signIn(email, password)).isDeletionCancelled).toBe(true);
  expect((await back.signIn(email, password)).isDeletionCancelled).toBe(false);
  expect((await ask()).response).not.toBe('');
});

describe('a wish to sign in with another address', () => {
  test('tells nobody whether that address has an account, and tells its holder', async () => {
    const holder = await signUp('Holding School');
    const { agent } = await openSignedIn('Wishing School');
    const ask = async (email: string) =>
      (await agent.client.account.changeEmail({ email, currentPassword: password })).emailChange;
    const free = await ask('free-address@maple-grove.org');
    const taken = await ask(holder);
    expect(Object.keys(taken)).toEqual(Object.keys(free));
    expect(taken).toMatchObject({ email: holder });
    const told = async () =>
      (await readMails(stack.url, holder)).filter(({ subject }) => subject.includes('already have'));
    await expect.poll(told).toHaveLength(1);
    const [mail] = await told();
    expect(mail?.text).toContain('nothing changes');
    expect(mail?.text).not.toContain('Wishing');
    await openAgent(stack.url).signIn(holder, password);
  });
});
