import * as z from 'zod';
import {
  type Conversion,
  conversionSchema,
  sourceListSchema,
} from '#functions/domain/conversions/conversion.ts';
import type { ConversionStore, StepOutcome } from '#functions/domain/conversions/conversion-store.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { writeDeliveries } from './delivery-item.ts';
import { dueIndexName, keys } from './keys.ts';
import { mailItem } from './mail-store.ts';
import type { Item, Table } from './table.ts';

/** Conversions in the table. Every change of a running one is conditional on its step number and lease. */
export function openConversionStore(table: Table): ConversionStore {
  const update = async (conversionId: string, expression: Parameters<Table['update']>[1]) => {
    const item = await table.update(keys.conversion(conversionId), expression);
    return item && conversionSchema.parse(item);
  };
  return {
    async find(conversionId) {
      const item = await table.get(keys.conversion(conversionId));
      return item && conversionSchema.parse(item);
    },
    async findSources(conversionId) {
      const item = await table.get(keys.conversionSources(conversionId));
      return item ? sourceListSchema.parse(item.sources) : [];
    },
    takeLease: (conversionId, stepNumber, { owner, now, until }) =>
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
    async reportPage(conversionId, owner, { currentPage, currentStep, percentage, now }) {
      await update(conversionId, {
        UpdateExpression:
          'SET currentPage = :page, currentStep = :text, percentage = :percentage, updatedAt = :now',
        ConditionExpression: 'leaseOwner = :owner AND percentage <= :percentage',
        ExpressionAttributeValues: {
          ':page': currentPage,
          ':text': currentStep,
          ':percentage': percentage,
          ':now': now.toISOString(),
          ':owner': owner,
        },
      });
    },
    async finishStep(conversionId, stepNumber, owner, outcome) {
      const writes = [
        {
          Update: {
            TableName: table.name,
            Key: keys.conversion(conversionId),
            ...finishExpression(stepNumber, owner, outcome),
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
      ];
      return table.transact(writes);
    },
    async releaseLease(conversionId, owner, dueAt) {
      await update(conversionId, {
        UpdateExpression: 'SET dueAt = :dueAt REMOVE leaseOwner, leaseUntil',
        ConditionExpression: 'leaseOwner = :owner',
        ExpressionAttributeValues: { ':owner': owner, ':dueAt': dueAt.toISOString() },
      });
    },
    async breakLease(conversionId) {
      await update(conversionId, {
        UpdateExpression: 'REMOVE leaseOwner, leaseUntil',
        ConditionExpression: 'attribute_exists(pk)',
      });
    },
    async findDue(before, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': 'CONVERSION', ':before': before.toISOString() },
        ProjectionExpression: 'conversionId, stepNumber',
        Limit: limit,
      });
      return items.map((item) => dueStepSchema.parse(item));
    },
    async postpone({ conversionId, stepNumber }, until) {
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

const dueStepSchema = z.object({ conversionId: z.string(), stepNumber: z.number() });

/** The item of a conversion that begins: due at once, so that a lost message is sent again. */
export function conversionItem(conversion: Conversion): Item {
  return {
    ...keys.conversion(conversion.conversionId),
    dueKind: 'CONVERSION',
    dueAt: conversion.createdAt,
    ...conversion,
  };
}

function finishExpression(stepNumber: number, owner: string, outcome: StepOutcome) {
  const { now, changes } = outcome;
  const isFinal = changes.status !== 'processing';
  const values: Record<string, unknown> = {
    ...changes,
    stepNumber: stepNumber + 1,
    attempt: 0,
    updatedAt: now.toISOString(),
    ...(!isFinal && { dueAt: now.toISOString() }),
  };
  const names = Object.keys(values).filter((name) => values[name] !== undefined);
  return {
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} REMOVE leaseOwner, leaseUntil, currentPage${
      isFinal ? ', dueKind, dueAt' : ''
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
