import type { ReplyPorts } from '#functions/domain/inbox/ports.ts';
import { savedReplySchema } from '#shared/domain/inbox/inbox-message.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Saved replies, in the partition of their assistant. */
export function openReplyStore(table: Table): ReplyPorts['replies'] {
  return {
    async list(conversionId) {
      const { pk, sk } = keys.savedReply(conversionId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
      });
      return items.map((item) => savedReplySchema.parse(item));
    },
    save: (conversionId, reply) => table.put({ ...keys.savedReply(conversionId, reply.id), ...reply }),
    async remove(conversionId, id) {
      await table.take(keys.savedReply(conversionId, id));
    },
  };
}
