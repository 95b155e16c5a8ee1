import type { Contract } from '#shared/contract/index.ts';
import { objectKeys } from '../storage/s3/object-keys.ts';
import {
  corrections,
  knowledge,
  logo,
  readiness,
  selfTest,
  source,
  upload,
  workState,
} from './object-patterns.ts';
import type { Policy } from './policy.ts';
import { awaitsScan, everyItem, everyJob, oneProcessorMegabytes, small } from './sizes.ts';

type RouteName = { [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}` }[keyof Contract];

/** Routes with other needs than their area; each has its own role. */
export const routePolicies: Partial<Record<RouteName, Policy>> = {
  // Like visitors' questions, but with an owner identified by a token.
  'chat.tryRules': {
    memoryMegabytes: oneProcessorMegabytes,
    timeoutSeconds: 29,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    readsObjects: [knowledge, corrections],
    readsSecrets: ['token'],
    callsModels: ['phrasing', 'embedding'],
  },
  'chat.getSourceCopy': { ...small, table: ['GetItem', 'UpdateItem'], readsObjects: [knowledge, source] },
  // Like a visitor's question, but without side effects.
  'selfTests.askAssistant': {
    memoryMegabytes: oneProcessorMegabytes,
    timeoutSeconds: 29,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    readsObjects: [knowledge, corrections],
    readsSecrets: ['token'],
    callsModels: ['phrasing', 'embedding'],
  },
  // A configured model gets eight seconds.
  'chatHistory.summarize': {
    memoryMegabytes: 1024,
    timeoutSeconds: 15,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsSecrets: ['token'],
    callsModels: ['phrasing'],
  },
  'dashboard.getAttention': {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [corrections, readiness],
    readsSecrets: ['token'],
  },
  'dashboard.getAnalytics': {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [corrections],
    readsSecrets: ['token'],
  },
  'dashboard.exportAnalytics': {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [corrections],
    readsSecrets: ['token'],
  },
  'knowledgeBase.proposeWordings': {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsObjects: [corrections],
    readsSecrets: ['token'],
  },
  'dashboard.keepLogo': {
    ...small,
    ...awaitsScan,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    readsObjects: [upload],
    writesObjects: [logo],
    readsSecrets: ['token'],
  },
  'dashboard.listUnconfirmed': {
    ...small,
    table: ['GetItem', 'BatchGetItem', 'UpdateItem', 'Query'],
    readsSecrets: ['token'],
  },
  'dashboard.askToConfirm': {
    ...small,
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
  },
  // A name that nobody comes by any more leaves whoever had it.
  'dashboard.saveShare': { ...small, table: everyItem, readsSecrets: ['token'] },
  'dashboard.restoreQuestion': {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    readsSecrets: ['token'],
  },
  // The customer's server gets ten seconds.
  'widget.checkPage': {
    ...small,
    timeoutSeconds: 25,
    table: ['GetItem', 'UpdateItem'],
    readsSecrets: ['token'],
  },
  'widget.mailCode': {
    ...small,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
  },
  // Reads the mails of a customer together.
  'superadmin.getTimeline': {
    ...small,
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsSecrets: ['token'],
  },
  // The provider gets two attempts of eight seconds.
  'superadmin.refundPayment': {
    ...small,
    timeoutSeconds: 25,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
    readsPaymentSecrets: ['key'],
  },
  'superadmin.refundBalance': {
    ...small,
    timeoutSeconds: 25,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    sendsJobs: ['send-mail'],
    readsSecrets: ['token'],
    readsPaymentSecrets: ['key'],
  },
  'conversions.getLogo': { ...small, table: ['UpdateItem'], readsObjects: [logo] },
  'conversions.start': { ...small, table: ['PutItem', 'UpdateItem'], sendsJobs: ['run-conversion-step'] },
  'conversions.restart': {
    ...small,
    ...awaitsScan,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    readsObjects: [upload],
    sendsJobs: ['run-conversion-step'],
    readsSecrets: ['token'],
  },
  'monitor.listFailures': {
    ...small,
    table: ['GetItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
    readsSecrets: ['token'],
  },
  'monitor.applyEmergencyFix': {
    memoryMegabytes: oneProcessorMegabytes,
    // Redrives two hundred dead letters, ten at a time.
    timeoutSeconds: 29,
    table: everyItem,
    queriesDueWork: true,
    // A knowledge base nobody has changed yet is assembled from its conversion's files.
    readsObjects: [objectKeys.probe(), knowledge, source, workState, selfTest],
    // For the self-tests, which it may run.
    writesObjects: [objectKeys.probe(), objectKeys.uploadProbe(), selfTest],
    erasesObjects: [selfTest],
    asksReader: true,
    readsPaymentSecrets: ['key'],
    readsMailIdentities: true,
    sendsJobs: everyJob,
    measuresQueues: true,
    redrivesJobs: everyJob,
    readsSecrets: ['token'],
  },
  'system.getStatus': {
    ...small,
    table: ['GetItem', 'UpdateItem'],
    readsObjects: [objectKeys.probe()],
    writesObjects: [objectKeys.probe()],
    measuresQueues: true,
  },
  'system.getOpenApi': { memoryMegabytes: 512, timeoutSeconds: 10 },
  'system.checkHealth': { memoryMegabytes: 512, timeoutSeconds: 5 },
};
