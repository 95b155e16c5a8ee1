import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearRefusals, openRefusals } from '#infra/local/least-privilege/refusals.ts';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '../callers/trial.ts';
import { type SpawnedStack, spawnStack } from './spawn-stack.ts';

/** A stack that other files of the test process use too; `leave` takes the place of stopping it. */
export type JoinedStack = Pick<
  SpawnedStack,
  'url' | 'sampleSiteUrl' | 'smallSiteUrl' | 'documentSiteUrl' | 'superadmin' | 'lines'
> & {
  /** Throws when a call was refused by a policy that is too narrow for the cloud. */
  leave(): void;
};

/**
 * A stack shared by all files of a test process, for tests that neither count customers or mails of all, nor stop the
 * stack, nor have own settings. Organisations are named differently in each file, because names become addresses.
 */
export async function joinStack(): Promise<JoinedStack> {
  joined ??= startShared();
  const { dataDir, stack } = await joined.catch((error: unknown) => {
    joined = undefined;
    throw error;
  });
  const leave = () => {
    const refused = openRefusals(dataDir).list();
    clearRefusals(dataDir);
    if (refused.length > 0) throw new Error(`Policies are too narrow:\n${refused.join('\n')}`);
  };
  return { ...stack, leave };
}

/** It ends with the process, through `end-with-runner.ts`. */
let joined: ReturnType<typeof startShared> | undefined;

async function startShared() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-joined-'));
  return { dataDir, stack: await spawnStack(dataDir) };
}

/** The assistant of the sample school on the shared stack, converted once, for tests that only ask it. */
export async function joinSampleSchool(): Promise<SampleSchool & { stack: JoinedStack }> {
  const stack = await joinStack();
  sampleSchool ??= convertSampleSchool(stack);
  return { stack, ...(await sampleSchool) };
}
type SampleSchool = { conversionId: string; owner: { email: string; password: string } };
let sampleSchool: Promise<SampleSchool> | undefined;

async function convertSampleSchool({ url, sampleSiteUrl }: JoinedStack): Promise<SampleSchool> {
  const client = createClient({ baseUrl: url });
  const trial = describeTrial('Maple Grove School', `${sampleSiteUrl}/`);
  const { conversionId } = await client.signup.createTrial(trial);
  await followConversion(client, conversionId);
  const { email, password } = trial.adminContact;
  return { conversionId, owner: { email: email ?? '', password: password ?? '' } };
}
