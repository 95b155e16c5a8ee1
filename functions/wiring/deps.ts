import { randomBytes } from 'node:crypto';
import { createPasswordHasher, soundPasswordCost } from '#functions/domain/accounts/hash-password.ts';
import type { RecordingRef } from '#functions/domain/knowledge-base/recording.ts';
import type { LedgerClaim } from '#functions/domain/ledger/ports.ts';
import type { LifeCycleClaim } from '#functions/domain/life-cycle/ports.ts';
import type { DeliveryRef } from '#functions/domain/webhooks/webhook.ts';
import { openRateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import { openSessionStore } from '#functions/storage/dynamodb/accounts/session-store.ts';
import { openUserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import { openModelStore } from '#functions/storage/dynamodb/chat/model-store.ts';
import { openConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { openPublishedStore } from '#functions/storage/dynamodb/conversions/published-store.ts';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { openConversionFiles } from '#functions/storage/s3/conversion-files.ts';
import { openObjectStore } from '#functions/storage/s3/object-store.ts';
import { nameTranscription } from '#functions/storage/s3/transcription-name.ts';
import { openUploadScans } from '#functions/storage/s3/upload-scans.ts';
import { openJobQueue } from '#functions/storage/sqs/job-queue.ts';
import { findSiteOrigin } from '#shared/brands/find-site-origin.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { encodeBase32 } from '#shared/domain/conversion/conversion-id.ts';
import { runConversionStep } from '#shared/jobs/run-conversion-step.ts';
import { runLifeCycle } from '#shared/jobs/run-life-cycle.ts';
import { sealDays } from '#shared/jobs/seal-days.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';
import { sendWebhook } from '#shared/jobs/send-webhook.ts';
import { updateKnowledge } from '#shared/jobs/update-knowledge.ts';
import { type Env, readEnv } from '../runtime/env.ts';
import { chooseFirstSuperadmin, chooseTokenSecret } from '../runtime/identity-env.ts';
import { log } from '../runtime/log.ts';
import { chooseEmbeddingModel, chooseModel } from '../runtime/model-env.ts';
import { choosePayments } from '../runtime/payment-env.ts';
import { openStores } from './open-stores.ts';

export type Deps = ReturnType<typeof createDeps>;

/**
 * Builds the shared dependencies of every function from its environment: clock, randomness, stores, queues.
 */
function createDeps(env: Env) {
  const table = openTable(env.TABLE_NAME);
  const objects = openObjectStore(env.BUCKET_NAME);
  const uploadScans = openUploadScans(objects, env.UPLOADS_SCANNED === 'on');
  const queueUrls = {
    CONVERSION_QUEUE_URL: {
      queueUrl: env.CONVERSION_QUEUE_URL,
      deadLetterQueueUrl: env.CONVERSION_DEAD_LETTER_QUEUE_URL,
    },
    KNOWLEDGE_QUEUE_URL: {
      queueUrl: env.KNOWLEDGE_QUEUE_URL,
      deadLetterQueueUrl: env.KNOWLEDGE_DEAD_LETTER_QUEUE_URL,
    },
    WEBHOOK_QUEUE_URL: {
      queueUrl: env.WEBHOOK_QUEUE_URL,
      deadLetterQueueUrl: env.WEBHOOK_DEAD_LETTER_QUEUE_URL,
    },
    LIFE_CYCLE_QUEUE_URL: {
      queueUrl: env.LIFE_CYCLE_QUEUE_URL,
      deadLetterQueueUrl: env.LIFE_CYCLE_DEAD_LETTER_QUEUE_URL,
    },
    LEDGER_QUEUE_URL: {
      queueUrl: env.LEDGER_QUEUE_URL,
      deadLetterQueueUrl: env.LEDGER_DEAD_LETTER_QUEUE_URL,
    },
    MAIL_QUEUE_URL: { queueUrl: env.MAIL_QUEUE_URL, deadLetterQueueUrl: env.MAIL_DEAD_LETTER_QUEUE_URL },
  };
  const queue = openJobQueue(queueUrls);
  const deps = {
    table,
    objects,
    uploadScans,
    queueUrls,
    ...openStores(table),
    users: openUserStore(table),
    conversions: { ...openConversionStore(table), ...openPublishedStore(table) },
    sessions: openSessionStore(table),
    ...createPasswordHasher(soundPasswordCost),
    findTokenSecret: chooseTokenSecret(env),
    firstSuperadmin: chooseFirstSuperadmin(env),
    /** Only the local stack, a server without TLS, uses insecure cookies. */
    usesSecureCookies: !env.PUBLIC_ORIGIN?.startsWith('http:'),
    rateLimits: openRateLimitStore(table),
    modelStore: openModelStore(table),
    modelChoice: chooseModel(env),
    embeddingModel: chooseEmbeddingModel(env),
    paymentChoice: choosePayments(env),
    files: openConversionFiles(objects, uploadScans),
    mailConfigurationSet: env.MAIL_CONFIGURATION_SET,
    readerFunctionArn: env.READER_FUNCTION_ARN,
    transcriptionKeyArn: env.TRANSCRIPTION_KEY_ARN,
    canTranscribe: env.TRANSCRIPTION_KEY_ARN !== undefined,
    readsScans: env.SCANS_READ === 'textract',
    renderFunctionArn: env.RENDER_FUNCTION_ARN,
    renewsReadings: env.READINGS_RENEWED !== 'off',
    now: () => new Date(),
    makeId: () => encodeBase32(randomBytes(16)),
    randomBytes: (count: number): Uint8Array => randomBytes(count),
    viewerAddressHeader: env.VIEWER_ADDRESS_HEADER,
    /** Where a brand's visitors and customers are: on this machine at the brand's own host, where they are signed in. */
    siteOrigin: (brandId: BrandId) => findSiteOrigin(brands[brandId], env.PUBLIC_ORIGIN),
    /** Where a process calls the product itself: machines need not resolve names below localhost. */
    callOrigin: (brandId: BrandId) => env.PUBLIC_ORIGIN ?? `https://${brands[brandId].domain}`,
    pricingModelOf: (brandId: BrandId) => brands[brandId].pricingModel,
    sendStep: (conversionId: string, stepNumber: number, delaySeconds = 0) =>
      queue.send(runConversionStep, { version: 1, conversionId, stepNumber }, delaySeconds),
    sendUpdate: (conversionId: string, delaySeconds = 0) =>
      queue.send(updateKnowledge, { version: 1, conversionId }, delaySeconds),
    sendRenewal: (conversionId: string) =>
      queue.send(updateKnowledge, { version: 1, conversionId, reading: 'renew' }),
    sendWebsiteReading: (conversionId: string) =>
      queue.send(updateKnowledge, { version: 1, conversionId, reading: 'website' }),
    endTranscription: (recording: RecordingRef) =>
      queue.send(updateKnowledge, {
        version: 1,
        transcriptionName: nameTranscription(objects.bucket, recording),
      }),
    reportFailure: (conversionId: string, error: unknown) =>
      log.error('step failed', {
        conversionId,
        error: error instanceof Error ? error : new Error(String(error)),
      }),
    buryStep: (conversionId: string, stepNumber: number) =>
      queue.bury(runConversionStep, { version: 1, conversionId, stepNumber }),
    sendLifeCycle: ({ organisationId, claimedUntil }: LifeCycleClaim) =>
      queue.send(runLifeCycle, { version: 1, organisationId, claimedUntil }),
    sendLedger: ({ conversionId, claimedUntil }: LedgerClaim) =>
      queue.send(sealDays, { version: 1, conversionId, claimedUntil }),
    buryMail: (mailId: string) => queue.bury(sendMail, { version: 1, mailId }),
    sendMail: (mailId: string) => queue.send(sendMail, { version: 1, mailId }),
    sendWebhook: ({ conversionId, endpointId, deliveryId }: DeliveryRef, delaySeconds = 0) =>
      queue.send(sendWebhook, { version: 1, conversionId, endpointId, deliveryId }, delaySeconds),
    reportSecurity: (event: string, ids: Record<string, string | null>) =>
      log[event === 'signed-in' ? 'info' : 'warn']('security', { event, ...ids }),
    sendOrLeaveToSweeper,
  };
  const startMail = (mailId: string) => sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  return Object.assign(deps, {
    startMail,
    announceMail: startMail,
    announceDelivery: (delivery: DeliveryRef) => sendOrLeaveToSweeper(() => deps.sendWebhook(delivery)),
    findSettings: (conversionId: string) => deps.settings.find(conversionId),
  });
}

/** Runs a send the sweeper would repeat: its failure must not undo what is already stored. */
async function sendOrLeaveToSweeper(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    log.warn('left to the sweeper', { error: error instanceof Error ? error : new Error(String(error)) });
  }
}

let built: Promise<Deps> | undefined;

/** The shared dependencies of this process, built at the first call. */
export function getDeps(): Promise<Deps> {
  built ??= openPorts();
  return built;
}

async function openPorts(): Promise<Deps> {
  return createDeps(readEnv());
}
