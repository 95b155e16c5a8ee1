import * as z from 'zod';
import { activityTexts } from '#functions/domain/conversions/activity-texts.ts';
import { conversionSchema } from '#functions/domain/conversions/conversion.ts';
import type { WatchedJob } from '#functions/domain/monitor/watched-jobs.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { RunConversionStep } from '#shared/jobs/run-conversion-step.ts';
import { is } from '../change.ts';
import { keys, ledgerKind, lifeCycleKind } from '../keys.ts';
import { mailDueKind } from '../mail/mail-store.ts';
import type { Table } from '../table.ts';
import { deliveryDueKind } from '../webhooks/delivery-item.ts';
import { conversionDueKind, failedList } from './conversion-store.ts';
import { libraryDueKind } from './library-store.ts';

const runningSchema = conversionSchema.pick({
  conversionId: true,
  companyName: true,
  stepNumber: true,
  percentage: true,
  currentStep: true,
  updatedAt: true,
});
const dueSchema = z.object({ dueAt: z.string() });
const failedSchema = conversionSchema.pick({
  conversionId: true,
  companyName: true,
  stepNumber: true,
  failedBy: true,
});
const stepSchema = z.object({ conversionId: z.string(), stepNumber: z.number() });

const dueKinds = {
  'run-conversion-step': conversionDueKind,
  'update-knowledge': libraryDueKind,
  'send-mail': mailDueKind,
  'send-webhook': deliveryDueKind,
  'run-life-cycle': lifeCycleKind,
  'seal-days': ledgerKind,
} as const satisfies Record<WatchedJob, string>;

/** Pending work, from the table's due-work index. */
export type DueWorkStore = ReturnType<typeof openDueWorkStore>;

/** The due-work index, one page or item at a time, so that the cost doesn't grow with the backlog. */
export function openDueWorkStore(table: Table) {
  const queryOldest = (job: WatchedJob, limit: number) => table.query({ dueKind: dueKinds[job], limit });
  return {
    async listRunning(limit: number) {
      const items = await queryOldest('run-conversion-step', limit);
      return items.map((item) => runningSchema.parse(item));
    },
    /** Due time of a job's oldest pending work. */
    async findOldestDueAt(job: WatchedJob) {
      const [item] = await queryOldest(job, 1);
      return item && dueSchema.parse(item).dueAt;
    },
    /** Conversions that failed since an instant, the newest per brand. */
    async listFailed(since: Date, limit: number) {
      const lists = await Promise.all(
        brandIds.map((brandId) =>
          table.query({
            dueKind: failedList(brandId),
            from: since.toISOString(),
            isNewestFirst: true,
            limit,
          }),
        ),
      );
      return lists.flat().map((item) => failedSchema.parse(item));
    },
    /** Resumes a failed conversion at its step; undefined when it is elsewhere by now. */
    async resume({ conversionId, stepNumber }: RunConversionStep, now: Date) {
      const item = await table.update(keys.conversion(conversionId), {
        set: {
          ...{ status: 'processing', dueKind: conversionDueKind, currentStep: activityTexts.againInLine },
          ...{ dueAt: now.toISOString(), updatedAt: now.toISOString(), attempt: 0, failures: 0 },
        },
        remove: ['errorMessage', 'failedBy'],
        // Giving up a step ended it like any other, by incrementing the step number.
        when: [is('status', 'failed'), is('stepNumber', stepNumber + 1)],
      });
      return item && stepSchema.parse(item);
    },
  };
}
