import { findPolicy } from '#functions/policy/find-policy.ts';
import { secretNames } from '#functions/policy/policy.ts';
import { sweepPolicy, workerPolicies } from '#functions/policy/worker-policies.ts';
import { hasModel } from '#infra/constructs/monitoring/model-metrics.ts';
import { listSites } from '#infra/constructs/site/site.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { brands } from '#shared/brands/index.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { jobs } from '#shared/jobs/index.ts';
import { type Price, prices } from './price-sheet.ts';

/** Amounts of each price used by a piece of work. */
export type Usage = Partial<Record<Price, number>>;

/** Milliseconds. Handlers: three times the 95th percentile on a busy two-core machine. */
export const durationsMs = {
  chat: 180,
  /** Two model calls, the second of which reads. */
  chatWithModel: 3500,
  progress: 60,
  signup: 2000,
  /** All steps of a website of 25 pages that answers slowly; a fast one takes seconds. */
  conversion: 60_000,
  /** Adding an entry to a knowledge base, or reading and publishing it. */
  recording: 2000,
  mail: 500,
  sweep: 200,
};

/** A website of 25 pages and three documents; units as in docs/data-model.md. */
const conversionSize = { pages: 25, documents: 3, steps: 14, pollsPerSecond: 0.5 };
const secondsInMonth = 30 * 24 * 3600;
/** Size of a log line and an access log line. */
const logGigabytesPerCall = 1.5e-6;
/** X-Ray samples five percent, besides the first call of each second. */
const tracedShare = 0.05;

function callFunction(memoryMegabytes: number, durationMs: number): Usage {
  return {
    functionGigabyteSecond: (memoryMegabytes / 1024) * (durationMs / 1000),
    functionRequest: 1,
    trace: tracedShare,
    logGigabyte: logGigabytesPerCall,
  };
}

/** One call of a route through the distribution; streaming routes bypass API Gateway. */
function callRoute(name: string, durationMs: number): Usage {
  const listed = listRoutes().find(({ area, action }) => `${area}.${action}` === name);
  if (!listed) throw new Error(`There is no route ${name}`);
  const { memoryMegabytes } = findPolicy(listed).policy;
  return add(callFunction(memoryMegabytes, durationMs), {
    edgeRequest: 1,
    edgeFunctionRun: 1,
    edgeGigabyte: 3e-6,
    ...(!listed.route.streams && { apiRequest: 1 }),
  });
}

const chatData = {
  // Both limits, the three items of an exchange and its ledger entry in one transaction, the session's copy in the index, four counts, and
  // for one first exchange in three its entry, its question and the conversation counts. Without the limits
  // and the entry, the embedded table reports 11 units, and 17 for a first exchange.
  tableWriteUnit: 2 + 6 + 4 + 1 + 4 + 6 / 3,
  tableReadUnit: 5,
  objectRead: 0.2,
  keyRequest: 0.2,
};

export const chat = add(callRoute('chat.sendMessage', durationsMs.chat), chatData);

/** Excludes the model's own cost: infra/cost/model-prices.ts. */
export const chatWithModel = add(callRoute('chat.sendMessage', durationsMs.chatWithModel), {
  ...chatData,
  // Two calls, each reserved in the assistant's and the visitor's budget, then corrected.
  tableWriteUnit: chatData.tableWriteUnit + 2 * 2 * 2,
  tableReadUnit: chatData.tableReadUnit + 1,
});

const polls = (durationsMs.conversion / 1000) * conversionSize.pollsPerSecond;
const worker = workerPolicies['run-conversion-step'].memoryMegabytes;
const { pages, documents, steps } = conversionSize;

/** A signup with its conversion, the visitor watching it, and its two mails. */
export const conversion = [
  callRoute('signup.createTrial', durationsMs.signup),
  scale(callRoute('conversions.getProgress', durationsMs.progress), polls),
  { tableReadUnit: polls * 4 },
  scale(callFunction(worker, durationsMs.conversion / steps), steps),
  { tableWriteUnit: 16 + steps * 15 + pages, tableReadUnit: steps * 4, queueRequest: (steps + 2) * 3 },
  {
    objectWrite: (pages + documents) * 2 + steps,
    objectRead: pages + documents * 2 + steps,
    keyRequest: steps * 2,
  },
  scale(callFunction(workerPolicies['send-mail'].memoryMegabytes, durationsMs.mail), 2),
  { mail: 2, tableWriteUnit: 8 },
].reduce(add);

/**
 * A recording of ten minutes, 10 MB as an MP3 of 128 kbit/s: transcription started, its event, read,
 * published.
 */
export const recording = [
  callRoute('knowledgeBase.processVideo', durationsMs.recording),
  scale(callFunction(workerPolicies['update-knowledge'].memoryMegabytes, durationsMs.recording), 2),
  { transcribedMinute: 10, tableWriteUnit: 60, tableReadUnit: 20, queueRequest: 9 },
  { objectWrite: 8, objectRead: 40, keyRequest: 4 },
].reduce(add);

/** Alarms other than per queue or site: infra/constructs/monitoring/service-alarms.ts and model-metrics.ts. */
const sharedAlarms = 10;
const modelAlarms = 5;

/** A month without visitors: fixed and background costs. */
export function describeIdleMonth(stage: Stage): Usage {
  const sites = listSites(stage, Object.values(brands));
  const withDomain = sites.filter(({ domain }) => domain).length;
  const minutes = secondsInMonth / 60;
  // Lambda polls every queue with five pollers, each waiting up to twenty seconds.
  const queuePolls = (jobs.length * 5 * secondsInMonth) / 20;
  return [
    scale(callFunction(sweepPolicy.memoryMegabytes, durationsMs.sweep), minutes),
    { tableReadUnit: minutes * 2.5, queueRequest: queuePolls },
    { keyMonth: 2, secretMonth: stage.originSecrets.length + secretNames.length, dashboardMonth: 1 },
    { alarmMonth: jobs.length * 2 + sharedAlarms + sites.length + withDomain, probeMonth: withDomain },
    hasModel(stage) ? { alarmMonth: modelAlarms } : {},
    { hostedZoneMonth: withDomain },
    stage.hasFirewall ? { firewallMonth: 1, firewallRuleMonth: 3 } : {},
    { tableGigabyteMonth: 1, tableBackupGigabyteMonth: 1, objectGigabyteMonth: 5 },
  ].reduce(add);
}

function add(one: Usage, other: Usage): Usage {
  const sum: Usage = { ...one };
  for (const price of pricesOf(other)) sum[price] = (sum[price] ?? 0) + (other[price] ?? 0);
  return sum;
}

function scale(usage: Usage, times: number): Usage {
  const scaled: Usage = {};
  for (const price of pricesOf(usage)) scaled[price] = (usage[price] ?? 0) * times;
  return scaled;
}

/** The prices a usage includes. */
export function pricesOf(usage: Usage): Price[] {
  return prices.filter((price) => usage[price] !== undefined);
}
