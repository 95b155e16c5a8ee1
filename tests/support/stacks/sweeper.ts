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
