import * as z from 'zod';
import { type ChatDayStore, type DayCounter, totalDay } from '#functions/domain/conversations/chat-day.ts';
import { chooseShard } from './choose-shard.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

const counters = [
  'conversations',
  'questions',
  'answered',
  'responseMs',
  'helpful',
  'rated',
] as const satisfies DayCounter[];
const countsSchema = z
  .object({
    conversations: z.number(),
    questions: z.number(),
    answered: z.number(),
    responseMs: z.number(),
    helpful: z.number(),
    rated: z.number(),
  })
  .partial();
const keptDays = 400;

/** Counts of an assistant's days, over several items each, which are read with one query whatever they say. */
export function openChatDayStore(table: Table): ChatDayStore {
  return {
    async add(owner, day, spread, change) {
      const names = counters.filter((name) => change[name]);
      if (names.length === 0) return;
      const shard = chooseShard(spread);
      const expiresAt = Math.floor(Date.parse(day) / 1000) + keptDays * 86_400;
      const add = `ADD ${names.map((name) => `${name} :${name}`).join(', ')}`;
      const values = Object.fromEntries(names.map((name) => [`:${name}`, change[name]]));
      await Promise.all([
        table.update(keys.chatDay(owner, totalDay, shard), {
          UpdateExpression: add,
          ExpressionAttributeValues: values,
        }),
        table.update(keys.chatDay(owner, day, shard), {
          UpdateExpression: `${add} SET expiresAt = :expiresAt`,
          ExpressionAttributeValues: { ...values, ':expiresAt': expiresAt },
        }),
      ]);
    },
    async read(owner, day) {
      const { pk, sk } = keys.chatDay(owner, day, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :day)',
        ExpressionAttributeValues: { ':pk': pk, ':day': sk },
      });
      const counts = items.map((item) => countsSchema.parse(item));
      const sum = (name: DayCounter) => counts.reduce((total, shard) => total + (shard[name] ?? 0), 0);
      return {
        conversations: sum('conversations'),
        questions: sum('questions'),
        answered: sum('answered'),
        responseMs: sum('responseMs'),
        helpful: sum('helpful'),
        rated: sum('rated'),
      };
    },
  };
}
