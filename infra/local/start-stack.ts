import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readerPolicy } from '#functions/policy/worker-policies.ts';
import { replaceSurroundings } from '#functions/runtime/network.ts';
import { openSqsMessages } from '#functions/storage/sqs/sqs-messages.ts';
import { handler as readDocument } from '#functions/worker/read-document.ts';
import { findReaderBundle } from '#infra/build/reader/reader-bundle.ts';
import { stages } from '#infra/stages/stages.ts';
import { brands } from '#shared/brands/index.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';
import { createMappedNetwork, formatCrawlerHosts, parseCrawlerHosts } from './crawler-hosts.ts';
import { createTable, startDynamodb } from './engines/dynamodb-engine.ts';
import { createMailServer } from './engines/mail-outbox.ts';
import { type ObjectEngine, startS3 } from './engines/s3/s3-engine.ts';
import { createSecretServer } from './engines/secret-server.ts';
import { type QueueEngine, startSqs } from './engines/sqs/sqs-engine.ts';
import { createFirstSuperadmin, type FirstSuperadmin } from './first-superadmin.ts';
import { createFunctionServer } from './gateway/function-server.ts';
import { type GatewaySettings, openGateway } from './gateway/open-gateway.ts';
import { guardClients } from './least-privilege/guard-clients.ts';
import { functionArn, localNames, secretArn } from './least-privilege/local-targets.ts';
import { clearRefusals, openRefusals } from './least-privilege/refusals.ts';
import { close, findFreePort, listen } from './listen.ts';
import { createLocalRecords, localTarget } from './local-records.ts';
import { startPayments } from './payments/start-payments.ts';
import { prepareDeps } from './prepare-deps.ts';
import { superviseApi } from './processes/api-supervisor.ts';
import { lockFolder } from './processes/folder-lock.ts';
import { createKillPoint } from './processes/kill-point.ts';
import { reportCalls } from './processes/report-calls.ts';
import { superviseWorker } from './processes/worker-supervisor.ts';
import { serveSampleSites } from './serve-sample-sites.ts';
import { findTokenSecret } from './token-secret.ts';

export type StackOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** `name=127.0.0.1:port,…`: names the crawler dials at this machine. */
  crawlerHosts?: string;
  /** Off only for measurements. */
  rateLimits?: boolean;
  /** Processes that answer calls. The default is 1: this process, whose stack tests can look into. */
  apiProcesses?: number;
  /** Verified addresses and domains, the only ones that get mail, as in the sandbox of Amazon SES. */
  mailSandbox?: readonly string[] | undefined;
  /** For fault tests: a file with the points at which the worker, or this process, kills itself. */
  killPointFile?: string;
};

export type Stack = {
  url: string;
  /** The sample website of the schools’ brand. */
  sampleSiteUrl: string;
  /** Local URLs of all sample sites by their hosts. */
  siteAddresses: Record<string, string>;
  /** With its password, of which only the hash is stored: at the first start of a data folder. */
  superadmin: FirstSuperadmin | undefined;
  workerPid(): number | undefined;
  /** For fault tests: both can be stopped and started again. */
  queue: Pick<QueueEngine, 'stop' | 'startAgain'>;
  objects: Pick<ObjectEngine, 'stop' | 'startAgain'>;
  /** Stops everything. Throws when a call was refused by a policy that is too narrow for the cloud. */
  stop(): Promise<void>;
};

/** Replies are visible in the browser; the terminal is for problems. */
const logLevel = 'WARN';
/** Of the pages, on any port, because the bucket starts before the port is known. */
const pageOrigins = [
  ...['localhost', '127.0.0.1'],
  ...Object.values(brands).flatMap(({ paths }) => paths.map((path) => `${path}.localhost`)),
].map((host) => `http://${host}:*`);

/**
 * Starts the whole product on this machine: engines, sample sites, worker and gateway. One stack per process,
 * because handlers read its environment. Throws when the port or the folder is taken.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const dataDir = resolve(options.dataDir);
  const lock = lockFolder(dataDir);
  clearRefusals(dataDir);
  const refusals = openRefusals(dataDir);
  guardClients(refusals.report);
  if (options.killPointFile) killAtCalls(options.killPointFile);
  const stops: (() => Promise<void>)[] = [async () => lock.release()];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
    const refused = refusals.list();
    clearRefusals(dataDir);
    if (refused.length) throw new Error(`Policies are too narrow:\n${refused.join('\n')}`);
  };
  try {
    return { ...(await start(options, dataDir, lock.addChild, (end) => stops.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The API's calls, which the worker makes too, have names of their own. */
function killAtCalls(killPointFile: string): void {
  const reach = createKillPoint(killPointFile);
  reportCalls((point) => reach(`api ${point}`));
}

