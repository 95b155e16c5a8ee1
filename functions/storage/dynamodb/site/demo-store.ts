import * as z from 'zod';
import {
  type Abandonment,
  abandonmentSchema,
  type DemoInteraction,
  dayOfDemo,
} from '#functions/domain/demos/demo.ts';
import {
  countAbandonment,
  countInteraction,
  type DemoCounts,
  visitSchema,
} from '#functions/domain/staff-analytics/demo-counts.ts';
import { type BrandId, brandIdSchema } from '#shared/brands/platforms.ts';
import { addCounts, expiryOfCounts } from '../add-counts.ts';
import { exists } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const keptDays = 90;
const countedVisitSchema = visitSchema.extend({ brandId: brandIdSchema });
const endedVisitSchema = z.object({ brandId: brandIdSchema, convertedToTrial: z.boolean().optional() });

/** Visits to the trial form, each counted on the day it started, for staff. */
export function openDemoStore(table: Table) {
  const keyOf = (demoId: string) => keys.demo(dayOfDemo(demoId), demoId);
  const addToDay = async (brandId: string, day: string, counts: DemoCounts) => {
    const details = addCounts(counts, expiryOfCounts(day));
    if (details) await table.update(keys.demoCounts(brandId, day), details);
  };
  return {
    async begin(demo: { demoId: string; brandId: BrandId; sessionId: string; startedAt: string }) {
      await table.put({
        ...keyOf(demo.demoId),
        ...demo,
        interactions: 0,
        expiresAt: expiryOf(new Date(demo.startedAt)),
      });
      await addToDay(demo.brandId, dayOfDemo(demo.demoId), { views: 1 });
    },
    /** Counts an interaction; does nothing for an unknown visit. */
    async count(demoId: string, interaction: DemoInteraction) {
      const counted = { add: { interactions: 1, [interaction]: 1 }, when: [exists('pk')] };
      const item = await table.update(keyOf(demoId), counted);
      if (!item) return;
      const visit = countedVisitSchema.parse(item);
      await addToDay(visit.brandId, dayOfDemo(demoId), countInteraction(visit, interaction));
    },
    async complete(
      demoId: string,
      {
        timeSpentSeconds,
        exitPoint,
        convertedToTrial,
      }: { timeSpentSeconds: number; exitPoint: string; convertedToTrial: boolean },
    ) {
      const set = { timeSpentSeconds, exitPoint, convertedToTrial };
      const details = { set, when: [exists('pk')], ReturnValues: 'ALL_OLD' as const };
      const before = await table.update(keyOf(demoId), details);
      if (!before || !convertedToTrial) return;
      const visit = endedVisitSchema.parse(before);
      if (visit.convertedToTrial) return;
      await addToDay(visit.brandId, dayOfDemo(demoId), { converted: 1, seconds: timeSpentSeconds });
    },
    /** Repeated abandonments in a session count once, with the latest state. */
    async addAbandonment(abandonment: Abandonment, now: Date) {
      const day = now.toISOString().slice(0, 10);
      const values = {
        ...{ ...abandonment, leftAt: now.toISOString(), expiresAt: expiryOf(now) },
        lastActiveField: abandonment.lastActiveField ?? null,
        errorEncountered: abandonment.errorEncountered ?? null,
      };
      const before = await table.update(keys.abandonment(day, abandonment.sessionId), {
        set: values,
        ReturnValues: 'ALL_OLD',
      });
      const { data: earlier } = abandonmentSchema.safeParse(before);
      await addToDay(abandonment.brandId, day, countAbandonment(abandonment, earlier));
    },
  };
}

const expiryOf = (now: Date): number => Math.floor(now.getTime() / 1000) + keptDays * 86_400;
