import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { LedgerClaim } from '#functions/domain/ledger/ports.ts';
import { sealDays } from '#functions/domain/ledger/seal-days.ts';
import { sendLedgers } from '#functions/domain/ledger/send-ledgers.ts';
import { eraseOutlivedWords } from '#functions/domain/life-cycle/erase-outlived-words.ts';
import type { LifeCycleClaim } from '#functions/domain/life-cycle/ports.ts';
import { runLifeCycle } from '#functions/domain/life-cycle/run-life-cycle.ts';
import { sendLifeCycles } from '#functions/domain/life-cycle/send-life-cycles.ts';
import { workerPolicies } from '#functions/policy/worker-policies.ts';
import { type LedgerStore, openLedgerStore } from '#functions/storage/dynamodb/chat/ledger-store.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { runAs } from '#infra/local/least-privilege/current-role.ts';
import { addDays } from '#shared/domain/trial.ts';
import { confirmMailedAddress } from '../callers/confirm-address.ts';
import { readMails } from '../callers/outbox.ts';
import { openTenant } from '../callers/roles.ts';
import { openAgent } from '../callers/signed-in.ts';
import { followConversion } from '../callers/trial.ts';
import { startTestStack } from './start-test-stack.ts';
import { eraseAccounts, refuseFailure, runAsSweeper } from './sweeper.ts';

export type LifeCycleWorld = Awaited<ReturnType<typeof openLifeCycleWorld>>;

/** A stack whose clock the test moves, with customers whose life cycles follow it. */
export async function openLifeCycleWorld() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-life-cycle-'));
  const stack = await startTestStack(dataDir);
  const deps = await getDeps();
  // The stack's own worker has its own clock.
  const handedOver: LifeCycleClaim[] = [];
  deps.sendLifeCycle = async (claim) => void handedOver.push(claim);
  const ledgersHandedOver: LedgerClaim[] = [];
  deps.sendLedger = async (claim) => void ledgersHandedOver.push(claim);
  /** Does a worker's work on a message. */
  const receive = (claim: LifeCycleClaim) =>
    runAs({ name: 'run-life-cycle', access: workerPolicies['run-life-cycle'] }, () =>
      runLifeCycle(deps, claim),
    );
  /** The same for a ledger; `change` replaces parts of its store. */
  const receiveLedger = (claim: LedgerClaim, change: Partial<LedgerStore> = {}) =>
    runAs({ name: 'seal-days', access: workerPolicies['seal-days'] }, () =>
      sealDays({ ...deps, ledger: { ...openLedgerStore(deps.table), ...change } }, claim),
    );
  /** Hands over ledgers with days to seal at the API's time, and returns the messages. */
  const handOverLedgers = async () => {
    await runAsSweeper(() => sendLedgers({ ...deps, reportItem: refuseFailure }));
    return ledgersHandedOver.splice(0);
  };
  const subjectsTo = async (email: string) =>
    (await readMails(stack.url, email)).map(({ subject }) => subject);
  return {
    url: stack.url,
    smallSiteUrl: stack.smallSiteUrl,
    deps,
    subjectsTo,
    /** Moves the API's clock to so many days after the test's customer signed up. */
    setClock(days: number) {
      deps.now = () => addDays(new Date(), days);
    },
    receive,
    receiveLedger,
    handOverLedgers,
    /** Hands over due life cycles at the API's time, and returns the messages. */
    handOver: async () => {
      const ports = { ...deps, reportItem: refuseFailure };
      await runAsSweeper(() => sendLifeCycles(ports));
      return handedOver.splice(0);
    },
    /** Does the work of the sweeper and of the workers at the API's time. */
    async sweep() {
      for (const claim of await this.handOver()) await receive(claim);
      for (const claim of await handOverLedgers()) await receiveLedger(claim);
      await eraseAccounts({
        ...deps,
        endBilling: async () => undefined,
      });
    },
    /** Erases what owners no longer keep at the API's time. */
    eraseOutlived: () => runAsSweeper(() => eraseOutlivedWords({ ...deps, reportItem: refuseFailure })),
    async openCustomer(name: string) {
      const tenant = await openTenant(stack.url, name, 'edgpt', stack.smallSiteUrl);
      await followConversion(tenant.agent.client, tenant.conversionId);
      await confirmMailedAddress(stack.url, tenant.email);
      const { organisation } = await tenant.agent.client.account.get({});
      const ask = (sessionId: string, message = 'What are the office hours?') =>
        openAgent(stack.url).client.chat.sendMessage({
          ...{ message, platform: 'edgpt', conversionId: tenant.conversionId, sessionId },
        });
      return { ...tenant, organisationId: organisation?.organisationId ?? '', began: new Date(), ask };
    },
    expectMail: (email: string, subject: RegExp, count = 1) =>
      expect.poll(async () => (await subjectsTo(email)).filter((it) => subject.test(it)).length).toBe(count),
    async stop() {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
