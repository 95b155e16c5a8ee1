import {
  type Activity,
  type ActivityName,
  activityNames,
} from '#functions/domain/staff-analytics/activity.ts';
import { addCounts, expiryOfCounts } from '../add-counts.ts';
import type { Change } from '../change.ts';
import { chooseShard } from '../choose-shard.ts';
import { type Key, keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Same as a brand's other counts. */
const shardsOfBrand = 2;

/** Short, because an item has twenty-four of each: `v13` are the visitors between one and two o'clock. */
export const hourAttributes = {
  visitors: 'v',
  conversations: 'c',
  questions: 'q',
  answered: 'a',
  unsure: 'u',
  responseMs: 'r',
  rated: 'd',
  helpful: 'h',
  forwarded: 'f',
  formViews: 'o',
  formSubmissions: 's',
} as const satisfies Partial<Record<ActivityName, string>>;

/** Nobody asks for these by the hour, so an item has one of each. */
export const dayAttributes = {
  pagesRead: 'pages',
  pagesRendered: 'rendered',
  renderMs: 'renderMs',
} as const satisfies Record<Exclude<ActivityName, keyof typeof hourAttributes>, string>;

/** Adds activity to a brand's hour. `spread`: any text that varies by visitor. */
export async function countHour(
  table: Table,
  brandId: string,
  at: Date,
  { spread, change }: { spread: string; change: Partial<Activity> },
): Promise<void> {
  for (const { key, details } of listHour(brandId, { at, spread }, change)) await table.count(key, details);
}

/** The update that does so, unless nothing changes, or the hour's counts have expired by `now`. */
export function listHour(
  brandId: string,
  { at, now = at, spread }: { at: Date; now?: Date; spread: string },
  change: Partial<Activity>,
): { key: Key; details: Change }[] {
  const day = at.toISOString().slice(0, 10);
  const counts = activityNames.map((name) => [nameAttribute(name, at.getUTCHours()), change[name] ?? 0]);
  const expiresAt = expiryOfCounts(day);
  const details = addCounts(Object.fromEntries(counts), expiresAt);
  if (!details || expiresAt * 1000 < now.getTime()) return [];
  return [{ key: keys.brandHours(brandId, day, chooseShard(spread) % shardsOfBrand), details }];
}

function nameAttribute(name: ActivityName, hour: number): string {
  return isOfDay(name) ? dayAttributes[name] : hourAttributes[name] + hour;
}

const isOfDay = (name: ActivityName): name is keyof typeof dayAttributes => name in dayAttributes;
