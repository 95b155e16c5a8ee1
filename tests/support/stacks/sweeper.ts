import { eraseClosedOrganisations, eraseDueAccounts } from '#functions/domain/maintenance/erase-accounts.ts';
import type { AccountErasurePorts } from '#functions/domain/maintenance/ports.ts';
import { endOfClaim } from '#functions/domain/system/work-on-each.ts';
import { sweepPolicy } from '#functions/policy/worker-policies.ts';
import { runAs } from '#infra/local/least-privilege/current-role.ts';

/** Does a part of the sweeper's work in this process, in the sweeper's role. */
export function runAsSweeper<Result>(work: () => Promise<Result>): Promise<Result> {
  return runAs({ name: 'sweep', access: sweepPolicy }, work);
}

/** A `reportItem` for tests in which no item may fail. */
export function refuseFailure(itemId: string, error: unknown): never {
  throw new Error(`${itemId} failed`, { cause: error });
}

/** Erases due accounts in two turns of the sweeper; returns how many. */
export function eraseAccounts(ports: Omit<AccountErasurePorts, 'reportItem'>): Promise<number> {
  const later = () => endOfClaim(ports.now());
  return runAsSweeper(async () => {
    const erase = async (turn: Omit<AccountErasurePorts, 'reportItem'>) => {
      const whole = { ...turn, reportItem: refuseFailure };
      return (await eraseDueAccounts(whole)) + (await eraseClosedOrganisations(whole));
    };
    return (await erase(ports)) + (await erase({ ...ports, now: later }));
  });
}
