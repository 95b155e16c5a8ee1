import type { CriticalSystemKey } from '#shared/domain/critical-systems.ts';
import type { jobs } from '#shared/jobs/index.ts';

export type WatchedJob = (typeof jobs)[number]['id'];

/** The job behind each part that works through a queue. */
export const jobsOfSystems = {
  conversions: 'run-conversion-step',
  'knowledge-bases': 'update-knowledge',
  mail: 'send-mail',
  webhooks: 'send-webhook',
} as const satisfies Partial<Record<CriticalSystemKey, WatchedJob>>;
