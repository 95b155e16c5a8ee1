import type { InboxPerson } from '#shared/domain/inbox/inbox-message.ts';
import type { PeoplePorts } from './ports.ts';

/** The owner of an assistant and the members who may sign in, by name. */
export async function listPeople(ports: PeoplePorts, conversionId: string): Promise<InboxPerson[]> {
  const { organisationId } = (await ports.conversions.find(conversionId)) ?? {};
  const organisation = organisationId ? await ports.organisations.find(organisationId) : undefined;
  if (!organisation) return [];
  const memberIds = await ports.members.listIds(organisation.organisationId);
  const ids = new Set([organisation.lifeCycle?.ownerId ?? [], memberIds].flat());
  const users = await Promise.all([...ids].map((id) => ports.users.find(id)));
  return users
    .flatMap((user) =>
      user && user.deactivatedAt === undefined ? [{ id: user.userId, name: user.name }] : [],
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
