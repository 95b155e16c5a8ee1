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
import {
  awaitsScan,
  everyItem,
  everyJob,
  hashing,
  keptItems,
  keyedItems,
  listing,
  longest,
  oneProcessorMegabytes,
  signedIn,
  small,
} from './sizes.ts';

/** The provider gets some seconds, with the secret of the operator's. A confirmed address gets the mails that waited for it. */
const staffSignIn: Policy = {
  ...hashing,
  timeoutSeconds: 29,
  table: everyItem,
  queriesDueWork: true,
  sendsJobs: ['send-mail'],
  readsSecrets: ['token'],
  readsStaffSecret: true,
};

const planByStaff: Policy = {
  ...hashing,
  timeoutSeconds: 25,
  table: everyItem,
  queriesDueWork: true,
  sendsJobs: ['send-mail'],
  readsSecrets: ['token'],
  readsPaymentSecrets: ['key'],
};

type RouteName = { [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}` }[keyof Contract];

/** Routes with other needs than their area; each has its own role. */
export const routePolicies: Partial<Record<RouteName, Policy>> = {
  // Like a signup, of a person whom the call names by a token.
  'signup.addOrganization': {
    ...signedIn,
    table: keptItems,
    sendsJobs: ['run-conversion-step', 'send-mail'],
  },
  // Like visitors' questions, but with an owner identified by a token.
  'chat.tryRules': {
    ...longest,
    table: keptItems,
    readsObjects: [knowledge, corrections],
    readsSecrets: ['token'],
    callsModels: ['phrasing', 'embedding'],
  },
  'chat.getSourceCopy': { ...small, table: ['GetItem', 'UpdateItem'], readsObjects: [knowledge, source] },
  'agents.listSources': { ...small, table: ['GetItem', 'UpdateItem'], readsObjects: [knowledge] },
  'agents.describe': { ...signedIn, table: keyedItems },
  'agents.allow': { ...signedIn, table: keyedItems },
  // Like a visitor's question, but without side effects.
  'selfTests.askAssistant': {
    ...longest,
    table: keptItems,
    readsObjects: [knowledge, corrections],
    readsSecrets: ['token'],
    callsModels: ['phrasing', 'embedding'],
  },
  // It looks whose visitors are there.
  'chatHistory.listSessions': { ...signedIn, table: [...keptItems, 'BatchGetItem'], queriesDueWork: true },
  // A configured model gets eight seconds.
  'chatHistory.summarize': {
    memoryMegabytes: 1024,
    timeoutSeconds: 15,
    table: keptItems,
    queriesDueWork: true,
    readsSecrets: ['token'],
    callsModels: ['phrasing'],
  },
  // A configured model gets twenty seconds.
  'chatHistory.translateSession': {
    ...signedIn,
    timeoutSeconds: 29,
    table: keptItems,
    callsModels: ['phrasing'],
  },
  'dashboard.getAttention': { ...listing, readsObjects: [corrections, readiness] },
  'dashboard.getAnalytics': { ...listing, readsObjects: [corrections] },
  'dashboard.exportAnalytics': { ...listing, readsObjects: [corrections] },
  'knowledgeBase.proposeWordings': { ...listing, readsObjects: [corrections] },
  'dashboard.keepLogo': {
    ...signedIn,
    ...awaitsScan,
    table: keyedItems,
    readsObjects: [upload],
    writesObjects: [logo],
  },
  'dashboard.listUnconfirmed': { ...signedIn, table: ['GetItem', 'BatchGetItem', 'UpdateItem', 'Query'] },
  'dashboard.askToConfirm': {
    ...signedIn,
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'],
    sendsJobs: ['send-mail'],
  },
  // A name that nobody comes by any more leaves whoever had it.
  'dashboard.saveShare': { ...signedIn, table: everyItem },
  'dashboard.restoreQuestion': { ...signedIn, table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  // The customer's server gets ten seconds.
  'widget.checkPage': { ...signedIn, timeoutSeconds: 25, table: ['GetItem', 'UpdateItem'] },
  'widget.mailCode': { ...signedIn, table: keyedItems, sendsJobs: ['send-mail'] },
  // Reads the mails of a customer together.
  'superadmin.getTimeline': {
    ...signedIn,
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'],
    queriesDueWork: true,
  },
  // The provider gets two attempts of eight seconds.
  'superadmin.refundPayment': {
    ...signedIn,
    timeoutSeconds: 25,
    table: keptItems,
    sendsJobs: ['send-mail'],
    readsPaymentSecrets: ['key'],
  },
  // A plan by invoice ends an order that waits for its card.
  'superadmin.setPlan': planByStaff,
  'superadmin.updateUser': planByStaff,
  'superadmin.refundBalance': {
    ...signedIn,
    timeoutSeconds: 25,
    table: keptItems,
    sendsJobs: ['send-mail'],
    readsPaymentSecrets: ['key'],
  },
  'identityProvider.beginStaff': staffSignIn,
  'identityProvider.finishStaff': staffSignIn,
  'identityProvider.describeStaff': { ...small, table: ['UpdateItem'] },
  'conversions.getLogo': { ...small, table: ['UpdateItem'], readsObjects: [logo] },
  'conversions.start': { ...small, table: ['PutItem', 'UpdateItem'], sendsJobs: ['run-conversion-step'] },
  'conversions.restart': {
    ...signedIn,
    ...awaitsScan,
    table: keyedItems,
    readsObjects: [upload],
    sendsJobs: ['run-conversion-step'],
  },
  'monitor.listFailures': { ...signedIn, table: ['GetItem', 'UpdateItem', 'Query'], queriesDueWork: true },
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
