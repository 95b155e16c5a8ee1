import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createPasswordHasher, soundPasswordCost } from '#functions/domain/accounts/hash-password.ts';
import { unmadeInvoiceMessage } from '#functions/domain/billing/ports.ts';
import type { RecordingRef } from '#functions/domain/knowledge-base/recording.ts';
import { failedOrderMessage } from '#functions/domain/monitor/failed-order-message.ts';
import type { ListedCustomer } from '#functions/domain/staff/listing.ts';
import type { DeliveryRef } from '#functions/domain/webhooks/webhook.ts';
import type { PaymentChoice } from '#functions/services/payments/payment-choice.ts';
import { openRateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import { openSessionStore } from '#functions/storage/dynamodb/accounts/session-store.ts';
import { openUserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import { openModelStore } from '#functions/storage/dynamodb/chat/model-store.ts';
import { openConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { openPublishedStore } from '#functions/storage/dynamodb/conversions/published-store.ts';
import { openTable, type Table } from '#functions/storage/dynamodb/table.ts';
import { openConversionFiles } from '#functions/storage/s3/conversion-files.ts';
import { type ObjectStore, openObjectStore } from '#functions/storage/s3/object-store.ts';
import { openUploadScans } from '#functions/storage/s3/upload-scans.ts';
import { openJobQueue } from '#functions/storage/sqs/job-queue.ts';
import { findSiteOrigin } from '#shared/brands/find-site-origin.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { PaymentForm } from '#shared/contract/billing/checkout.ts';
import { encodeBase32 } from '#shared/domain/conversion/conversion-id.ts';
import { type Env, readEnv } from '../runtime/env.ts';
import { chooseFirstSuperadmin, chooseTokenSecret } from '../runtime/identity-env.ts';
import { log } from '../runtime/log.ts';
import { chooseEmbeddingModel, chooseModel } from '../runtime/model-env.ts';
import { choosePayments } from '../runtime/payment-env.ts';
import { chooseStaffProvider } from '../runtime/staff-sign-in-env.ts';
import { openLater } from './open-later.ts';
import { openRules, type Rules } from './open-rules.ts';
import { openSends } from './open-sends.ts';
import { openFiles, openStores } from './open-stores.ts';

export type Deps = ReturnType<typeof openAll> & Rules;

/**
 * Builds the shared dependencies of every function from its environment: clock, randomness, stores, queues.
 */
function createDeps(env: Env): Deps {
  const deps: Deps = Object.assign(
    openAll(env),
    openRules(() => deps),
  );
  return deps;
}

function openAll(env: Env) {
  const table = openTable(env.TABLE_NAME);
  const objects = openObjectStore(env.BUCKET_NAME);
  const uploadScans = openUploadScans(objects, env.UPLOADS_SCANNED === 'on');
  const queueUrls = listQueues(env);
  const deps = {
    table,
    objects,
    uploadScans,
    queueUrls,
    ...openStores(table),
    ...openFiles(objects, uploadScans),
    ...openSends(openJobQueue(queueUrls), objects),
    users: openUserStore(table),
    conversions: { ...openConversionStore(table), ...openPublishedStore(table) },
    sessions: openSessionStore(table),
    ...createPasswordHasher(soundPasswordCost),
    ...readChoices(env),
    rateLimits: openRateLimitStore(table),
    modelStore: openModelStore(table),
    files: openConversionFiles(objects, uploadScans),
    now: () => new Date(),
    sleep: (milliseconds: number, signal?: AbortSignal) => setTimeout(milliseconds, undefined, { signal }),
    makeId: () => encodeBase32(randomBytes(16)),
    randomBytes: (count: number): Uint8Array => randomBytes(count),
    ...reports,
    sendOrLeaveToSweeper,
  };
  const startMail = (mailId: string) => sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  return Object.assign(deps, {
    ...openServices(deps),
    startStep: ({ conversionId, stepNumber }: { conversionId: string; stepNumber: number }) =>
      sendOrLeaveToSweeper(() => deps.sendStep(conversionId, stepNumber)),
    startUpdate: (conversionId: string, delaySeconds?: number) =>
      sendOrLeaveToSweeper(() => deps.sendUpdate(conversionId, delaySeconds)),
    /** Lets the worker drop an unneeded transcription; a running one reports its end itself. */
    dropTranscription: (recording: RecordingRef) =>
      sendOrLeaveToSweeper(() => deps.endTranscription(recording)),
    startMail,
    announceDelivery: (delivery: DeliveryRef) => sendOrLeaveToSweeper(() => deps.sendWebhook(delivery)),
    /** Not of those whom staff have removed. */
    isListed: async (customer: ListedCustomer) => (await deps.listings.find(customer)) !== undefined,
    findSettings: (conversionId: string) => deps.settings.find(conversionId),
  });
}

/** What a deployment decides. */
function readChoices(env: Env) {
  return {
    findTokenSecret: chooseTokenSecret(env),
    firstSuperadmin: chooseFirstSuperadmin(env),
    staffProvider: chooseStaffProvider(env),
    /** Only the local stack, a server without TLS, uses insecure cookies. */
    usesSecureCookies: !env.PUBLIC_ORIGIN?.startsWith('http:'),
    modelChoice: chooseModel(env),
    embeddingModel: chooseEmbeddingModel(env),
    ...describePayments(choosePayments(env)),
    mailConfigurationSet: env.MAIL_CONFIGURATION_SET,
    receivesMail: env.MAIL_RECEIVED === 'on',
    receivedMailBucket: env.RECEIVED_MAIL_BUCKET,
    transcriptionKeyArn: env.TRANSCRIPTION_KEY_ARN,
    canTranscribe: env.TRANSCRIPTION_KEY_ARN !== undefined,
    readsScans: env.SCANS_READ === 'textract',
    readerFunctionArn: env.READER_FUNCTION_ARN,
    domainHostName: env.DOMAIN_HOST,
    renderFunctionArn: env.RENDER_FUNCTION_ARN,
    renewsReadings: env.READINGS_RENEWED !== 'off',
    viewerAddressHeader: env.VIEWER_ADDRESS_HEADER,
    /** Where a brand's visitors and customers are: on this machine at the brand's own host, where they are signed in. */
    siteOrigin: (brandId: BrandId) => findSiteOrigin(brands[brandId], env.PUBLIC_ORIGIN),
    /** Where a process calls the product itself: machines need not resolve names below localhost. */
    callOrigin: (brandId: BrandId) => env.PUBLIC_ORIGIN ?? `https://${brands[brandId].domain}`,
    pricingModelOf: (brandId: BrandId) => brands[brandId].pricingModel,
  };
}

function describePayments(paymentChoice: PaymentChoice | undefined) {
  const { publishableKey, addsTax = false } = paymentChoice ?? {};
  const withKey: PaymentForm = publishableKey ? { kind: 'stripe', publishableKey } : { kind: 'embedded' };
  const paymentForm: PaymentForm = paymentChoice ? withKey : { kind: 'none' };
  return { paymentChoice, paymentForm, addsTax, takesCards: paymentChoice !== undefined };
}

/** Lines of the log that rules ask for. */
const reports = {
  reportFailure: (conversionId: string, error: unknown) =>
    log.error('step failed', {
      conversionId,
      error: error instanceof Error ? error : new Error(String(error)),
    }),
  reportSecurity: (event: string, ids: Record<string, string | null>) =>
    log[event === 'signed-in' ? 'info' : 'warn']('security', { event, ...ids }),
  reportFailedOrder: (what: 'order' | 'payment-event', error: unknown) =>
    log.error(failedOrderMessage, { what, error: error instanceof Error ? error : new Error(String(error)) }),
  reportUnmadeInvoice: (organisationId: string) => log.error(unmadeInvoiceMessage, { organisationId }),
  reportCodeMail: (sent: Record<string, string>) => log.info('widget code mailed', sent),
};

type ServiceDeps = {
  table: Table;
  objects: ObjectStore;
  queueUrls: ReturnType<typeof listQueues>;
  paymentChoice: PaymentChoice | undefined;
  readerFunctionArn: string | undefined;
  now(): Date;
  endTranscription(recording: RecordingRef): Promise<void>;
};

/** What is opened from other parts of the record, by its first call. */
function openServices(deps: ServiceDeps) {
  return {
    provider: openLater(async () =>
      (await import('#functions/services/payments/open-provider.ts')).openProvider(deps.paymentChoice),
    ),
    invoices: openLater(async () =>
      (
        await import('#functions/storage/dynamodb/school-billing/school-invoice-store.ts')
      ).openSchoolInvoiceStore(deps.table, () => deps.now()),
    ),
    words: openLater(async () =>
      (await import('#functions/storage/dynamodb/chat/word-remover.ts')).openWordRemover(deps.table, () =>
        deps.now(),
      ),
    ),
    /** Only for work that nobody waits for. */
    eraser: openLater(async () =>
      (await import('#functions/storage/account-eraser.ts')).openAccountEraser(deps),
    ),
    tryTable: async () =>
      (await import('#functions/storage/dynamodb/site/table-probe.ts')).tryTable(deps.table, deps.now()),
    tryObjects: async () =>
      (await import('#functions/storage/s3/object-probe.ts')).tryObjects(deps.objects, deps.now()),
    async leadsInside(address: string) {
      const { leadsInside } = await import('#functions/engine/crawl/fetch/leads-inside.ts');
      const { readSurroundings } = await import('../runtime/network.ts');
      return leadsInside(address, readSurroundings().resolve);
    },
    async lookUpRecords(name: string, type: 'TXT' | 'CNAME' | 'NS') {
      const { readSurroundings } = await import('../runtime/network.ts');
      return readSurroundings().lookUpRecords(name, type);
    },
    async tryQueue() {
      const { openQueueWatch } = await import('#functions/storage/sqs/queue-watch.ts');
      await openQueueWatch(deps.queueUrls).count('run-conversion-step');
    },
    reader: openLater(async () => {
      const { createReader } = await import('#functions/services/reader.ts');
      if (!deps.readerFunctionArn) throw new Error('READER_FUNCTION_ARN is not set');
      return createReader(deps.readerFunctionArn);
    }),
  };
}

/** Each queue with where its failed messages go. */
function listQueues(env: Env) {
  return {
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
    RECEIVED_MAIL_QUEUE_URL: {
      queueUrl: env.RECEIVED_MAIL_QUEUE_URL,
      deadLetterQueueUrl: env.RECEIVED_MAIL_DEAD_LETTER_QUEUE_URL,
    },
  };
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

const openPorts = async (): Promise<Deps> => createDeps(readEnv());
