import * as z from 'zod';
import { conversionSchema } from '#functions/domain/conversions/conversion.ts';
import type { DueStep, StepOutcome } from '#functions/domain/conversions/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import {
  type Change,
  either,
  exists,
  is,
  isAbsent,
  isAtMost,
  isBelow,
  writeChange,
  writeItem,
} from '../change.ts';
import { findDue } from '../find-due.ts';
import { keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import type { Table } from '../table.ts';
import { writeDeliveries } from '../webhooks/delivery-item.ts';
import { conversionDueKind, failedList } from './conversion-store.ts';
import { addLiveSite } from './live-site-item.ts';

const dueStepSchema = z.object({ conversionId: z.string(), stepNumber: z.number(), dueAt: z.string() });

/** Steps of running conversions. Writers hold the lease of the step they change. */
export type StepStore = ReturnType<typeof openStepStore>;

/** Conversion steps. Every change to a running one is conditional on its step number and lease. */
export function openStepStore(table: Table) {
  const update = async (conversionId: string, details: Change) => {
    const item = await table.update(keys.conversion(conversionId), details);
    return item && conversionSchema.parse(item);
  };
  return {
    /** The record if this caller may work on the step; undefined when it is done or leased by another. */
    takeLease: (
      conversionId: string,
      stepNumber: number,
      { owner, now, until }: { owner: string; now: Date; until: Date },
    ) =>
      update(conversionId, {
        set: { leaseOwner: owner, leaseUntil: until.toISOString(), dueAt: until.toISOString() },
        add: { attempt: 1 },
        when: [
          ...isAtStep(stepNumber),
          either(isAbsent('leaseUntil'), isBelow('leaseUntil', now.toISOString())),
        ],
      }),
    /** Reports the page being read. Never lowers the percentage. */
    async reportPage(conversionId: string, owner: string, { now, ...page }: PageReport) {
      await update(conversionId, {
        set: { ...page, updatedAt: now.toISOString() },
        when: [is('leaseOwner', owner), isAtMost('percentage', page.percentage)],
      });
    },
    /** Moves to the next step; false when the lease was lost. */
    finishStep: (conversionId: string, stepNumber: number, owner: string, outcome: StepOutcome) =>
      table.transact(writeFinish({ conversionId, stepNumber }, owner, outcome)),
    /** Releases the lease of an attempt that failed. */
    async releaseLease(conversionId: string, owner: string, dueAt: Date) {
      await update(conversionId, {
        set: { dueAt: dueAt.toISOString() },
        remove: ['leaseOwner', 'leaseUntil'],
        add: { failures: 1 },
        when: [is('leaseOwner', owner)],
      });
    },
    /** For a restarted single worker: the previous lease holder is gone. */
    async breakLease(conversionId: string) {
      await update(conversionId, { remove: ['leaseOwner', 'leaseUntil'], when: [exists('pk')] });
    },
    /** Steps that should have started before `before`, longest overdue first. */
    async findDue(before: Date, limit: number) {
      return findDue(table, dueStepSchema, { dueKind: conversionDueKind, before, limit });
    },
    /** Hides a step from the due list until then, because its message was resent. */
    async postpone({ conversionId, stepNumber }: Pick<DueStep, 'conversionId' | 'stepNumber'>, until: Date) {
      const dueAt = until.toISOString();
      await update(conversionId, {
        set: { dueAt },
        when: [...isAtStep(stepNumber), isBelow('dueAt', dueAt)],
      });
    },
  };
}

type PageReport = {
  currentPage: string;
  recentPages: string[];
  currentStep: string;
  percentage: number;
  now: Date;
};

const isAtStep = (stepNumber: number) => [is('status', 'processing'), is('stepNumber', stepNumber)];

function writeFinish(
  { conversionId, stepNumber }: Pick<DueStep, 'conversionId' | 'stepNumber'>,
  owner: string,
  outcome: StepOutcome,
) {
  const { sources, mails = [], deliveries = [], changes, now } = outcome;
  const finished = describeFinish(conversionId, stepNumber, owner, outcome);
  return [
    writeChange(keys.conversion(conversionId), finished),
    ...(sources ? [writeItem({ ...keys.conversionSources(conversionId), ...sources })] : []),
    ...mails.map((mail: Mail) => writeItem(mailItem(mail, now))),
    ...writeDeliveries(deliveries),
    ...(changes.liveSince ? addLiveSite(conversionId, changes.liveSince) : []),
  ];
}

function describeFinish(
  conversionId: string,
  stepNumber: number,
  owner: string,
  { now, changes }: StepOutcome,
): Change {
  const isFinal = changes.status !== 'processing';
  const isFailed = changes.status === 'failed';
  return {
    set: {
      ...changes,
      stepNumber: stepNumber + 1,
      attempt: 0,
      failures: 0,
      updatedAt: now.toISOString(),
      // Failed ones are listed for staff by time of failure.
      ...((!isFinal || isFailed) && { dueAt: now.toISOString() }),
      ...(isFailed && { dueKind: failedList(brandOfConversion(conversionId)) }),
    },
    remove: [
      ...['leaseOwner', 'leaseUntil', 'currentPage'],
      ...(isFinal && !isFailed ? ['dueKind', 'dueAt'] : []),
    ],
    when: [is('stepNumber', stepNumber), is('leaseOwner', owner), isAtMost('percentage', changes.percentage)],
  };
}
