import { countAttempt } from '#functions/domain/identity/limit-attempts.ts';
import { trySignIn } from '#functions/domain/identity/try-sign-in.ts';
import { applyEmergencyFix } from '#functions/domain/monitor/apply-emergency-fix.ts';
import { checkSystems } from '#functions/domain/monitor/check-systems.ts';
import { listMonitoredSites } from '#functions/domain/monitor/inspect-site.ts';
import { listRunning } from '#functions/domain/monitor/list-running.ts';
import type { FixPorts, MonitorPorts } from '#functions/domain/monitor/ports.ts';
import { makeStaffAction } from '#functions/domain/staff-log/staff-action.ts';
import { createIdentityReader } from '#functions/services/mail-identities.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { openQueueWatch } from '#functions/storage/sqs/queue-watch.ts';
import type { CriticalSystemKey } from '#shared/domain/critical-systems.ts';
import type { Deps } from './deps.ts';

/** A fix that didn't help within a minute needs thought, not another click. */
const fixLimit = { kind: 'emergency-fix', most: 1, windowSeconds: 60 };

/**
 * The calls of the System Monitor. One module, because each lazily loaded module splits the other bundles.
 */
export const monitorCalls = {
  checkSystems: (deps: Deps) => checkSystems(openMonitorPorts(deps)),
  listSites: (deps: Deps) => listMonitoredSites(openMonitorPorts(deps)),
  listConversions: (deps: Deps) => listRunning(openMonitorPorts(deps)),
  async applyFix(deps: Deps, userId: string, systemKey: CriticalSystemKey) {
    await countAttempt(deps, fixLimit, systemKey);
    const { what, ...applied } = await applyEmergencyFix(openFixPorts(deps, userId), systemKey);
    const deed = {
      kind: 'system-fixed' as const,
      systemKey,
      repairs: applied.repairs,
      ...(what && { what }),
    };
    await deps.staffActions.add(makeStaffAction(deps, userId, deed));
    return applied;
  },
};

/** The ports for repairs. */
function openFixPorts(deps: Deps, userId: string): FixPorts {
  return {
    ...openMonitorPorts(deps),
    async runSelfTests() {
      const { runSuites } = await import('./self-tests.ts');
      return (await runSuites(deps, { userId }, { sendsMail: false })).summary;
    },
  };
}

/** The ports for health checks. */
function openMonitorPorts(deps: Deps): Omit<FixPorts, 'runSelfTests'> {
  const { objects, queueUrls, modelChoice, paymentChoice } = deps;
  return {
    ...deps,
    queues: openQueueWatch(queueUrls),
    hasModel: modelChoice !== undefined,
    hasPayments: paymentChoice !== undefined,
    ...openProbes(deps),
    hasKnowledge: async (conversionId, version) =>
      (await objects.sizeBytes(objectKeys.knowledge(conversionId, version))) !== undefined,
  };
}

/** How long a domain's status is cached: SES allows about one such request a second. */
const identityMs = 5 * 60_000;
const readyUntil = new Map<string, number>();
const uploaded = 'Written by the System Monitor.';
/** An unknown subscription id: the provider reports it as missing only to a valid key. */
const unknownSubscription = 'sub_system_monitor';

type Probes = Pick<
  MonitorPorts,
  'tryAnswer' | 'questionAssistant' | 'tryReader' | 'tryUpload' | 'trySignIn' | 'maySendAs' | 'tryPayments'
>;

/** The probe of each part. Rarely needed modules are loaded on use. */
function openProbes(deps: Deps): Probes {
  const { now } = deps;
  return {
    tryAnswer: async () => (await import('#functions/domain/system/check-status.ts')).tryAnswer(),
    async questionAssistant(conversion) {
      const { questionAssistant } = await import('#functions/domain/self-tests/question-assistant.ts');
      return questionAssistant(deps, conversion);
    },
    tryReader: () => deps.reader.trySampleSite('Extracting the content of a page'),
    tryUpload: () => tryUpload(deps),
    trySignIn: () => trySignIn(deps),
    maySendAs: (domain) => maySendAs(domain, now()),
    async tryPayments() {
      await deps.provider.readSubscription(unknownSubscription);
    },
  };
}

/** As a browser does: through a link presigned for this file. */
async function tryUpload({ objects }: Pick<Deps, 'objects'>): Promise<void> {
  const link = await objects.presignPut(objectKeys.uploadProbe(), {
    sizeBytes: uploaded.length,
    contentType: 'text/plain',
    expiresInSeconds: 60,
  });
  const { ok, status } = await fetch(link, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain' },
    body: uploaded,
  });
  if (!ok) throw new Error(`The bucket refused an upload with status ${status}`);
}

async function maySendAs(domain: string, now: Date): Promise<boolean> {
  if ((readyUntil.get(domain) ?? 0) > now.getTime()) return true;
  const isReady = await createIdentityReader()(domain);
  if (isReady) readyUntil.set(domain, now.getTime() + identityMs);
  return isReady;
}
