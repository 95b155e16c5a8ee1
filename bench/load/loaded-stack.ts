import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SpawnedStack, spawnStack } from '#infra/local/testing/spawn-stack.ts';
import { type Client, createClient } from '#shared/client.ts';
import { convertSite } from '../eval/convert-site.ts';
import { readQuestionSet } from '../eval/read-questions.ts';
import { postJson } from './drive.ts';

/** A stack in processes of its own, with the sample site's assistant. */
export type LoadedStack = SpawnedStack & { client: Client; conversionId: string };

/** Runs the work beside a fresh stack, and removes it. */
export async function withStack<Result>(
  rateLimits: 'on' | 'off',
  measure: (stack: LoadedStack) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-load-'));
  const stack = await spawnStack(dataDir, { RATE_LIMITS: rateLimits });
  try {
    const client = createClient({ baseUrl: stack.url });
    const { conversionId } = await convertSite(client, 'sample', stack.sampleSiteUrl);
    return await measure({ ...stack, client, conversionId });
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What visitors of the sample site ask. */
export const visitorsQuestions = readQuestionSet('own')
  .filter(({ site, history }) => site === 'sample-school' && !history?.length)
  .map(({ question }) => question);

/** The questions as requests. */
export function listChats(conversionId: string) {
  return visitorsQuestions.map((message) =>
    postJson('/api/chat', { message, conversionId, context: { conversationHistory: [] } }),
  );
}
