import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { MessageQueue } from './message-queue.ts';

/** A refusal in the words of SQS. */
export class SqsError extends Error {
  readonly code: string;

  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

type Answer = (queue: MessageQueue, input: unknown, signal: AbortSignal) => unknown;

const urlSchema = z.looseObject({ QueueUrl: z.string() });
/** SQS's own limits. */
const longestWaitSeconds = 20;
const longestDelaySeconds = 900;
const mostMessages = 10;
const mostBytes = 1_048_576;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** What the product asks of SQS, with the parameters that it gives; all else is refused. */
const answers = new Map<string, Answer>([
  [
    'SendMessage',
    answerTo(
      z.strictObject({
        MessageBody: z
          .string()
          .min(1)
          .refine((body) => Buffer.byteLength(body) <= mostBytes),
        DelaySeconds: z.int().min(0).max(longestDelaySeconds).default(0),
      }),
      (queue, { MessageBody, DelaySeconds }) => ({
        MessageId: queue.send(MessageBody, DelaySeconds * 1000),
        MD5OfMessageBody: md5(MessageBody),
      }),
    ),
  ],
  [
    'ReceiveMessage',
    answerTo(
      z.strictObject({
        MaxNumberOfMessages: z.int().min(1).max(mostMessages).default(1),
        WaitTimeSeconds: z.int().min(0).max(longestWaitSeconds).default(0),
      }),
      async (queue, { MaxNumberOfMessages, WaitTimeSeconds }, signal) => {
        const received = await queue.receive(MaxNumberOfMessages, WaitTimeSeconds * 1000, signal);
        if (received.length === 0) return {};
        return {
          Messages: received.map(({ id, body, receipt }) => ({
            ...{ MessageId: id, ReceiptHandle: receipt },
            ...{ Body: body, MD5OfBody: md5(body) },
          })),
        };
      },
    ),
  ],
  [
    'DeleteMessage',
    answerTo(z.strictObject({ ReceiptHandle: z.string() }), (queue, { ReceiptHandle }) => {
      queue.remove(ReceiptHandle);
      return {};
    }),
  ],
  [
    'GetQueueAttributes',
    answerTo(
      z.strictObject({
        AttributeNames: z.array(
          z.enum(['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible']),
        ),
      }),
      (queue) => {
        const { waiting, taken } = queue.count();
        return {
          Attributes: {
            ApproximateNumberOfMessages: String(waiting),
            ApproximateNumberOfMessagesNotVisible: String(taken),
          },
        };
      },
    ),
  ],
]);

/** `signal` says that the caller has gone. */
export async function answerSqs(
  queues: ReadonlyMap<string, MessageQueue>,
  action: string,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const answer = answers.get(action);
  if (!answer) throw new SqsError('UnsupportedOperation', `${action} is not spoken here`);
  const { QueueUrl, ...input } = parse(urlSchema, body);
  const queue = queues.get(new URL(QueueUrl).pathname);
  if (!queue) throw new SqsError('QueueDoesNotExist');
  return answer(queue, input, signal);
}

function answerTo<Input>(
  schema: z.ZodType<Input>,
  answer: (queue: MessageQueue, input: Input, signal: AbortSignal) => unknown,
): Answer {
  return (queue, input, signal) => answer(queue, parse(schema, input), signal);
}

function parse<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SqsError('InvalidParameterValue', z.prettifyError(parsed.error));
  return parsed.data;
}
