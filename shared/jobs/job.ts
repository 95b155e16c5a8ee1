import type * as z from 'zod';

/** A kind of queue message: where it is declared everyone may send it, only the worker loads the work behind it. */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  id: string;
  schema: Schema;
  /** Environment variable that holds the queue's URL. */
  queueVariable: 'CONVERSION_QUEUE_URL' | 'KNOWLEDGE_QUEUE_URL' | 'MAIL_QUEUE_URL' | 'WEBHOOK_QUEUE_URL';
  /** Longest run of one message. The queue's visibility time-out is six times this (AWS guidance for Lambda). */
  timeoutSeconds: number;
};
