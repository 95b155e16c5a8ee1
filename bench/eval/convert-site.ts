import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '#shared/client.ts';
import type { Progress } from '#shared/contract/conversions.ts';

/** Often, so that an evaluation doesn't wait. */
const shortPollMs = 100;

/** Signs up a website as a visitor would and waits until its conversion ends, which it asks for at this interval. */
export async function convertSite(
  client: Client,
  name: string,
  website: string,
  pollMs = shortPollMs,
): Promise<{ conversionId: string; progress: Progress }> {
  const conversionId = await signUp(client, name, website);
  return { conversionId, progress: await waitForEnd(client, conversionId, pollMs) };
}

/** The credentials of the owner of a website signed up under this name. */
export function describeOwner(name: string): { email: string; password: string } {
  return { email: `${name}@evaluation.org`, password: 'only for this run' };
}

async function signUp(client: Client, name: string, website: string): Promise<string> {
  const { conversionId } = await client.signup.createTrial({
    brandId: 'gpt',
    schoolInfo: { name, website },
    adminContact: { name: 'Evaluation', username: name, ...describeOwner(name) },
    sourceType: 'website',
  });
  return conversionId;
}

/** Longer than the crawler's own time limit. */
const conversionLimitMs = 300_000;

async function waitForEnd(client: Client, conversionId: string, pollMs: number): Promise<Progress> {
  const deadline = Date.now() + conversionLimitMs;
  while (Date.now() < deadline) {
    const progress = await client.conversions.getProgress({ conversionId });
    if (progress.status !== 'processing') return progress;
    await wait(pollMs);
  }
  throw new Error(`${conversionId} did not end within ${conversionLimitMs / 1000} s`);
}
