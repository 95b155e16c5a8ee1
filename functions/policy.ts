import type { Contract } from '#shared/contract/index.ts';
import type { jobs } from '#shared/jobs/index.ts';
import { objectKeys } from './storage/s3/object-keys.ts';

export type JobId = (typeof jobs)[number]['id'];
type RouteName = { [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}` }[keyof Contract];

/** Secrets that a deployment makes for itself: what signs access tokens, and the first superadmin's password. */
export const secretNames = ['token', 'superadmin-password'] as const;
export type SecretName = (typeof secretNames)[number];

/** What a role may do with the product's data. Whatever is left out is refused. */
export type DataAccess = {
  table?: readonly ('GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query')[];
  /** The table's index of due work may be queried. */
  queriesDueWork?: boolean;
  /** Patterns of object keys. */
  readsObjects?: readonly string[];
  writesObjects?: readonly string[];
  erasesObjects?: readonly string[];
  sendsJobs?: readonly JobId[];
  /** Jobs whose messages it may give up to the dead-letter queue. */
  buriesJobs?: readonly JobId[];
  /** Jobs whose messages it may take out of the dead-letter queue. */
  redrivesJobs?: readonly JobId[];
  /** It may ask the reader, and wait for its reply. */
  asksReader?: boolean;
  sendsMail?: boolean;
  /** It may ask how many messages every queue holds. */
  measuresQueues?: boolean;
  /** It may ask whether mails are sent in the name of each brand. */
  readsMailIdentities?: boolean;
  readsSecrets?: readonly SecretName[];
  /** It may let Amazon Transcribe read originals and write transcripts, where a deployment transcribes. */
  transcribes?: boolean;
  /** Kinds of models it may call, where a deployment has configured some. */
  callsModels?: readonly ('phrasing' | 'embedding')[];
  /** Secrets of the payment provider: the key that it is asked with, and what signs its messages. */
  readsPaymentSecrets?: readonly ('key' | 'webhook')[];
};

export type Policy = DataAccess & { memoryMegabytes: number; timeoutSeconds: number };
/** The time-out of a worker is its job's. `concurrency`: messages worked on at once; AWS takes 2 to 1000. */
type WorkerPolicy = Omit<Policy, 'timeoutSeconds'> & { concurrency: number };

/** AWS gives a function of this size one whole processor, and smaller ones their share. */
const oneProcessorMegabytes = 1769;
const small = { memoryMegabytes: 512, timeoutSeconds: 10 };
/** scrypt takes 32 MiB and half a second of a whole processor. */
const hashing = { memoryMegabytes: oneProcessorMegabytes, timeoutSeconds: 15 };
const everyItem = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] as const;

const knowledge = objectKeys.knowledge('*', '*');
const source = objectKeys.source('*', '*');
const formFiles = `${objectKeys.formFiles({ conversionId: '*', formId: '*' })}*`;
const corrections = objectKeys.corrections('*', '*');
const selfTest = objectKeys.selfTest('*');
const readiness = objectKeys.readiness('*', '*');
const original = objectKeys.original('*', '*');
const transcripts = `${objectKeys.transcripts('*', '*')}*`;
const upload = objectKeys.upload('*');
const workState = objectKeys.workState('*', '*');
const robots = objectKeys.robots('*');
const pipelineFiles = [robots, original, source, workState, readiness, knowledge];
const everyJob = ['run-conversion-step', 'update-knowledge', 'send-mail', 'send-webhook'] as const;

/**
 * One role per area; an area without a policy does not compile. Counting for rate limits and unknown ids takes
 * `UpdateItem`.
 */
export const areaPolicies: Record<keyof Contract, Policy> = {
  signup: {
    ...hashing,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    readsObjects: [upload],
    sendsJobs: ['run-conversion-step', 'send-mail'],
  },
  auth: { ...hashing, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  account: { ...hashing, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  members: { ...hashing, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  superadmin: {
    ...hashing,
    table: everyItem,
    // The lists of customers and of failed conversions are partitions of it.
    queriesDueWork: true,
    sendsJobs: ['send-mail', 'run-conversion-step'],
    readsSecrets: ['token'],
  },
  staffAnalytics: {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    // The lists of forms are partitions of it.
    queriesDueWork: true,
    readsSecrets: ['token'],
  },
  // The engine, which answers from the newest assistant.
  selfTests: {
    memoryMegabytes: oneProcessorMegabytes,
    timeoutSeconds: 29,
    table: everyItem,
    queriesDueWork: true,
    readsObjects: [knowledge, source, selfTest],
    writesObjects: [selfTest],
    erasesObjects: [selfTest],
    asksReader: true,
    sendsJobs: ['send-mail'],
    measuresQueues: true,
    readsMailIdentities: true,
    readsSecrets: ['token'],
  },
  preview: { ...small, table: ['GetItem', 'Query'], queriesDueWork: true, readsSecrets: ['token'] },
  uploads: { ...small, table: ['PutItem', 'UpdateItem'], writesObjects: [upload] },
  conversions: { ...small, table: ['GetItem', 'UpdateItem'], readsSecrets: ['token'] },
  knowledgeBase: {
    ...small,
    timeoutSeconds: 15,
    table: everyItem,
    readsObjects: [source, workState, corrections, readiness, upload],
    writesObjects: [original, transcripts, corrections],
    erasesObjects: [original, transcripts, source, corrections, upload],
    sendsJobs: ['update-knowledge'],
    readsSecrets: ['token'],
  },
  chat: {
    memoryMegabytes: oneProcessorMegabytes,
    timeoutSeconds: 29,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    readsObjects: [knowledge, corrections],
    sendsJobs: ['send-mail', 'send-webhook'],
    callsModels: ['phrasing', 'embedding'],
  },
  conversations: { ...small, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  chatHistory: {
    ...small,
    // What staff look at and delete there goes into their log.
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [corrections],
    readsSecrets: ['token'],
  },
  dashboard: {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsSecrets: ['token'],
  },
  widget: { ...small, table: ['GetItem', 'PutItem', 'UpdateItem'], readsSecrets: ['token'] },
  // An endpoint that is tried out has ten seconds to answer.
  webhooks: {
    ...small,
    timeoutSeconds: 20,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    sendsJobs: ['send-webhook'],
    readsSecrets: ['token'],
  },
  mails: { ...small, table: ['UpdateItem'], readsSecrets: ['token'] },
  support: { ...small, table: ['UpdateItem'] },
  inbox: {
    ...small,
    table: everyItem,
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
  },
  contact: { ...small, table: ['PutItem', 'UpdateItem', 'DeleteItem'], sendsJobs: ['send-mail'] },
  forms: {
    ...small,
    // Waits for the reader of a form's file.
    timeoutSeconds: 29,
    table: everyItem,
    readsObjects: [upload, formFiles],
    writesObjects: [upload, formFiles],
    erasesObjects: [formFiles],
    asksReader: true,
    sendsJobs: ['send-mail', 'send-webhook'],
    readsSecrets: ['token'],
  },
  pricing: small,
  // The provider is given eight seconds, twice.
  checkout: {
    ...small,
    timeoutSeconds: 25,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
    readsPaymentSecrets: ['key'],
  },
  billing: {
    ...small,
    timeoutSeconds: 25,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
    readsPaymentSecrets: ['key', 'webhook'],
  },
  // Writes up to forty invoices a call, and sets a PDF.
  schoolBilling: {
    memoryMegabytes: oneProcessorMegabytes,
    timeoutSeconds: 29,
    table: everyItem,
    queriesDueWork: true,
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
    readsPaymentSecrets: ['key'],
  },
  legal: small,
  demos: { ...small, table: ['PutItem', 'UpdateItem'] },
  system: { ...small, table: ['PutItem', 'UpdateItem'] },
  // The engine that one of them tries out keeps a processor busy for a third of a second at first.
  monitor: {
    memoryMegabytes: oneProcessorMegabytes,
    // Longer than the reader runs, though it waits two seconds for it.
    timeoutSeconds: 29,
    table: ['GetItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [objectKeys.probe(), knowledge, source],
    writesObjects: [objectKeys.uploadProbe()],
    asksReader: true,
    readsPaymentSecrets: ['key'],
    measuresQueues: true,
    readsMailIdentities: true,
    readsSecrets: ['token'],
  },
};

/** Routes that need more or less than their area, each with a role of its own. */
export const routePolicies: Partial<Record<RouteName, Policy>> = {
  // As a visitor's questions; the owner is known by a token.
  'chat.tryRules': {
    memoryMegabytes: oneProcessorMegabytes,
    timeoutSeconds: 29,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    readsObjects: [knowledge, corrections],
    readsSecrets: ['token'],
    callsModels: ['phrasing', 'embedding'],
  },
  'chat.getSourceCopy': { ...small, table: ['GetItem', 'UpdateItem'], readsObjects: [knowledge, source] },
  // As a visitor's question, but nothing is sent.
  'selfTests.askAssistant': {
    memoryMegabytes: oneProcessorMegabytes,
    timeoutSeconds: 29,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    readsObjects: [knowledge, corrections],
    readsSecrets: ['token'],
    callsModels: ['phrasing', 'embedding'],
  },
  // A model, where one is configured, has eight seconds.
  'chatHistory.summarize': {
    memoryMegabytes: 1024,
    timeoutSeconds: 15,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsSecrets: ['token'],
    callsModels: ['phrasing'],
  },
  'conversions.start': {
    ...small,
    table: ['PutItem', 'UpdateItem'],
    sendsJobs: ['run-conversion-step'],
  },
  'monitor.applyEmergencyFix': {
    memoryMegabytes: oneProcessorMegabytes,
    // Two hundred messages out of a dead-letter queue, ten at a time.
    timeoutSeconds: 29,
    table: everyItem,
    queriesDueWork: true,
    // A knowledge base that nobody has changed yet is put together from what its conversion left.
    readsObjects: [objectKeys.probe(), knowledge, source, workState, selfTest],
    // Of the self-tests, which it may run.
    writesObjects: [objectKeys.uploadProbe(), selfTest],
    erasesObjects: [selfTest],
    asksReader: true,
    readsPaymentSecrets: ['key'],
    readsMailIdentities: true,
    sendsJobs: everyJob,
    measuresQueues: true,
    redrivesJobs: everyJob,
    readsSecrets: ['token'],
  },
  'system.getStatus': { ...small, table: ['GetItem'] },
  'system.getOpenApi': { memoryMegabytes: 512, timeoutSeconds: 10 },
  'system.checkHealth': { memoryMegabytes: 512, timeoutSeconds: 5 },
};

/** One role a job. */
export const workerPolicies: Record<JobId, WorkerPolicy> = {
  'run-conversion-step': {
    // Knowledge of a large site and a document's process, 256 MB of its own, at once.
    memoryMegabytes: 2048,
    // A website of 25 pages is about a minute of work: sixty a minute, and some to spare.
    concurrency: 70,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    readsObjects: [...pipelineFiles, upload],
    writesObjects: pipelineFiles,
    sendsJobs: ['run-conversion-step', 'send-mail', 'send-webhook'],
    buriesJobs: ['run-conversion-step'],
    // The exam is read by the model that answers.
    callsModels: ['phrasing', 'embedding'],
  },
  'update-knowledge': {
    memoryMegabytes: 2048,
    concurrency: 10,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    readsObjects: [robots, original, transcripts, source, workState, knowledge],
    writesObjects: [robots, original, transcripts, source, workState, readiness, knowledge],
    erasesObjects: [original, transcripts, source, knowledge, readiness],
    sendsJobs: ['update-knowledge'],
    transcribes: true,
    callsModels: ['phrasing', 'embedding'],
  },
  'send-webhook': {
    memoryMegabytes: 512,
    concurrency: 10,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    sendsJobs: ['send-webhook', 'send-mail'],
  },
  'send-mail': {
    memoryMegabytes: 512,
    // A mail takes about a seventh of a second: two at a time are the fourteen a second that SES gives most accounts.
    concurrency: 2,
    table: ['GetItem', 'UpdateItem'],
    sendsMail: true,
    readsSecrets: ['token'],
  },
};

/** The reader has what it reads from the API's uploads alone; a document is read in a process of its own, of 256 MB. */
export const readerPolicy: Policy = {
  memoryMegabytes: oneProcessorMegabytes,
  // Twenty of them are one document's.
  timeoutSeconds: 25,
  readsObjects: [upload],
};

/** The sweeper also moves customers' life cycles on, erases accounts whose time has come, and creates the first superadmin. */
export const sweepPolicy: Policy = {
  memoryMegabytes: 512,
  timeoutSeconds: 60,
  table: everyItem,
  queriesDueWork: true,
  erasesObjects: [`${objectKeys.conversion('*')}*`],
  sendsJobs: everyJob,
  readsSecrets: ['superadmin-password'],
  readsPaymentSecrets: ['key'],
};

/** Checks that a call of the API came through the distribution: reads one secret, which its stack names. */
export const gatekeeperPolicy: Policy = { memoryMegabytes: 256, timeoutSeconds: 5 };

/** Looks up whether a page's assistant or form exists. */
export const pagePolicy: Policy = { memoryMegabytes: 512, timeoutSeconds: 5, table: ['GetItem'] };

const policiesOfAreas = new Map<string, Policy>(Object.entries(areaPolicies));
const policiesOfRoutes = new Map<string, Policy>(Object.entries(routePolicies));

/** The policy of a route with the name of its role: its own, or its area's. Throws when there is none. */
export function findPolicy({ area, action }: { area: string; action: string }): {
  roleName: string;
  policy: Policy;
} {
  const routeName = `${area}.${action}`;
  const own = policiesOfRoutes.get(routeName);
  if (own) return { roleName: routeName.replace('.', '-'), policy: own };
  const policy = policiesOfAreas.get(area);
  if (!policy) throw new Error(`The area ${area} has no policy`);
  return { roleName: area, policy };
}
