import { endSessions } from '../identity/session/open-session.ts';
import type { Caller } from '../identity/session.ts';
import { requireOrganisation } from './find-members.ts';
import type { MemberPorts } from './ports.ts';

/** Says whether everybody in the organisation needs an authenticator app. Members without one sign in again, and set one up. */
export async function saveSecondFactorRule(
  ports: MemberPorts,
  caller: Caller,
  asksSecondFactor: boolean,
): Promise<void> {
  const organisationId = requireOrganisation(caller);
  await ports.organisations.saveSecondFactorRule(organisationId, asksSecondFactor);
  if (!asksSecondFactor) return;
  const users = await Promise.all(
    (await ports.members.listIds(organisationId)).map((id) => ports.users.find(id)),
  );
  const without = users.filter((user) => user && !user.secondFactor);
  await Promise.all(without.map((user) => user && endSessions(ports, user.userId)));
}
