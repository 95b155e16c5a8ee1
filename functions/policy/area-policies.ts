import type { Contract } from '#shared/contract/index.ts';
import { objectKeys } from '../storage/s3/object-keys.ts';
import {
  corrections,
  formFiles,
  knowledge,
  original,
  readiness,
  scan,
  selfTest,
  source,
  transcripts,
  upload,
  workState,
} from './object-patterns.ts';
import type { Policy } from './policy.ts';
import { awaitsScan, everyItem, hashing, oneProcessorMegabytes, small } from './sizes.ts';

/**
 * One role per area; an area without a policy doesn't compile. Rate limits and unknown-id counts need
 * `UpdateItem`.
 */
export const areaPolicies: Record<keyof Contract, Policy> = {
  signup: {
    ...hashing,
    ...awaitsScan,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    readsObjects: [upload],
    sendsJobs: ['run-conversion-step', 'send-mail'],
  },
  // A confirmed address gets the mails that waited for it.
  auth: {
    ...hashing,
    table: everyItem,
    queriesDueWork: true,
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
  },
  account: { ...hashing, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  members: { ...hashing, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  superadmin: {
    ...hashing,
    table: everyItem,
    // The lists of customers and failed conversions are partitions of it.
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
  // Runs the engine, which answers from the newest assistant.
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
  conversions: { ...small, table: ['BatchGetItem', 'GetItem', 'UpdateItem'], readsSecrets: ['token'] },
  knowledgeBase: {
    ...small,
    ...awaitsScan,
    table: everyItem,
    readsObjects: [source, workState, corrections, readiness, upload],
    writesObjects: [original, transcripts, corrections, upload],
    erasesObjects: [original, scan, transcripts, source, corrections, upload],
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
    // Staff access and deletions are written to the audit log.
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
  // A tested endpoint has ten seconds to respond.
  webhooks: {
    ...small,
    timeoutSeconds: 20,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    sendsJobs: ['send-webhook'],
    readsSecrets: ['token'],
  },
  mails: { ...small, table: ['UpdateItem'], readsSecrets: ['token'] },
  support: { ...small, table: ['UpdateItem'] },
  inbox: { ...small, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  contact: { ...small, table: ['PutItem', 'UpdateItem', 'DeleteItem'], sendsJobs: ['send-mail'] },
  forms: {
    ...small,
    // Then waits for the reader to read a form's file.
    ...awaitsScan,
    table: everyItem,
    readsObjects: [upload, formFiles],
    writesObjects: [upload, formFiles],
    erasesObjects: [formFiles],
    asksReader: true,
    sendsJobs: ['send-mail', 'send-webhook'],
    readsSecrets: ['token'],
  },
  pricing: small,
  // The provider gets two attempts of eight seconds.
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
    // A card that pays closes the customer's orders by invoice, which leave the list of what waits.
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
    readsPaymentSecrets: ['key', 'webhook'],
  },
  // Creates up to forty invoices per call, and renders PDFs.
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
  // The engine probe keeps a vCPU busy for a third of a second at first.
  monitor: {
    memoryMegabytes: oneProcessorMegabytes,
    // Longer than the reader's timeout, although it waits only two seconds for it.
    timeoutSeconds: 29,
    table: ['GetItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [objectKeys.probe(), knowledge, source],
    writesObjects: [objectKeys.probe(), objectKeys.uploadProbe()],
    asksReader: true,
    readsPaymentSecrets: ['key'],
    measuresQueues: true,
    readsMailIdentities: true,
    readsSecrets: ['token'],
  },
};
