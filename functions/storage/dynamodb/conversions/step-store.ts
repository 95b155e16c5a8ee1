import * as z from 'zod';
import { conversionSchema } from '#functions/domain/conversions/conversion.ts';
import type { DueStep, StepOutcome } from '#functions/domain/conversions/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { dueIndexName, keys } from '../keys.ts';
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
  const update = async (conversionId: string, expression: Parameters<Table['update']>[1]) => {
    const item = await table.update(keys.conversion(conversionId), expression);
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
        UpdateExpression: 'SET leaseOwner = :owner, leaseUntil = :until, dueAt = :until ADD attempt :one',
        ConditionExpression:
          '#status = :processing AND stepNumber = :stepNumber AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':owner': owner,
          ':until': until.toISOString(),
          ':now': now.toISOString(),
          ':processing': 'processing',
          ':stepNumber': stepNumber,
          ':one': 1,
        },
      }),
    /** Reports the page being read. Never lowers the percentage. */
    async reportPage(
      conversionId: string,
      owner: string,
      {
        currentPage,
        recentPages,
        currentStep,
        percentage,
        now,
      }: {
        currentPage: string;
        recentPages: string[];
        currentStep: string;
        percentage: number;
        now: Date;
      },
    ) {
      await update(conversionId, {
        UpdateExpression:
          'SET currentPage = :page, recentPages = :recent, currentStep = :text, percentage = :percentage, updatedAt = :now',
        ConditionExpression: 'leaseOwner = :owner AND percentage <= :percentage',
        ExpressionAttributeValues: {
          ':page': currentPage,
          ':recent': recentPages,
          ':text': currentStep,
          ':percentage': percentage,
          ':now': now.toISOString(),
          ':owner': owner,
        },
      });
    },
    /** Moves to the next step; false when the lease was lost. */
    async finishStep(conversionId: string, stepNumber: number, owner: string, outcome: StepOutcome) {
      const writes = [
        {
          Update: {
            TableName: table.name,
            Key: keys.conversion(conversionId),
            ...finishExpression(conversionId, stepNumber, owner, outcome),
          },
        },
        ...(outcome.sources
          ? [
              {
                Put: {
                  TableName: table.name,
                  Item: { ...keys.conversionSources(conversionId), sources: outcome.sources },
                },
              },
            ]
          : []),
        ...(outcome.mails ?? []).map((mail: Mail) => ({
          Put: { TableName: table.name, Item: mailItem(mail, outcome.now) },
        })),
        ...writeDeliveries(table.name, outcome.deliveries ?? []),
        ...(outcome.changes.liveSince
          ? addLiveSite(table.name, conversionId, outcome.changes.liveSince)
          : []),
      ];
      return table.transact(writes);
    },
    /** Releases the lease of an attempt that failed. */
    async releaseLease(conversionId: string, owner: string, dueAt: Date) {
      await update(conversionId, {
        UpdateExpression: 'SET dueAt = :dueAt REMOVE leaseOwner, leaseUntil ADD failures :one',
        ConditionExpression: 'leaseOwner = :owner',
        ExpressionAttributeValues: { ':owner': owner, ':dueAt': dueAt.toISOString(), ':one': 1 },
      });
    },
    /** For a restarted single worker: the previous lease holder is gone. */
    async breakLease(conversionId: string) {
      await update(conversionId, {
        UpdateExpression: 'REMOVE leaseOwner, leaseUntil',
        ConditionExpression: 'attribute_exists(pk)',
      });
    },
    /** Steps that should have started before `before`, longest overdue first. */
    async findDue(before: Date, limit: number) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': conversionDueKind, ':before': before.toISOString() },
        ProjectionExpression: 'conversionId, stepNumber, dueAt',
        Limit: limit,
      });
      return items.map((item) => dueStepSchema.parse(item));
    },
    /** Hides a step from the due list until then, because its message was resent. */
    async postpone({ conversionId, stepNumber }: DueStep, until: Date) {
      await update(conversionId, {
        UpdateExpression: 'SET dueAt = :until',
        ConditionExpression: '#status = :processing AND stepNumber = :stepNumber AND dueAt < :until',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':until': until.toISOString(),
          ':processing': 'processing',
          ':stepNumber': stepNumber,
        },
      });
    },
  };
}

function finishExpression(conversionId: string, stepNumber: number, owner: string, outcome: StepOutcome) {
  const { now, changes } = outcome;
  const isFinal = changes.status !== 'processing';
  const isFailed = changes.status === 'failed';
  const values: Record<string, unknown> = {
    ...changes,
    stepNumber: stepNumber + 1,
    attempt: 0,
    failures: 0,
    updatedAt: now.toISOString(),
    // Failed ones are listed for staff by time of failure.
    ...((!isFinal || isFailed) && { dueAt: now.toISOString() }),
    ...(isFailed && { dueKind: failedList(brandOfConversion(conversionId)) }),
  };
  const names = Object.keys(values).filter((name) => values[name] !== undefined);
  return {
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} REMOVE leaseOwner, leaseUntil, currentPage${
      isFinal && !isFailed ? ', dueKind, dueAt' : ''
    }`,
    ConditionExpression: '#stepNumber = :expected AND leaseOwner = :owner AND percentage <= :percentage',
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
      ':expected': stepNumber,
      ':owner': owner,
    },
  };
}
