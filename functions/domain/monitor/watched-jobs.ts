import type { CriticalSystemKey } from '#shared/domain/critical-systems.ts';
import type { jobs } from '#shared/jobs/index.ts';

/** A job whose work is in the table too; a mail to an assistant is in its queue alone. */
export type WatchedJob = Exclude<(typeof jobs)[number]['id'], 'receive-mail'>;

/** The job behind each part that works through a queue. */
export const jobsOfSystems = {
  conversions: 'run-conversion-step',
  'knowledge-bases': 'update-knowledge',
  mail: 'send-mail',
  webhooks: 'send-webhook',
} as const satisfies Partial<Record<CriticalSystemKey, WatchedJob>>;