async function start(
  options: StackOptions,
  dataDir: string,
  addChild: (pid: number) => void,
  onStop: (end: () => Promise<void>) => void,
): Promise<Omit<Stack, 'stop'>> {
  const dynamodb = await startDynamodb(join(dataDir, 'table.sqlite'), addChild);
  onStop(dynamodb.stop);
  // Other programs of this machine reach the engine too, so nobody can guess what links are signed with.
  const secret = randomBytes(16).toString('hex');
  const folder = join(dataDir, 'objects');
  const s3 = await startS3({
    ...{ folder, bucket: localNames.bucket, otherBuckets: [localNames.mailBucket] },
    ...{ origins: pageOrigins, secret },
  });
  onStop(s3.stop);
  const sqs = await startSqs();
  onStop(sqs.stop);
  const mailFolder = join(dataDir, 'mail');
  const mailServer = createMailServer(mailFolder, {
    sandbox: options.mailSandbox,
    reportReturn: (event) =>
      openSqsMessages()(sqs.queueUrls[sendMail.queueVariable] ?? '', JSON.stringify(event), 0),
  });
  const mailPort = await listen(mailServer);
  onStop(() => close(mailServer));
  const secretServer = createSecretServer(new Map([[secretArn('token'), findTokenSecret(dataDir)]]));
  const secretPort = await listen(secretServer);
  onStop(() => close(secretServer));
  const reader = {
    role: { name: localNames.reader, access: readerPolicy },
    timeoutSeconds: readerPolicy.timeoutSeconds,
    handler: readDocument,
  };
  const functionServer = createFunctionServer(new Map([[functionArn(localNames.reader), reader]]));
  const functionPort = await listen(functionServer);
  onStop(() => close(functionServer));

  const hosts = { ...(await serveSampleSites(onStop)), ...parseCrawlerHosts(options.crawlerHosts ?? '') };
  replaceSurroundings({
    ...{ ...createMappedNetwork(hosts), lookUpRecords: createLocalRecords(dataDir) },
    documentReader: findReaderBundle(),
  });
  const siteAddresses = Object.fromEntries(
    Object.entries(hosts).map(([name, { address, port }]) => [name, `http://${address}:${port}`]),
  );
  let origin = '';
  const hasOwnKeys = Boolean(process.env.STRIPE_SECRET_KEY ?? process.env.STRIPE_SECRET_KEY_SECRET);
  const payments = hasOwnKeys ? undefined : await startPayments(join(dataDir, 'payments.json'), () => origin);
  if (payments) onStop(payments.stop);
  const { apiProcesses = 1, rateLimits = true } = options;
  const settings: GatewaySettings = {
    mailFolder,
    uploadOrigin: s3.endpoint,
    siteAddresses,
    paymentsUrl: payments?.url,
    requestLimit: rateLimits ? shareLimit(apiProcesses) : undefined,
  };
  const isAlone = apiProcesses === 1;
  const port = isAlone ? await listenHere(settings, options.port, onStop) : await findFreePort(options.port);
  origin = `http://localhost:${port}`;

  Object.assign(process.env, {
    AWS_REGION: localNames.region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${mailPort}`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${secretPort}`,
    AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${functionPort}`,
    READER_FUNCTION_ARN: functionArn(localNames.reader),
    MAIL_CONFIGURATION_SET: localNames.mailConfigurationSet,
    DOMAIN_HOST: `self:${localTarget}`,
    TABLE_NAME: localNames.table,
    BUCKET_NAME: localNames.bucket,
    RECEIVED_MAIL_BUCKET: localNames.mailBucket,
    MAIL_RECEIVED: 'on',
    PUBLIC_ORIGIN: origin,
    TOKEN_SECRET_NAME: secretArn('token'),
    LOG_LEVEL: logLevel,
    ...sqs.queueUrls,
    ...payments?.variables,
  });
  await createTable(localNames.table);
  await prepareDeps({ hasRateLimits: rateLimits });
  const superadmin = await createFirstSuperadmin();
  const env = { ...process.env, DATA_DIR: dataDir, CRAWLER_HOSTS: formatCrawlerHosts(hosts) };
  const [worker, stopApi] = await Promise.all([
    superviseWorker({ ...env, KILL_POINT_FILE: options.killPointFile ?? '' }, dataDir, addChild),
    isAlone
      ? async () => undefined
      : superviseApi({
          count: apiProcesses,
          env: {
            ...env,
            PORT: String(port),
            RATE_LIMITS: rateLimits ? 'on' : 'off',
            GATEWAY: JSON.stringify(settings),
          },
          mark: dataDir,
          onStart: addChild,
        }),
  ]);
  onStop(worker.stop);
  onStop(stopApi);
  return {
    url: `http://localhost:${port}`,
    sampleSiteUrl: brands.edgpt.demo.siteUrl,
    siteAddresses,
    superadmin,
    workerPid: worker.pid,
    queue: sqs,
    objects: s3,
  };
}

/** Serves pages and functions from this process; returns the port. */
async function listenHere(
  settings: GatewaySettings,
  wantedPort: number,
  onStop: (end: () => Promise<void>) => void,
): Promise<number> {
  const gateway = openGateway(settings);
  const port = await listen(gateway, wantedPort);
  onStop(() => close(gateway));
  return port;
}

/** Each process admits its share of what the API of `prod` takes. */
function shareLimit(processes: number): GatewaySettings['requestLimit'] {
  const limit = stages.prod?.requestLimit;
  return limit && { perSecond: limit.perSecond / processes, burst: limit.burst / processes };
}
