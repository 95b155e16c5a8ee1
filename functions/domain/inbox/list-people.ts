import type { BrandId } from '#shared/brands/platforms.ts';
import type { InboxPerson } from '#shared/domain/inbox/inbox-message.ts';
import type { Caller } from '../identity/session.ts';
import type { PeoplePorts, StaffEditPorts } from './ports.ts';

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

/** Staff who may take care of a brand's messages, by name, whoever asks among them; without a brand those of all. */
export async function listStaff(
  { subAdmins, users }: Pick<StaffEditPorts, 'subAdmins' | 'users'>,
  { userId }: Pick<Caller, 'userId'>,
  brandId: BrandId | undefined,
): Promise<InboxPerson[]> {
  const [all, me] = await Promise.all([subAdmins.list(), users.find(userId)]);
  const others = all
    .filter(({ status, isInvited }) => status === 'active' && !isInvited)
    .filter((one) => one.role === 'superadmin' || !brandId || one.brandId === brandId)
    .filter(({ id }) => id !== userId)
    .map(({ id, name }) => ({ id, name }));
  // The first superadmin is in no list.
  return [...(me ? [{ id: userId, name: me.name }] : []), ...others].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}
