import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '#shared/client.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';
import { convertSite } from '../eval/convert-site.ts';
import { readQuestionSet } from '../eval/read-questions.ts';
import { postJson } from './drive.ts';

/** A stack in its own processes, with the sample site's assistant. */
export type LoadedStack = SpawnedStack & { client: Client; conversionId: string; dataDir: string };

/** The name under which the sample site is signed up. */
export const sampleOwner = 'sample';

/** As `npm start` does on a machine with no more cores. */
const allCores = { API_PROCESSES: String(Math.min(availableParallelism(), 4)) };

/** Runs the work on a fresh stack with these settings, and removes the stack. */
export async function withStack<Result>(
  env: Record<string, string>,
  measure: (stack: LoadedStack) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-load-'));
  try {
    const stack = await spawnStack(dataDir, { ...allCores, ...env });
    try {
      const client = createClient({ baseUrl: stack.url });
      const { conversionId } = await convertSite(client, sampleOwner, stack.sampleSiteUrl);
      return await measure({ ...stack, client, conversionId, dataDir });
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Restarts a stopped stack on the same folder and at the same address. */
export function startAgain({ dataDir, url }: LoadedStack): Promise<SpawnedStack> {
  return spawnStack(dataDir, { ...allCores, PORT: new URL(url).port });
}

/** Visitors' questions on the sample site. */
export const visitorsQuestions = readQuestionSet('own')
  .filter(({ site, history }) => site === 'sample-school' && !history?.length)
  .map(({ question }) => question);

/** The questions as requests. */
export function listChats(conversionId: string) {
  return Promise.all(
    visitorsQuestions.map((message) =>
      postJson('/api/chat/stream', { message, conversionId, context: { conversationHistory: [] } }),
    ),
  );
}
