import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import type { Job } from './job.ts';

/** Makes the next delivery attempt for an event; does nothing when it is done or not due. */
export const sendWebhook = {
  id: 'send-webhook',
  schema: z.object({
    version: z.literal(1),
    conversionId: conversionIdSchema,
    endpointId: z.string().min(1).max(64),
    deliveryId: z.string().min(1).max(100),
  }),
  queueVariable: 'WEBHOOK_QUEUE_URL',
  timeoutSeconds: 30,
} as const satisfies Job;
