import {
  brandOfOwner,
  type DayChange,
  dayCountsSchema,
  dayOf,
  totalDay,
} from '#functions/domain/chat/chat-day.ts';
import { addCounts } from '../add-counts.ts';
import type { Change } from '../change.ts';
import { chooseShard } from '../choose-shard.ts';
import { type Key, keys } from '../keys.ts';
import { countChats } from '../staff/brand-count-items.ts';
import { listHour } from '../staff/count-hour.ts';

const keptDays = 400;
/** Analytics show the last 24 hours beside the 24 before. */
const keptDaysOfHours = 3;
const daySeconds = 86_400;

/** Sorts hours (`2026-11-29T12`) apart from days. */
export const hourPrefix = 'hour-';

/**
 * Updates that add to all counts of an instant: of the assistant's hour, day and whole time, and of its brand. What
 * has expired by `now` is left as it is. `spread`: any text that varies by visitor.
 */
export function listCounts(
  owner: string,
  { at, now = at, spread }: { at: Date; now?: Date; spread: string },
  change: DayChange,
): { key: Key; details: Change }[] {
  const [day, hour] = [dayOf(at), at.toISOString().slice(0, 13)];
  const shard = chooseShard(spread);
  const counts = Object.fromEntries(dayCountsSchema.keyof().options.map((name) => [name, change[name] ?? 0]));
  const of = (name: string, days?: number) => {
    const expiresAt = days === undefined ? undefined : expiryOf(day, days);
    if (expiresAt !== undefined && expiresAt * 1000 < now.getTime()) return [];
    const details = addCounts(counts, expiresAt);
    return details ? [{ key: keys.chatDay(owner, name, shard), details }] : [];
  };
  return [
    ...of(totalDay),
    ...of(day, keptDays),
    ...of(hourPrefix + hour, keptDaysOfHours),
    ...countOnBrand(owner, day, spread, change),
    ...listHour(brandOfOwner(owner), { at, now, spread }, change),
  ];
}

/** For staff. Answer times and unsure answers are only counted per assistant. */
function countOnBrand(
  owner: string,
  day: string,
  spread: string,
  { responseMs: _milliseconds, forwarded: _messages, unsure: _unsure, ...change }: DayChange,
) {
  const { visitors = 0 } = change;
  return countChats(brandOfOwner(owner), spread, change, [[day, visitors]]);
}

/** Expiry in seconds since 1970, for DynamoDB's TTL. */
function expiryOf(day: string, days: number): number {
  return Math.floor(Date.parse(day) / 1000) + days * daySeconds;
}
