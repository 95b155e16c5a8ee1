import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { beginConversion, type Conversion } from '#functions/domain/conversions/conversion.ts';
import type { PipelinePorts } from '#functions/domain/conversions/ports.ts';
import { runStep } from '#functions/domain/conversions/run-step.ts';
import { openConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import { openStepStore } from '#functions/storage/dynamodb/conversions/step-store.ts';
import { openTable, type Table } from '#functions/storage/dynamodb/table.ts';
import { openWebhookStore, type WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { createTable, type Engine, startDynamodb } from '#infra/local/engines/dynamodb-engine.ts';
import { makeConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { keepFilesInMemory } from '#tests/support/data/files-in-memory.ts';

const description = 'We are open daily from 9 to 17. Tuition is 900 dollars a year.';

/** The worker's surroundings in a test: a real table, files in memory, and a clock that the test moves. */
export class StepLab {
  table!: Table;
  world!: PipelinePorts & { webhooks: WebhookStore };
  announced: string[] = [];
  sent: { conversionId: string; stepNumber: number; delaySeconds?: number }[] = [];
  failures: unknown[] = [];
  buried = 0;
  /** Points that the worker has reached. */
  performed: string[] = [];
  clock = 0;
}

let nextId = 0;

/** Starts one table engine for the tests of a file; each test gets its own world. */
export function openStepLab(): StepLab {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-steps-'));
  let engine: Engine | undefined;
  const lab = new StepLab();
  beforeAll(async () => {
    engine = await startDynamodb(join(folder, 'table.sqlite'));
    Object.assign(process.env, {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    });
    await createTable('steps');
    lab.table = openTable('steps');
  });
  beforeEach(() => Object.assign(lab, openWorld(lab)));
  afterAll(async () => {
    await engine?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return lab;
}

function openWorld(lab: StepLab): Omit<StepLab, 'table'> {
  return {
    ...{ sent: [], failures: [], buried: 0, announced: [], performed: [] },
    clock: Date.parse('2026-11-21T09:00:00Z'),
    world: {
      conversions: openConversionStore(lab.table),
      steps: openStepStore(lab.table),
      files: keepFilesInMemory(),
      leadsInside: async () => false,
      planCrawl: () => Promise.reject(new Error('no website in this test')),
      crawlBatch: () => Promise.reject(new Error('no website in this test')),
      countPages: async () => undefined,
      ingestDocument: () => Promise.reject(new Error('no document in this test')),
      now: () => new Date(lab.clock),
      makeId: () => `owner-${nextId++}`,
      siteOrigin: () => 'https://edgpt.ai',
      sendStep: async (conversionId, stepNumber, delaySeconds) =>
        void lab.sent.push({ conversionId, stepNumber, ...(delaySeconds && { delaySeconds }) }),
      reportFailure: (_conversionId, error) => void lab.failures.push(error),
      buryStep: async () => void lab.buried++,
      sendMail: async () => undefined,
      webhooks: openWebhookStore(lab.table),
      announceDelivery: async ({ deliveryId }) => void lab.announced.push(deliveryId),
      reach: (point) => void lab.performed.push(point),
    },
  };
}

/** Creates a conversion whose first step is due; returns its id. */
export async function begin(
  { table, world }: StepLab,
  parts: Partial<Pick<Conversion, 'url' | 'notify' | 'businessDescription'>> & { documents?: string[] } = {},
): Promise<string> {
  const conversionId = makeConversionId('edgpt', Buffer.from(`conversion-${nextId++}`.padEnd(16).slice(-16)));
  const request = {
    conversionId,
    brandId: 'edgpt' as const,
    companyName: 'Maple Grove',
    pageLimit: 25,
  };
  const { url = null, businessDescription = description, notify } = parts;
  const documents = (parts.documents ?? []).map((filename) => ({
    ...{ uploadId: filename, filename, contentType: 'text/plain', sizeBytes: 4 },
  }));
  await openDemonstrationStore(table).create(
    beginConversion(
      { ...request, documents, url, businessDescription, ...(notify && { notify }) },
      world.now(),
    ),
    new Date(8_640_000_000_000_000),
  );
  return conversionId;
}

/** Runs steps until none is due. */
export async function runToTheEnd({ sent, world }: StepLab, conversionId: string): Promise<void> {
  sent.push({ conversionId, stepNumber: 0 });
  for (let message = sent.shift(); message; message = sent.shift())
    await runStep(world, { version: 1, ...message });
}
