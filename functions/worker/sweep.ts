import { endBilling } from '#functions/domain/billing/end-billing.ts';
import { applyDueChanges } from '#functions/domain/email-change/apply-due-changes.ts';
import { escalateOverdue } from '#functions/domain/inbox/escalate-overdue.ts';
import { sendLedgers } from '#functions/domain/ledger/send-ledgers.ts';
import { renewReadings } from '#functions/domain/life-cycle/renew-readings.ts';
import { rereadWebsites } from '#functions/domain/life-cycle/reread-websites.ts';
import { sendLifeCycles } from '#functions/domain/life-cycle/send-life-cycles.ts';
import { eraseClosedOrganisations, eraseDueAccounts } from '#functions/domain/maintenance/erase-accounts.ts';
import { eraseDemonstrations } from '#functions/domain/maintenance/erase-demonstrations.ts';
import { resendOverdue } from '#functions/domain/maintenance/sweep.ts';
import { bootstrapSuperadmin } from '#functions/domain/staff/bootstrap-superadmin.ts';
import { runSweepStages, type SweepStage } from '#functions/runtime/run-sweep-stages.ts';
import { type Deps, getDeps } from '#functions/wiring/deps.ts';
import { openDomainPorts } from '#functions/wiring/own-domains.ts';

/**
 * Runs every minute: resends overdue steps, mails and webhooks, hands over due life cycles (trial, usage, weekly
 * summary) and days of answers to seal, escalates unanswered messages, settles billing, renews reads, erases what owners no longer keep, checks customers' domains, applies
 * changes of sign-in addresses, and erases due accounts and demos. Rejects at the end if any part failed. An immediate repeat is harmless: finished items are no
 * longer due, and failed ones wait for some minutes.
 */
export const handler = async (): Promise<void> => {
  const deps = await getDeps();
  const resend = Object.entries(resendOverdue).map(
    ([kind, resendItems]): SweepStage => ({
      name: `resend-${kind}`,
      run: (reportItem) => resendItems({ ...deps, reportItem }),
    }),
  );
  await runSweepStages([
    ...resend,
    {
      name: 'run-billing',
      async run(reportItem) {
        const { runBilling } = await import('#functions/domain/billing/run-billing.ts');
        return runBilling({ ...deps, reportItem });
      },
    },
    { name: 'send-life-cycles', run: (reportItem) => sendLifeCycles({ ...deps, reportItem }) },
    { name: 'renew-readings', run: (reportItem) => renewReadings({ ...deps, reportItem }) },
    { name: 'reread-websites', run: (reportItem) => rereadWebsites({ ...deps, reportItem }) },
    {
      name: 'erase-outlived-words',
      async run(reportItem) {
        const { eraseOutlivedWords } = await import('#functions/domain/life-cycle/erase-outlived-words.ts');
        return eraseOutlivedWords({ ...deps, reportItem });
      },
    },
    {
      name: 'check-domains',
      async run(reportItem) {
        const { checkDueDomains } = await import('#functions/domain/own-domains/check-due-domains.ts');
        return checkDueDomains({ ...openDomainPorts(deps), reportItem });
      },
    },
    {
      name: 'take-down-domains',
      async run(reportItem) {
        const { takeDownDomains } = await import('#functions/domain/own-domains/check-due-domains.ts');
        return takeDownDomains({ ...openDomainPorts(deps), reportItem });
      },
    },
    { name: 'change-emails', run: (reportItem) => applyDueChanges({ ...deps, reportItem }) },
    {
      name: 'erase-accounts',
      async run(reportItem) {
        const ports = {
          ...{ ...deps, reportItem },
          endBilling: (organisationId: string) => endBilling({ ...deps, reportItem }, organisationId),
        };
        return (await eraseDueAccounts(ports)) + (await eraseClosedOrganisations(ports));
      },
    },
    { name: 'erase-demonstrations', run: (reportItem) => eraseDemonstrations({ ...deps, reportItem }) },
    { name: 'send-ledgers', run: (reportItem) => sendLedgers({ ...deps, reportItem }) },
    { name: 'escalate-messages', run: (reportItem) => escalateOverdue({ ...deps, reportItem }) },
    { name: 'create-first-superadmin', run: () => createFirstSuperadmin(deps) },
  ]);
};

async function createFirstSuperadmin(deps: Deps): Promise<number> {
  if (!deps.firstSuperadmin) return 0;
  const { email, findPassword } = deps.firstSuperadmin;
  return Number(await bootstrapSuperadmin(deps, email, findPassword));
}
