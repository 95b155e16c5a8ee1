import { objectKeys } from '../storage/s3/object-keys.ts';
import {
  corrections,
  knowledge,
  original,
  pipelineFiles,
  readiness,
  robots,
  scan,
  source,
  transcripts,
  upload,
  workState,
} from './object-patterns.ts';
import type { JobId, Policy, WorkerPolicy } from './policy.ts';
import { everyItem, everyJob, keptItems, keyedItems, oneProcessorMegabytes } from './sizes.ts';

/** One role per job. */
export const workerPolicies: Record<JobId, WorkerPolicy> = {
  'run-conversion-step': {
    // Holds the knowledge of a large site and a document process of 256 MB at once.
    memoryMegabytes: 2048,
    // A website of 25 pages takes about a minute, so this handles sixty a minute with some headroom.
    concurrency: 70,
    table: keyedItems,
    readsObjects: [...pipelineFiles, upload],
    writesObjects: pipelineFiles,
    sendsJobs: ['run-conversion-step', 'send-mail', 'send-webhook'],
    buriesJobs: ['run-conversion-step'],
    readsScans: true,
    rendersPages: true,
    // The answer model also runs the readiness check.
    callsModels: ['phrasing', 'embedding'],
  },
  'update-knowledge': {
    memoryMegabytes: 2048,
    concurrency: 10,
    table: keptItems,
    // Visitors' questions, to see which of them the new knowledge answers.
    queriesDueWork: true,
    readsObjects: [robots, original, scan, transcripts, source, workState, readiness, knowledge, corrections],
    writesObjects: [robots, original, scan, transcripts, source, workState, readiness, knowledge],
    erasesObjects: [original, scan, transcripts, source, knowledge, readiness],
    sendsJobs: ['update-knowledge'],
    transcribes: true,
    readsScans: true,
    rendersPages: true,
    callsModels: ['phrasing', 'embedding'],
  },
  'send-webhook': {
    memoryMegabytes: 512,
    concurrency: 10,
    table: keyedItems,
    sendsJobs: ['send-webhook', 'send-mail'],
  },
  'send-mail': {
    memoryMegabytes: 512,
    // A mail takes about a seventh of a second, so two at a time make the fourteen per second that SES allows
    // most accounts.
    concurrency: 2,
    table: keyedItems,
    sendsMail: true,
    buriesJobs: ['send-mail'],
    readsSecrets: ['token'],
  },
  'run-life-cycle': {
    memoryMegabytes: 512,
    // Fifty customers a second at a fifth of a second each: more than the sweeper hands over.
    concurrency: 10,
    // An organisation that ends leaves the account of an owner who has others.
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    // Conversations of the week, and the owner's answers to their questions.
    queriesDueWork: true,
    readsObjects: [corrections],
    sendsJobs: ['send-mail'],
  },
  // Like visitors' questions.
  'receive-mail': {
    memoryMegabytes: oneProcessorMegabytes,
    // Chats come first where a model has a limit.
    concurrency: 5,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    readsObjects: [knowledge, corrections],
    handlesReceivedMail: true,
    sendsJobs: ['send-mail', 'send-webhook'],
    readsSecrets: ['token'],
    callsModels: ['phrasing', 'embedding'],
  },
  'seal-days': {
    memoryMegabytes: 512,
    // Fifty assistants a second at a fifth of a second each: seven a second are due, and mails go no faster.
    concurrency: 10,
    table: keptItems,
    sendsJobs: ['send-mail'],
  },
};

/** The reader only accesses uploads; it reads each document in a separate process with 256 MB. */
export const readerPolicy: Policy = {
  memoryMegabytes: oneProcessorMegabytes,
  // Twenty of them are for one document.
  timeoutSeconds: 25,
  readsObjects: [upload],
};

/** Shows pages of other people's websites in a browser, so it may touch nothing of ours. */
export const rendererPolicy: Policy = {
  // Chromium with one page; more memory is a faster processor.
  memoryMegabytes: 2048,
  // A page ends after half of them.
  timeoutSeconds: 30,
};

/**
 * The sweeper also hands over customers' life cycles and ledgers, erases due accounts, and creates the first superadmin.
 */
export const sweepPolicy: Policy = {
  memoryMegabytes: 512,
  timeoutSeconds: 60,
  table: everyItem,
  queriesDueWork: true,
  erasesObjects: [`${objectKeys.conversion('*')}*`, upload],
  sendsJobs: everyJob,
  readsSecrets: ['superadmin-password'],
  readsPaymentSecrets: ['key'],
  hostsDomains: true,
};
