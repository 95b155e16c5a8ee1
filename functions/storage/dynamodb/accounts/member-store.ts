import * as z from 'zod';
import type { MemberStore } from '#functions/domain/members/ports.ts';
import { memberLimit } from '#shared/domain/member.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const entrySchema = z.object({ userId: z.string() });

/** Members of organisations, each stored beside the account they sign in with. */
export function openMemberStore(table: Table): MemberStore {
  return {
    async listIds(organisationId) {
      const { pk, sk } = keys.member(organisationId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        // Concurrent invitations can exceed the limit.
        Limit: 2 * memberLimit,
      });
      return items.map((item) => entrySchema.parse(item).userId);
    },
    has: async (organisationId, userId) =>
      (await table.get(keys.member(organisationId, userId))) !== undefined,
    add: (organisationId, userId) => table.put({ ...keys.member(organisationId, userId), userId }),
    async remove(organisationId, userId) {
      await table.take(keys.member(organisationId, userId));
    },
  };
}
