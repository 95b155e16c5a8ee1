import type { LedgerClaim } from '#functions/domain/ledger/ports.ts';
import { recordAnswer } from '#functions/domain/ledger/record-answer.ts';
import { sealDays } from '#functions/domain/ledger/seal-days.ts';
import { sendLedgers } from '#functions/domain/ledger/send-ledgers.ts';
import { ledgerItem } from '#functions/storage/dynamodb/chat/ledger-item.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import { addDays } from '#shared/domain/trial.ts';

const assistants = 300;
const answersADay = 20;
/** As many as workers at once. */
const lanes = 10;

/** Milliseconds for each of many assistants: to hand it over, and to seal its day with the mail, ten at a time. */
export async function measureSealing(deps: Deps, conversionId: string) {
  const conversion = await deps.conversions.find(conversionId);
  const ids = Array.from({ length: assistants }, () => `conv_edgpt_${deps.makeId()}`);
  const askedAt = new Date();
  for (const id of ids) {
    await deps.table.put({ ...keys.conversion(id), ...conversion, conversionId: id });
    for (let number = 0; number < answersADay; number++) await answer(deps, id, askedAt);
  }
  const now = addDays(askedAt, 2);
  const claims: LedgerClaim[] = [];
  const handOver = await measure(async () => {
    const sendLedger = async (claim: LedgerClaim) => void claims.push(claim);
    const refuse = (_id: string, error: unknown) => {
      throw error;
    };
    await sendLedgers({ ledger: deps.ledger, sendLedger, now: () => now, reportItem: refuse });
  });
  const seal = await measure(async () => {
    const ports = { ...deps, now: () => now, startMail: async () => undefined };
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (const claim of claims.filter((_claim, index) => index % lanes === lane))
          await sealDays(ports, claim);
      }),
    );
  });
  return { assistants: claims.length, handOverMs: handOver / claims.length, sealMs: seal / claims.length };
}

async function answer({ makeId, table, ledger }: Deps, conversionId: string, askedAt: Date): Promise<void> {
  const exchangeId = makeId();
  const sentAt = askedAt.toISOString();
  const said = { content: 'From eight in the morning to three in the afternoon.', sentAt };
  const { entry } = recordAnswer(
    makeId,
    [
      { messageId: `${exchangeId}-1`, ...said },
      { messageId: `${exchangeId}-2`, ...said },
    ],
    {
      ...{ conversionId, knowledgeVersion: 'v1', modelId: undefined, checkModelId: undefined },
      ...{ report: undefined, writtenBy: undefined },
    },
  );
  await table.put(ledgerItem(entry, 'measured'));
  await ledger.expectSeal(entry);
}

async function measure(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
