import type * as z from 'zod';

/** A kind of queue message. Anyone may import it to send one; only the worker loads the code behind it. */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  id: string;
  schema: Schema;
  /** Environment variable with the queue's URL. */
  queueVariable:
    | 'CONVERSION_QUEUE_URL'
    | 'KNOWLEDGE_QUEUE_URL'
    | 'MAIL_QUEUE_URL'
    | 'WEBHOOK_QUEUE_URL'
    | 'LIFE_CYCLE_QUEUE_URL'
    | 'LEDGER_QUEUE_URL'
    | 'RECEIVED_MAIL_QUEUE_URL';
  /**
   * Maximum run time of one message. The queue's visibility timeout is six times this (AWS guidance for
   * Lambda).
   */
  timeoutSeconds: number;
};
