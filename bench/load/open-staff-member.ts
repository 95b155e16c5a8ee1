import { Secret, TOTP } from 'otpauth';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import type { SpawnedStack } from '#tests/support/stacks/spawn-stack.ts';

/** The superadmin of a fresh stack, signed in with a second factor. */
export async function openStaffMember({ url, superadmin }: SpawnedStack): Promise<Agent> {
  const { email = '', password: printed = '' } = superadmin ?? {};
  const password = 'a password of my own';
  const agent = openAgent(url);
  const first = await agent.client.superadmin.login({ email, password: printed, newPassword: password });
  if (first.outcome !== 'second-factor-setup-required') throw new Error(first.outcome);
  const code = new TOTP({ secret: Secret.fromBase32(first.setup.secret) }).generate();
  const reply = await agent.client.superadmin.login({ email, password, code });
  if (reply.outcome !== 'signed-in') throw new Error(reply.outcome);
  agent.setToken(reply.tokens.accessToken);
  return agent;
}
