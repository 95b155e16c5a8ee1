import { type Role, runAs } from '../least-privilege/current-role.ts';

/** A function with its time limit in the cloud. */
export type LocalFunction = { role: Role; timeoutSeconds: number };

/**
 * Runs a function as Lambda does: under its role, and ended at its time limit. Work in this process can't be stopped,
 * but from then on every call of AWS by it is refused.
 */
export async function runFunction<Result>(
  { role, timeoutSeconds }: LocalFunction,
  work: () => Promise<Result>,
): Promise<Result> {
  const running = { ...role, hasEnded: false };
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    running.hasEnded = true;
    end(new Error(`${role.name}: Task timed out after ${timeoutSeconds.toFixed(2)} seconds`));
  }, timeoutSeconds * 1000);
  try {
    return await Promise.race([runAs(running, work), ended]);
  } finally {
    clearTimeout(timer);
  }
}
