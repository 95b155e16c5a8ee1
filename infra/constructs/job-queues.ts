import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { JobId } from '#functions/policy/policy.ts';
import { jobs, maxReceives } from '#shared/jobs/index.ts';
import type { Job } from '#shared/jobs/job.ts';

/** A job's queue and dead-letter queue. */
export type JobQueues = { queue: Queue; deadLetterQueue: Queue };

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
/** AWS guidance for queues read by Lambda: six times the function's timeout. */
const visibilityFactor = 6;
/** SQS's maximum, which leaves time for an investigation. */
const deadLetterRetention = Duration.days(14);

/** Creates the queues of every job and returns a lookup by job. */
export function createQueues(scope: Construct): (id: JobId) => JobQueues {
  const queues = new Map(jobs.map((job) => [job.id, createJobQueues(scope, job)]));
  return (id) => {
    const found = queues.get(id);
    if (!found) throw new Error(`The job ${id} has no queues`);
    return found;
  };
}

function createJobQueues(scope: Construct, { id, timeoutSeconds }: Job): JobQueues {
  const deadLetterQueue = new Queue(scope, `${id}-dead-letters`, {
    ...secured,
    retentionPeriod: deadLetterRetention,
  });
  const queue = new Queue(scope, `${id}-queue`, {
    ...secured,
    visibilityTimeout: Duration.seconds(timeoutSeconds * visibilityFactor),
    deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: maxReceives },
  });
  return { queue, deadLetterQueue };
}
