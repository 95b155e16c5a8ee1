import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { JobId } from '#functions/policy.ts';
import { jobs, maxReceives } from '#shared/jobs/index.ts';
import type { Job } from '#shared/jobs/job.ts';

/** The queue of a job and the one for the messages that were given up. */
export type JobQueues = { queue: Queue; deadLetterQueue: Queue };

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
/** AWS guidance for queues that Lambda reads: six times the function's time-out. */
const visibilityFactor = 6;
/** The longest that SQS keeps a message: time to look into what went wrong. */
const deadLetterRetention = Duration.days(14);

/** Creates the queues of every job and answers those of one. */
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
