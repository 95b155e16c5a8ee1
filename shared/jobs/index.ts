import { receiveMail } from './receive-mail.ts';
import { runConversionStep } from './run-conversion-step.ts';
import { runLifeCycle } from './run-life-cycle.ts';
import { sealDays } from './seal-days.ts';
import { sendMail } from './send-mail.ts';
import { sendWebhook } from './send-webhook.ts';
import { updateKnowledge } from './update-knowledge.ts';

/** Every queue message. Queues, dead-letter queues and worker entries derive from this list. */
export const jobs = [
  runConversionStep,
  updateKnowledge,
  sendMail,
  sendWebhook,
  runLifeCycle,
  sealDays,
  receiveMail,
] as const;

/** Receives before a message moves to the dead-letter queue. */
export const maxReceives = 5;
