import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { DeleteMessageCommand, type Message, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import pLimit from 'p-limit';
import { sweep } from '#functions/domain/maintenance/sweep.ts';
import { openPageRenderer } from '#functions/engine/crawl/render/open-page-renderer.ts';
import type { PageRenderer } from '#functions/engine/crawl/render/page-renderer.ts';
import { openPageReader } from '#functions/engine/documents/recognition/read-scanned-page.ts';
import type { JobId } from '#functions/policy/policy.ts';
import { sweepPolicy, workerPolicies } from '#functions/policy/worker-policies.ts';
import { replaceSurroundings } from '#functions/runtime/network.ts';
import type { QueueHandler } from '#functions/runtime/run-jobs.ts';
import { createSqsClient } from '#functions/storage/sqs/sqs-messages.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { findReaderBundle } from '#infra/build/reader/reader-bundle.ts';
import { jobs } from '#shared/jobs/index.ts';
import { createMappedNetwork, parseCrawlerHosts } from './crawler-hosts.ts';
import { findBrowser } from './find-chromium.ts';
import { runFunction } from './gateway/run-function.ts';
import { guardClients } from './least-privilege/guard-clients.ts';
import { readSecretsByRole } from './least-privilege/read-secrets-by-role.ts';
import { openRefusals } from './least-privilege/refusals.ts';
import { createLocalRecords } from './local-records.ts';
import { prepareScanPackages } from './prepare-scan-packages.ts';
import { ignoreLostOutput } from './processes/ignore-lost-output.ts';
import { createKillPoint } from './processes/kill-point.ts';
import { onParentEnd } from './processes/on-parent-end.ts';
import { reportCalls } from './processes/report-calls.ts';

/** Concurrent conversions; the machine's other core stays free for the API. */
const conversionPollers = 3;
/** Each takes a processor and about 200 MB; three conversions read up to twelve pages at once. */
const browsersAtOnce = 2;
const sweepSeconds = 15;
/** The longest that SQS takes: who waits costs nothing. */
const receiveWaitSeconds = 20;
const farAheadMs = 86_400_000;

const client = createSqsClient();

const workers: Record<JobId, () => Promise<{ handler: QueueHandler }>> = {
  'run-conversion-step': () => import('#functions/worker/run-conversion-step.ts'),
  'update-knowledge': () => import('#functions/worker/update-knowledge.ts'),
  'send-mail': () => import('#functions/worker/send-mail.ts'),
  'send-webhook': () => import('#functions/worker/send-webhook.ts'),
  'run-life-cycle': () => import('#functions/worker/run-life-cycle.ts'),
  'seal-days': () => import('#functions/worker/seal-days.ts'),
  'receive-mail': () => import('#functions/worker/receive-mail.ts'),
};

/** Polls a queue like Lambda's event source: one message per call, deleted unless the handler reports it. */
async function poll({ id, queueVariable, timeoutSeconds }: (typeof jobs)[number]): Promise<never> {
  const QueueUrl = process.env[queueVariable] ?? '';
  const worker = { role: { name: id, access: workerPolicies[id] }, timeoutSeconds };
  let handler: QueueHandler | undefined;
  const handle: QueueHandler = async (event) => {
    reach(`${id}:received`);
    handler ??= await loadHandler(workers[id]);
    const begin = handler;
    const response = await runFunction(worker, () => begin(event));
    reach(`${id}:handled`);
    return response;
  };

  for (;;) {
    try {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: receiveWaitSeconds }),
      );
      for (const message of Messages) await deliver(QueueUrl, handle, message);
    } catch (error) {
      console.error(error);
      await wait(1000);
    }
  }
}

/** With its first message, as in the cloud: most stacks have no use for half of what the handlers need. */
async function loadHandler<Handler>(load: () => Promise<{ handler: Handler }>): Promise<Handler> {
  const { handler } = await load();
  // Node writes what it compiled when a process exits by itself; this one is ended by a signal.
  flushCompileCache();
  return handler;
}

async function deliver(queueUrl: string, handler: QueueHandler, message: Message): Promise<void> {
  const { batchItemFailures } = await handler(toEvent(message));
  if (batchItemFailures.length) return;
  await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle }));
}

function toEvent({ MessageId = '', ReceiptHandle = '', Body = '' }: Message): SQSEvent {
  const record: SQSRecord = {
    messageId: MessageId,
    receiptHandle: ReceiptHandle,
    body: Body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:local:0:queue',
    awsRegion: 'local',
  };
  return { Records: [record] };
}

/**
 * With a single worker, all earlier lease holders are gone, and so are the queue's messages after a restart.
 */
async function requeueUnfinished(): Promise<void> {
  const deps = await getDeps();
  const running = await deps.steps.findDue(new Date(Date.now() + farAheadMs), 1000);
  for (const { conversionId } of running) await deps.steps.breakLease(conversionId);
  for (const conversionId of await deps.libraries.findDue(new Date(Date.now() + farAheadMs), 1000))
    await deps.libraries.breakLease(conversionId);
  const mailIds = await deps.mails.findDueIds(new Date(Date.now() + farAheadMs), 1000);
  for (const mailId of mailIds) await deps.mails.release(mailId);
  const reportItem = (_itemId: string, error: unknown) => {
    throw error;
  };
  await sweep({ ...deps, reportItem }, -farAheadMs / 1000);
}

const sweeper = { role: { name: 'sweep', access: sweepPolicy }, timeoutSeconds: sweepPolicy.timeoutSeconds };

async function sweepForever(): Promise<never> {
  await wait(sweepSeconds * 1000);
  const runSchedule = await loadHandler(() => import('#functions/worker/sweep.ts'));
  for (;;) {
    await runFunction(sweeper, runSchedule).catch((error: unknown) => console.error(error));
    await wait(sweepSeconds * 1000);
  }
}

/** Undefined where there is no browser. */
async function openRenderer(): Promise<PageRenderer | undefined> {
  const browser = await findBrowser();
  if (!browser) return undefined;
  const limit = pLimit(browsersAtOnce);
  const render = openPageRenderer({ ...network, findBrowser: async () => browser });
  return (request, signal) => limit(() => render(request, signal));
}

ignoreLostOutput();
onParentEnd(() => process.exit(0));
// Ctrl-C reaches every process of the terminal; the stack stops this one in order.
process.on('SIGINT', () => undefined);
const reach = createKillPoint(process.env.KILL_POINT_FILE);
const network = createMappedNetwork(parseCrawlerHosts(process.env.CRAWLER_HOSTS ?? ''));
replaceSurroundings({
  ...network,
  lookUpRecords: createLocalRecords(process.env.DATA_DIR ?? ''),
  documentReader: findReaderBundle(),
  pageReader: openPageReader(prepareScanPackages),
  pageRenderer: await openRenderer(),
  reach,
});
guardClients(openRefusals(process.env.DATA_DIR ?? '').report);
if (process.env.KILL_POINT_FILE) reportCalls(reach);
await readSecretsByRole();
await requeueUnfinished();
process.send?.('ready');
flushCompileCache();
await Promise.all([
  ...jobs.flatMap((job) =>
    Array.from({ length: job.id === 'run-conversion-step' ? conversionPollers : 1 }, () => poll(job)),
  ),
  sweepForever(),
]);
