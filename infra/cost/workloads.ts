import { findPolicy } from '#functions/policy/find-policy.ts';
import { rendererPolicy, workerPolicies } from '#functions/policy/worker-policies.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { conversionSize, messagesOfConversation } from './conversion-size.ts';
import { measuredUnits, type Units } from './measured-units.ts';
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
  /** How long a signup with documents waits for their malware scan. */
  scan: 10_000,
  /** All steps of a website of 25 pages that answers slowly; a fast one takes seconds. */
  conversion: 60_000,
  /** Adding an entry to a knowledge base, or reading and publishing it. */
  recording: 2000,
  recognition: 20_000,
  rendering: 3000,
  mail: 500,
  sweep: 200,
};

/** Size of a log line and an access log line. */
const logGigabytesPerCall = 1.5e-6;
/** X-Ray traces the first call of each second and five percent of the others: where calls are rare, all. */
const tracedShare = 1;
/** Sent, received and deleted. */
const requestsPerMessage = 3;

export function callFunction(memoryMegabytes: number, durationMs: number): Usage {
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

/** What the embedded engines counted. A bucket key saves most calls of KMS: one for each object is the most. */
function chargeFor({ messages, ...counted }: Units): Usage {
  return {
    ...counted,
    queueRequest: messages * requestsPerMessage,
    keyRequest: counted.objectRead + counted.objectWrite,
  };
}

const { firstMessage, laterMessage } = measuredUnits;
const chatData = add(
  scale(chargeFor(firstMessage), 1 / messagesOfConversation),
  scale(chargeFor(laterMessage), 1 - 1 / messagesOfConversation),
);

export const chat = add(callRoute('chat.streamAnswer', durationsMs.chat), chatData);

/** Excludes the model's own cost: infra/cost/model-prices.ts. */
export const chatWithModel = [
  callRoute('chat.streamAnswer', durationsMs.chatWithModel),
  chatData,
  // Two calls, each reserved in the assistant's and the visitor's budget, then corrected.
  { tableWriteUnit: 2 * 2 * 2, tableReadUnit: 1 },
].reduce(add);

const polls = (durationsMs.conversion / 1000) * conversionSize.pollsPerSecond;
const worker = workerPolicies['run-conversion-step'].memoryMegabytes;
const { steps } = conversionSize;

/** An upload of 1 MB, scanned for malware, whose result is asked for each second and by the worker. */
export const scannedUpload: Usage = {
  scannedObject: 1,
  scannedGigabyte: conversionSize.documentGigabytes,
  objectRead: durationsMs.scan / 1000 + 2,
};

/** A signup with its conversion, the visitor watching it, and its two mails. */
export const conversion = [
  callRoute('signup.createTrial', durationsMs.signup + durationsMs.scan),
  scale(scannedUpload, conversionSize.documents),
  scale(
    add(callRoute('conversions.getProgress', durationsMs.progress), chargeFor(measuredUnits.poll)),
    polls,
  ),
  scale(callFunction(worker, durationsMs.conversion / steps), steps),
  chargeFor(measuredUnits.conversion),
  scale(callFunction(workerPolicies['send-mail'].memoryMegabytes, durationsMs.mail), 2),
  { mail: 2 },
].reduce(add);

/**
 * A recording of ten minutes, 10 MB as an MP3 of 128 kbit/s: transcription started, its event, read,
 * published. Its units are counted by hand, since Amazon Transcribe is not embedded.
 */
export const recording = [
  callRoute('knowledgeBase.processVideo', durationsMs.recording),
  scale(callFunction(workerPolicies['update-knowledge'].memoryMegabytes, durationsMs.recording), 2),
  { transcribedMinute: 10, tableWriteUnit: 60, tableReadUnit: 20, queueRequest: 9 },
  { objectWrite: 8, objectRead: 40, keyRequest: 4 },
].reduce(add);

/**
 * A scan of ten pages in a conversion of a stage that reads scans: a job of Amazon Textract, awaited in two steps. Counted by
 * hand for the same reason.
 */
export const recognisedScan = [
  scale(callFunction(worker, durationsMs.recognition / 2), 2),
  { recognisedPage: 10, tableWriteUnit: 20, tableReadUnit: 10, queueRequest: 6 },
  { objectWrite: 5, objectRead: 8, keyRequest: 13 },
].reduce(add);

/**
 * A mail of up to 256 KB to an assistant, and its answer. Counted by hand: two workers, the object that SES writes, and
 * beside a chat's units the claim, three counters, and the answer as a mail.
 */
export const mailedQuestion = [
  callFunction(workerPolicies['receive-mail'].memoryMegabytes, durationsMs.mail),
  callFunction(workerPolicies['send-mail'].memoryMegabytes, durationsMs.mail),
  chatData,
  { receivedMail: 1, receivedMailChunk: 1, mail: 1, queueRequest: 2 * requestsPerMessage },
  { objectWrite: 1, objectRead: 1, keyRequest: 2, tableWriteUnit: 14, tableReadUnit: 6 },
].reduce(add);

/** An x86 function costs a quarter more than one of arm64: aws.amazon.com/lambda/pricing. */
const x86Share = 1.25;

/** 25 pages opened in a browser, while a worker waits for four at once. */
export const renderedWebsite = [
  scale(callFunction(rendererPolicy.memoryMegabytes, durationsMs.rendering * x86Share), 25),
  scale(callFunction(worker, durationsMs.rendering), 25 / 4),
].reduce(add);

/** Both together. */
export function add(one: Usage, other: Usage): Usage {
  const sum: Usage = { ...one };
  for (const price of pricesOf(other)) sum[price] = (sum[price] ?? 0) + (other[price] ?? 0);
  return sum;
}

/** The same so many times. */
export function scale(usage: Usage, times: number): Usage {
  const scaled: Usage = {};
  for (const price of pricesOf(usage)) scaled[price] = (usage[price] ?? 0) * times;
  return scaled;
}

/** The prices a usage includes. */
export function pricesOf(usage: Usage): Price[] {
  return prices.filter((price) => usage[price] !== undefined);
}
