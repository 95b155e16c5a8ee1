import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataAccess } from '#functions/policy.ts';

/** A role of the deployment, which the functions of an area or of a job share. */
export type Role = { name: string; access: DataAccess };

const running = new AsyncLocalStorage<Role>();

/** Runs the work of a function as its role: whatever it calls of AWS is held to the role's policy. */
export function runAs<Result>(role: Role, work: () => Promise<Result>): Promise<Result> {
  return running.run(role, work);
}

/** The role of the work that is going on; undefined for what belongs to no function, as the start of the stack. */
export function findCurrentRole(): Role | undefined {
  return running.getStore();
}
