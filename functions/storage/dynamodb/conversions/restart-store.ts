import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { keys } from '../keys.ts';
import { changeListing } from '../staff/listing-items.ts';
import type { Table } from '../table.ts';
import { conversionDueKind } from './conversion-store.ts';

/** Restarts failed conversions. */
export type RestartStore = ReturnType<typeof openRestartStore>;

/** Failed conversions that begin once more. */
export function openRestartStore(table: Table) {
  return {
    /**
     * Replaces the request and the progress of a failed conversion; false when it is no longer at that step. With a
     * customer, also their website in their record and in the lists of staff.
     */
    restart: (failed: Conversion, begun: Conversion, listed?: Organisation) =>
      table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.conversion(failed.conversionId),
            ...restartExpression(failed, begun),
          },
        },
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.conversionSources(failed.conversionId), sources: [] },
          },
        },
        ...(listed && begun.url
          ? [
              {
                Update: {
                  TableName: table.name,
                  Key: keys.organisation(listed.organisationId),
                  UpdateExpression: 'SET website = :website',
                  ConditionExpression: 'attribute_exists(pk)',
                  ExpressionAttributeValues: { ':website': begun.url },
                },
              },
              ...changeListing(table.name, listed, { changes: { website: begun.url } }),
            ]
          : []),
      ]),
  };
}

function restartExpression({ stepNumber }: Conversion, begun: Conversion) {
  const values: Record<string, unknown> = {
    ...{ status: begun.status, stage: begun.stage, step: begun.step, stepNumber: begun.stepNumber },
    ...{ attempt: begun.attempt, failures: begun.failures, percentage: begun.percentage },
    ...{ currentStep: begun.currentStep, notes: begun.notes, url: begun.url, documents: begun.documents },
    ...{ updatedAt: begun.updatedAt, restartedAt: begun.restartedAt },
    ...{ dueKind: conversionDueKind, dueAt: begun.updatedAt },
  };
  const names = Object.keys(values);
  return {
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} REMOVE errorMessage, failedBy, stateKey, currentPage, recentPages, leaseOwner, leaseUntil`,
    ConditionExpression: '#status = :failed AND #stepNumber = :expected',
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
      ':failed': 'failed',
      ':expected': stepNumber,
    },
  };
}
