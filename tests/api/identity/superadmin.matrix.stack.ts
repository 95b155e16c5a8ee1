import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
beforeAll(async () => {
  stack = await joinStack();
});
afterAll(() => stack?.leave());

/** Signs up a new customer; returns their address and password. */
async function signUp(name: string, brandId = 'edgpt'): Promise<{ email: string; password: string }> {
  const trial = describeTrialOfTry(name, stack.smallSiteUrl);
  await createClient({ baseUrl: stack.url }).signup.createTrial({ ...trial, brandId });
  const { email, password } = trial.adminContact;
  return { email: email ?? '', password: password ?? '' };
}

const refused = (code: string) => ({ code });

describe('the superadmin of a new instance', () => {
  test('must choose an own password and set up two-step sign-in first, then sees the customers of every brand', async () => {
    const { email, password: printed } = stack.superadmin ?? { email: '', password: '' };
    await signUp('Tenant of Schools');
    await signUp('Tenant of Lawyers', 'law');
    const staff = openAgent(stack.url);
    const { auth, superadmin, account } = staff.client;
    const choose = (newPassword?: string) =>
      superadmin.login({ email, password: printed, ...(newPassword && { newPassword }) });
    await expect(choose()).rejects.toMatchObject(refused('NEW_PASSWORD_REQUIRED'));
    await expect(auth.login({ email, password: printed })).rejects.toMatchObject(
      refused('NEW_PASSWORD_REQUIRED'),
    );
    for (const bad of [printed, 'short', 'iloveyou'])
      await expect(choose(bad)).rejects.toMatchObject(refused('VALIDATION'));
    // The generated password can be replaced once, by whoever is first.
    const wanted = ['a password of my own', 'a password of a thief'];
    const choices = await Promise.allSettled(wanted.map(choose));
    expect(choices.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const password = wanted[choices.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    const first = await superadmin.login({ email, password });
    if (first.outcome !== 'second-factor-setup-required') throw new Error(first.outcome);
    const code = makeCode(first.setup.secret);
    await expect(superadmin.login({ email, password: printed, code })).rejects.toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
    const reply = await superadmin.login({ email, password, code });
    if (reply.outcome !== 'signed-in') throw new Error(reply.outcome);
    expect(reply.recoveryCodes).toHaveLength(8);
    staff.setToken(reply.tokens.accessToken);
    const { tenants } = await superadmin.listTenants({});
    expect(tenants.map(({ organisation }) => organisation)).toEqual(
      expect.arrayContaining(['Tenant of Schools', 'Tenant of Lawyers']),
    );
    const lawyers = await superadmin.listTenants({ platform: 'lawfirm' });
    expect(new Set(lawyers.tenants.map(({ brandId }) => brandId))).toEqual(new Set(['law']));
    await expect(
      account.disableSecondFactor({
        currentPassword: password,
        code: makeCode(first.setup.secret, 1),
      }),
    ).rejects.toMatchObject(refused('FORBIDDEN'));
  });

  test('has a sign-in that customers cannot use and a list that they cannot read', async () => {
    const { email, password } = await signUp('Prying School');
    const agent = openAgent(stack.url);
    await agent.signIn(email, password);
    await expect(agent.client.superadmin.login({ email, password })).rejects.toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
    const own = { email, password, newPassword: 'a better horse' };
    await expect(agent.client.auth.login(own)).rejects.toMatchObject(refused('VALIDATION'));
    await expect(agent.client.superadmin.listTenants({})).rejects.toMatchObject(refused('FORBIDDEN'));
    await expect(openAgent(stack.url).client.superadmin.listTenants({})).rejects.toMatchObject(
      refused('UNAUTHENTICATED'),
    );
  });
});
