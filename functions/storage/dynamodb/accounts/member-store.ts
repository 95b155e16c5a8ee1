import * as z from 'zod';
import { memberLimit } from '#shared/domain/member.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const entrySchema = z.object({ userId: z.string() });

/** Stores an organisation's members besides its owner. */
export type MemberStore = ReturnType<typeof openMemberStore>;

/** Members of organisations, each stored beside the account they sign in with. */
export function openMemberStore(table: Table) {
  return {
    async listIds(organisationId: string) {
      const { pk, sk } = keys.member(organisationId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        // Concurrent invitations can exceed the limit.
        Limit: 2 * memberLimit,
      });
      return items.map((item) => entrySchema.parse(item).userId);
    },
    has: async (organisationId: string, userId: string) =>
      (await table.get(keys.member(organisationId, userId))) !== undefined,
    add: (organisationId: string, userId: string) =>
      table.put({ ...keys.member(organisationId, userId), userId }),
    async remove(organisationId: string, userId: string) {
      await table.take(keys.member(organisationId, userId));
    },
  };
}
