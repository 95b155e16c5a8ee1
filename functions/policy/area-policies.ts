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
import {
  awaitsScan,
  everyItem,
  hashing,
  keptItems,
  keyedItems,
  listing,
  longest,
  oneProcessorMegabytes,
  signedIn,
  small,
} from './sizes.ts';

/**
 * One role per area; an area without a policy doesn't compile. Rate limits and unknown-id counts need
 * `UpdateItem`.
 */
export const areaPolicies: Record<keyof Contract, Policy> = {
  signup: {
    ...hashing,
    ...awaitsScan,
    table: keyedItems,
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
  apiKeys: { ...hashing, table: everyItem, sendsJobs: ['send-mail'], readsSecrets: ['token'] },
  // The provider and DNS get some seconds each. A confirmed address gets the mails that waited for it.
  identityProvider: {
    ...hashing,
    timeoutSeconds: 29,
    table: everyItem,
    queriesDueWork: true,
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
  },
  superadmin: {
    ...hashing,
    table: everyItem,
    // The lists of customers and failed conversions are partitions of it.
    queriesDueWork: true,
    sendsJobs: ['send-mail', 'run-conversion-step'],
    readsSecrets: ['token'],
  },
  staffAnalytics: {
    ...listing,
    // The lists of forms are partitions of it.
  },
  // Runs the engine, which answers from the newest assistant.
  selfTests: {
    ...longest,
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
  preview: { ...signedIn, table: ['GetItem', 'Query'], queriesDueWork: true },
  uploads: { ...small, table: ['PutItem', 'UpdateItem'], writesObjects: [upload] },
  conversions: { ...signedIn, table: ['BatchGetItem', 'GetItem', 'UpdateItem'] },
  knowledgeBase: {
    ...signedIn,
    ...awaitsScan,
    table: everyItem,
    readsObjects: [source, workState, corrections, readiness, upload],
    writesObjects: [original, transcripts, corrections, upload],
    erasesObjects: [original, scan, transcripts, source, corrections, upload],
    sendsJobs: ['update-knowledge'],
  },
  chat: {
    ...longest,
    table: keptItems,
    readsObjects: [knowledge, corrections],
    sendsJobs: ['send-mail', 'send-webhook'],
    callsModels: ['phrasing', 'embedding'],
  },
  // Like visitors' questions.
  agents: {
    ...longest,
    table: keptItems,
    readsObjects: [knowledge, corrections],
    sendsJobs: ['send-mail', 'send-webhook'],
    callsModels: ['phrasing', 'embedding'],
  },
  conversations: { ...signedIn, table: everyItem, sendsJobs: ['send-mail'] },
  chatHistory: {
    ...signedIn,
    // Staff access and deletions are written to the audit log.
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [corrections],
  },
  dashboard: { ...listing },
  widget: { ...signedIn, table: keyedItems },
  // A tested endpoint has ten seconds to respond.
  webhooks: { ...signedIn, timeoutSeconds: 20, table: keptItems, sendsJobs: ['send-webhook'] },
  // The records of a domain, then three calls of the service that serves it.
  domains: {
    ...signedIn,
    timeoutSeconds: 25,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsJobs: ['send-mail'],
    hostsDomains: true,
  },
  mails: { ...signedIn, table: ['UpdateItem'] },
  support: { ...small, table: ['UpdateItem'] },
  inbox: { ...signedIn, table: [...everyItem, 'BatchGetItem'], sendsJobs: ['send-mail'] },
  contact: { ...small, table: ['PutItem', 'UpdateItem', 'DeleteItem'], sendsJobs: ['send-mail'] },
  forms: {
    ...signedIn,
    // Then waits for the reader to read a form's file.
    ...awaitsScan,
    table: everyItem,
    readsObjects: [upload, formFiles],
    writesObjects: [upload, formFiles],
    erasesObjects: [formFiles],
    asksReader: true,
    sendsJobs: ['send-mail', 'send-webhook'],
  },
  pricing: small,
  // The provider gets two attempts of eight seconds.
  checkout: {
    ...signedIn,
    timeoutSeconds: 25,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsPaymentSecrets: ['key'],
  },
  billing: {
    ...signedIn,
    timeoutSeconds: 25,
    // A card that pays closes the customer's orders by invoice, which leave the list of what waits.
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsPaymentSecrets: ['key', 'webhook'],
  },
  // Creates up to forty invoices per call, and renders PDFs.
  schoolBilling: {
    ...longest,
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
