import type { ReplyPorts } from '#functions/domain/inbox/ports.ts';
import { replyLimits, savedReplySchema } from '#shared/domain/inbox/inbox-message.ts';
import { writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
import { addToPlaces, removeFromPlaces } from '../places.ts';
import type { Table } from '../table.ts';

/** Saved replies, in the partition of their assistant. */
export function openReplyStore(table: Table): ReplyPorts['replies'] {
  const list: ReplyPorts['replies']['list'] = async (conversionId) => {
    const { pk, sk } = keys.savedReply(conversionId, '');
    return listItems(table, { pk, prefix: sk, ConsistentRead: true }, savedReplySchema);
  };
  return {
    list,
    async save(conversionId, reply) {
      const places = {
        key: keys.placesOfAssistant(conversionId, 'REPLIES'),
        most: replyLimits.saved,
        listIds: async () => (await list(conversionId)).map(({ id }) => id),
      };
      const Item = { ...keys.savedReply(conversionId, reply.id), ...reply };
      const put = writeItem(Item);
      return (await addToPlaces(table, places, reply.id, [put])) === 'added';
    },
    remove: (conversionId, id) =>
      removeFromPlaces(
        table,
        keys.placesOfAssistant(conversionId, 'REPLIES'),
        id,
        keys.savedReply(conversionId, id),
      ),
  };
}
