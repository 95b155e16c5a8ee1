import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataAccess } from '#functions/policy/policy.ts';

/** A role of the deployment, shared by the functions of an area or a job. */
export type Role = {
  name: string;
  access: DataAccess;
  /** Whether the function of this run was ended at its time limit. */
  hasEnded?: boolean;
};

const running = new AsyncLocalStorage<Role>();

/** Runs a function's work under its role: all its AWS calls are checked against the role's policy. */
export function runAs<Result>(role: Role, work: () => Promise<Result>): Promise<Result> {
  return running.run(role, work);
}

/** The role of the current work; undefined for work outside functions, such as starting the stack. */
export const findCurrentRole = (): Role | undefined => running.getStore();
