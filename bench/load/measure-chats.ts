import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startStack } from '#infra/local/start-stack.ts';
import { createClient } from '#shared/client.ts';
import { convertSite } from '../eval/convert-site.ts';
import { readQuestionSet } from '../eval/read-questions.ts';
import { percentileOf } from '../percentile.ts';

const connections = 50;
const durationSeconds = 60;

export type ChatLoad = {
  connections: number;
  seconds: number;
  requests: number;
  errors: number;
  requestsPerSecond: number;
  p50Ms: number;
  p95Ms: number;
};

/** Concurrent visitors of the sample site's assistant on the running stack, without rate limits, each asking on at once. */
export async function measureChats(): Promise<ChatLoad> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-bench-'));
  const stack = await startStack({ port: 0, dataDir, rateLimits: false });
  try {
    const client = createClient({ baseUrl: stack.url });
    const { conversionId } = await convertSite(client, 'sample', stack.sampleSiteUrl);
    const times: number[] = [];
    const run = autocannon({
      url: stack.url,
      connections,
      duration: durationSeconds,
      requests: askedQuestions().map((message) => ({
        method: 'POST',
        path: '/api/chat',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, conversionId, context: { conversationHistory: [] } }),
      })),
    });
    run.on('response', (_client, _statusCode, _bytes, milliseconds) => times.push(milliseconds));
    const { errors, non2xx, duration } = await run;
    return {
      connections,
      seconds: duration,
      requests: times.length,
      errors: errors + non2xx,
      requestsPerSecond: times.length / duration,
      p50Ms: percentileOf(times, 50),
      p95Ms: percentileOf(times, 95),
    };
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function askedQuestions(): string[] {
  return readQuestionSet('own')
    .filter(({ site, history }) => site === 'sample-school' && !history?.length)
    .map(({ question }) => question);
}
