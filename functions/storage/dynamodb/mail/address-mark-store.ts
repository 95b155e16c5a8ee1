import * as z from 'zod';
import { type MarkReason, markReasonSchema } from '#shared/domain/mail/mark-reasons.ts';
import { either, exists, isAbsent, isBelow } from '../change.ts';
import { keys, markedAddressKind } from '../keys.ts';
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

/** Addresses that get no mail because one to them came back; by address hash, like unsubscriptions. */
export type AddressMarkStore = ReturnType<typeof openAddressMarkStore>;

/**
 * Marked addresses. Those in force are a partition of the due index; a lifted mark keeps the time of its event, so
 * that a repetition of it does not mark the address again.
 */
export function openAddressMarkStore(table: Table) {
  return {
    async isMarked(addressHash: string) {
      const { dueKind } = liftableSchema.parse((await table.get(keys.addressMark(addressHash))) ?? {});
      return dueKind !== undefined;
    },
    /** Changes nothing unless the event is newer than the last one, even if staff have lifted its mark. */
    async mark(addressHash: string, { address, reason, markedAt }: AddressMark) {
      await table.update(keys.addressMark(addressHash), {
        set: {
          ...{ dueKind: markedAddressKind, dueAt: `${markedAt}#${addressHash}`, addressHash, address },
          ...{ reason, markedAt, expiresAt: Math.floor(Date.parse(markedAt) / 1000) + keptSeconds },
        },
        when: [either(isAbsent('markedAt'), isBelow('markedAt', markedAt))],
      });
    },
    /** Returns the address; undefined when it isn't marked. */
    async lift(addressHash: string) {
      const item = await table.update(keys.addressMark(addressHash), {
        remove: ['dueKind', 'dueAt'],
        when: [exists('dueKind')],
      });
      return item && markSchema.parse(item).address;
    },
    /** Newest first, starting before a position. */
    async listNewest(before: string | undefined, limit: number) {
      const items = await table.query({ dueKind: markedAddressKind, before, isNewestFirst: true, limit });
      return items.map((item) => {
        const { dueAt: position, ...mark } = listedSchema.parse(item);
        return { ...mark, position };
      });
    },
  };
}

/** An address that gets no mail, and the time of the event. */
export type AddressMark = { address: string; reason: MarkReason; markedAt: string };
