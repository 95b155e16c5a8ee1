import * as z from 'zod';
import type { User } from '#functions/domain/accounts/account.ts';
import { memberLimit } from '#shared/domain/member.ts';
import { writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { addToPlaces, removeFromPlaces } from '../places.ts';
import type { Table } from '../table.ts';
import { writeStaff } from './write-staff.ts';

/** Pending: invited to one more organisation, and not there yet. */
const entrySchema = z.object({ userId: z.string(), isPending: z.boolean().default(false) });

/** Stores an organisation's members besides its owner. */
export type MemberStore = ReturnType<typeof openMemberStore>;

/** Members of organisations, each stored beside the account they sign in with. */
export function openMemberStore(table: Table) {
  const list = async (organisationId: string) => {
    const { pk, sk } = keys.member(organisationId, '');
    const items = await table.query({
      pk,
      prefix: sk,
      // Some have more from before the limit held.
      limit: 2 * memberLimit,
      ConsistentRead: true,
    });
    return items.map((item) => entrySchema.parse(item));
  };
  const listAllIds = async (organisationId: string) =>
    (await list(organisationId)).map(({ userId }) => userId);
  return {
    /** With those who have yet to accept an invitation with their account. */
    listAllIds,
    listIds: async (organisationId: string) =>
      (await list(organisationId)).flatMap(({ userId, isPending }) => (isPending ? [] : [userId])),
    has: async (organisationId: string, userId: string) =>
      (await table.get(keys.member(organisationId, userId))) !== undefined,
    /** Stores the member's account too. `refused` when the email or username is taken. */
    add: (organisationId: string, user: User) => {
      const { userId } = user;
      const places = {
        key: keys.placesOfMembers(organisationId),
        most: memberLimit,
        listIds: () => listAllIds(organisationId),
      };
      return addToPlaces(table, places, userId, [
        ...writeStaff(user),
        writeItem({ ...keys.member(organisationId, userId), userId }),
      ]);
    },
    remove: (organisationId: string, userId: string) =>
      removeFromPlaces(
        table,
        keys.placesOfMembers(organisationId),
        userId,
        keys.member(organisationId, userId),
      ),
  };
}
