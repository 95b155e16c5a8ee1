import * as z from 'zod';
import type { AddressMarkStore } from '#functions/domain/mail/ports.ts';
import { markReasonSchema } from '#shared/domain/mail/mark-reasons.ts';
import { dueIndexName, keys, markedAddressKind } from '../keys.ts';
import type { Table } from '../table.ts';

/** A year, as long as visitors' messages: most addresses have no account whose erasure would end the mark. */
const keptSeconds = 365 * 86_400;
const liftableSchema = z.object({ dueKind: z.string().optional() });
const markSchema = z.object({
  addressHash: z.string(),
  address: z.string(),
  reason: markReasonSchema,
  markedAt: z.string(),
});
const listedSchema = markSchema.extend({ dueAt: z.string() });

/**
 * Marked addresses. Those in force are a partition of the due index; a lifted mark keeps the time of its event, so
 * that a repetition of it does not mark the address again.
 */
export function openAddressMarkStore(table: Table): AddressMarkStore {
  return {
    async isMarked(addressHash) {
      const { dueKind } = liftableSchema.parse((await table.get(keys.addressMark(addressHash))) ?? {});
      return dueKind !== undefined;
    },
    async mark(addressHash, { address, reason, markedAt }) {
      await table.update(keys.addressMark(addressHash), {
        UpdateExpression:
          'SET dueKind = :kind, dueAt = :position, addressHash = :hash, address = :address, reason = :reason, markedAt = :at, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(markedAt) OR markedAt < :at',
        ExpressionAttributeValues: {
          ':kind': markedAddressKind,
          ':position': `${markedAt}#${addressHash}`,
          ':hash': addressHash,
          ':address': address,
          ':reason': reason,
          ':at': markedAt,
          ':expiresAt': Math.floor(Date.parse(markedAt) / 1000) + keptSeconds,
        },
      });
    },
    async lift(addressHash) {
      const item = await table.update(keys.addressMark(addressHash), {
        UpdateExpression: 'REMOVE dueKind, dueAt',
        ConditionExpression: 'attribute_exists(dueKind)',
      });
      return item && markSchema.parse(item).address;
    },
    async listNewest(before, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: before ? 'dueKind = :kind AND dueAt < :before' : 'dueKind = :kind',
        ExpressionAttributeValues: { ':kind': markedAddressKind, ...(before && { ':before': before }) },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => {
        const { dueAt: position, ...mark } = listedSchema.parse(item);
        return { ...mark, position };
      });
    },
  };
}
