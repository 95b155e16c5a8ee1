import { openSession } from '#functions/domain/identity/session/open-session.ts';
import { writeRefreshCookie } from '#functions/http/refresh-cookie.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Role } from '#shared/domain/identity.ts';
import type { MemberRole } from '#shared/domain/organisation-role.ts';
import { type Agent, openAgent } from './signed-in.ts';
import { describeTrialOfTry } from './trial-of-try.ts';

/** A signed-in customer with their assistant; for stacks in the test's own process. */
export async function openTenant(url: string, name: string, brandId: BrandId, website: string) {
  const agent = openAgent(url);
  const trial = { ...describeTrialOfTry(name, website), brandId };
  const { conversionId } = await agent.client.signup.createTrial(trial);
  const { email = '', password = '' } = trial.adminContact;
  await agent.signIn(email ?? '', password ?? '');
  return { agent, conversionId, email: email ?? '', password: password ?? '' };
}

/** A signed-in member of staff or of an organisation; the identity stories cover the staff sign-in itself. */
export async function openStaff(
  url: string,
  role: Role,
  brandId: BrandId,
  organisationId: string | null = null,
  memberRole?: MemberRole,
): Promise<Agent & { userId: string; email: string; password: string }> {
  const world = await getDeps();
  const userId = world.makeId();
  const email = `${role}-${brandId}-${userId}@staff.example`;
  const password = 'correct horse battery';
  const user = {
    ...{ userId, role, brandId, email, username: email, organisationId, phone: '' },
    ...(memberRole && { memberRole }),
    name: `Staff of ${brandId}`,
    passwordHash: await world.hashPassword(password),
    createdAt: world.now().toISOString(),
  };
  if (role === 'member' && organisationId) await (await getDeps()).members.add(organisationId, user);
  else await world.users.addStaff(user);
  const session = await openSession(world, { userId }, { audience: 'user', device: 'Test' });
  const agent = openAgent(url);
  agent.setToken(session.accessToken);
  const [, name = ''] = /^([^=]+)=/.exec(writeRefreshCookie('user', session.refreshToken, false)) ?? [];
  agent.cookies.set(name, session.refreshToken);
  return { ...agent, userId, email, password };
}
