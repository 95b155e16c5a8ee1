import { countAttempt } from '#functions/domain/identity/limit-attempts.ts';
import { applyEmergencyFix } from '#functions/domain/monitor/apply-emergency-fix.ts';
import { checkSystems } from '#functions/domain/monitor/check-systems.ts';
import { listMonitoredSites } from '#functions/domain/monitor/inspect-site.ts';
import { listRunning } from '#functions/domain/monitor/list-running.ts';
import type { FixPorts } from '#functions/domain/monitor/ports.ts';
import { makeStaffAction } from '#functions/domain/staff-log/staff-action.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { openQueueWatch } from '#functions/storage/sqs/queue-watch.ts';
import type { CriticalSystemKey } from '#shared/domain/critical-systems.ts';
import type { Deps } from '../deps.ts';
import { openProbes } from './open-probes.ts';

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
      const { runSuites } = await import('../self-tests.ts');
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
