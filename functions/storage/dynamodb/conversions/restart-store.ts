import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { exists, is, writeChange, writeItem } from '../change.ts';
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
        writeChange(keys.conversion(failed.conversionId), describeRestart(failed, begun)),
        writeItem({ ...keys.conversionSources(failed.conversionId), sources: [] }),
        ...(listed && begun.url
          ? [
              writeChange(keys.organisation(listed.organisationId), {
                set: { website: begun.url },
                when: [exists('pk')],
              }),
              ...changeListing(listed, { changes: { website: begun.url } }),
            ]
          : []),
      ]),
  };
}

function describeRestart({ stepNumber }: Conversion, begun: Conversion) {
  const values: Record<string, unknown> = {
    ...{ status: begun.status, stage: begun.stage, step: begun.step, stepNumber: begun.stepNumber },
    ...{ attempt: begun.attempt, failures: begun.failures, percentage: begun.percentage },
    ...{ currentStep: begun.currentStep, notes: begun.notes, url: begun.url, documents: begun.documents },
    ...{ updatedAt: begun.updatedAt, restartedAt: begun.restartedAt },
    ...{ dueKind: conversionDueKind, dueAt: begun.updatedAt },
  };
  return {
    set: values,
    remove: [
      ...['errorMessage', 'failedBy', 'stateKey', 'currentPage', 'recentPages', 'leaseOwner', 'leaseUntil'],
    ],
    when: [is('status', 'failed'), is('stepNumber', stepNumber)],
  };
}
