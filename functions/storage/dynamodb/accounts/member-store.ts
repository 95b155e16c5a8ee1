import * as z from 'zod';
import type { User } from '#functions/domain/accounts/account.ts';
import { memberLimit } from '#shared/domain/member.ts';
import { keys } from '../keys.ts';
import { addToPlaces, removeFromPlaces } from '../places.ts';
import type { Table } from '../table.ts';
import { writeStaff } from './write-staff.ts';

const entrySchema = z.object({ userId: z.string() });

/** Stores an organisation's members besides its owner. */
export type MemberStore = ReturnType<typeof openMemberStore>;

/** Members of organisations, each stored beside the account they sign in with. */
export function openMemberStore(table: Table) {
  const listIds = async (organisationId: string) => {
    const { pk, sk } = keys.member(organisationId, '');
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
      ConsistentRead: true,
      // Some have more from before the limit held.
      Limit: 2 * memberLimit,
    });
    return items.map((item) => entrySchema.parse(item).userId);
  };
  return {
    listIds,
    has: async (organisationId: string, userId: string) =>
      (await table.get(keys.member(organisationId, userId))) !== undefined,
    /** Stores the member's account too. `refused` when the email or username is taken. */
    add: (organisationId: string, user: User) => {
      const { userId } = user;
      const places = {
        key: keys.placesOfMembers(organisationId),
        most: memberLimit,
        listIds: () => listIds(organisationId),
      };
      return addToPlaces(table, places, userId, [
        ...writeStaff(table.name, user),
        { Put: { TableName: table.name, Item: { ...keys.member(organisationId, userId), userId } } },
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
