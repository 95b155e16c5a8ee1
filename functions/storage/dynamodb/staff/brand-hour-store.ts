import * as z from 'zod';
import {
  type Activity,
  activityNames,
  noActivity,
  sumActivity,
} from '#functions/domain/staff-analytics/activity.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';
import { dayAttributes, hourAttributes } from './count-hour.ts';

const skSchema = z.object({ sk: z.string() });
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Visitor activity on all assistants of a brand. The read cost depends only on the number of days. */
export type BrandHourStore = ReturnType<typeof openBrandHourStore>;

/** Visitor activity on a brand's assistants: one query, whose cost depends only on the number of days. */
export function openBrandHourStore(table: Table) {
  return {
    /** Hourly, `2026-11-25T13` (UTC); hours without counts are left out. */
    async read(brandId: BrandId, from: string, to: string) {
      const { pk, sk: first } = keys.brandHours(brandId, from, '');
      // Every shard number sorts before this letter.
      const items = await table.query({ pk, from: first, to: `${keys.brandHours(brandId, to, '').sk}z` });
      const found = new Map<string, Activity>();
      for (const item of items) {
        const [day = ''] = skSchema.parse(item).sk.split('#');
        for (const hour of hours) {
          const name = `${day}T${String(hour).padStart(2, '0')}`;
          const activity = readHour(item, hour);
          if (activity) found.set(name, sumActivity([found.get(name) ?? noActivity, activity]));
        }
      }
      return found;
    },
  };
}

/** What is counted by the day stands at its last hour. */
const hourOfDay = 23;

/** Undefined for an hour without activity. */
function readHour(item: Item, hour: number): Activity | undefined {
  const activity = { ...noActivity };
  const attributes = [
    ...Object.entries(hourAttributes).map(([name, letter]) => [name, letter + hour]),
    ...(hour === hourOfDay ? Object.entries(dayAttributes) : []),
  ];
  const names = new Map(attributes.map(([name = '', attribute = '']) => [name, attribute]));
  for (const name of activityNames) {
    const count = item[names.get(name) ?? ''];
    if (typeof count === 'number') activity[name] = count;
  }
  return activityNames.some((name) => activity[name] !== 0) ? activity : undefined;
}
