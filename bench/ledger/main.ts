import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { openChatPorts } from '#functions/wiring/chat/chat.ts';
import { type Deps, getDeps } from '#functions/wiring/deps.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack } from '#tests/support/stacks/start-test-stack.ts';
import { percentileOf } from '../percentile.ts';
import { measureSealing } from './measure-sealing.ts';

/** Each with and without the ledger. */
const rounds = Number(process.argv[2] ?? 600);
const warmUpRounds = 100;
const question = 'What are the office hours?';
const listener = { sendText: () => undefined, signal: new AbortController().signal };

// Prints what the answer ledger adds to a visitor's answer: alternately, on the embedded table, one at a time; and what
// the sealing of a day costs.
const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-ledger-'));
const stack = await startTestStack(dataDir);
try {
  const { agent, conversionId } = await openTenant(
    stack.url,
    'Measured Academy',
    'edgpt',
    stack.smallSiteUrl,
  );
  await followConversion(agent.client, conversionId);
  const deps = await getDeps();
  const samples = { without: openSamples(), with: openSamples() };
  for (let round = -warmUpRounds; round < rounds; round++) {
    const order = round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const);
    for (const kind of order) {
      const { answerMs, writeMs } = await measureAnswer(
        deps,
        conversionId,
        kind === 'with',
        `${kind}-${round}`,
      );
      if (round < 0) continue;
      samples[kind].answerMs.push(answerMs);
      samples[kind].writeMs.push(writeMs);
    }
  }
  console.table(
    (['writeMs', 'answerMs'] as const).flatMap((what) =>
      (['without', 'with'] as const).map((kind) => ({
        what,
        ledger: kind,
        p50: percentileOf(samples[kind][what], 50).toFixed(2),
        p95: percentileOf(samples[kind][what], 95).toFixed(2),
      })),
    ),
  );
  console.table(await measureSealing(deps, conversionId));
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function openSamples(): { answerMs: number[]; writeMs: number[] } {
  return { answerMs: [], writeMs: [] };
}

/** The first question of a conversation: its whole answer, and the transaction that stores it. */
async function measureAnswer(deps: Deps, conversionId: string, hasLedger: boolean, sessionId: string) {
  const ports = openChatPorts(deps);
  let writeMs = 0;
  const addExchange: typeof ports.chats.addExchange = async (owner, session, exchange, details) => {
    const startedAt = performance.now();
    const entry = hasLedger ? details?.entry : undefined;
    const isMarked = await ports.chats.addExchange(owner, session, exchange, { ...details, entry });
    writeMs = performance.now() - startedAt;
    return isMarked;
  };
  const startedAt = performance.now();
  await sendMessage(
    {
      ...ports,
      chats: { findRecent: ports.chats.findRecent, addExchange },
      ...(hasLedger ? {} : { ledger: { expectSeal: async () => undefined } }),
    },
    { message: question, brandId: 'edgpt', conversionId, sessionId },
    listener,
  );
  return { answerMs: performance.now() - startedAt, writeMs };
}
