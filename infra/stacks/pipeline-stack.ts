import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { Architecture, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { JobId } from '#functions/policy/policy.ts';
import {
  readerPolicy,
  rendererPolicy,
  sweepPolicy,
  workerPolicies,
} from '#functions/policy/worker-policies.ts';
import { readerEntry, rendererEntry, sweepEntry, workerEntry } from '#infra/build/function-entries.ts';
import { createFunction } from '#infra/constructs/functions/create-function.ts';
import { createRole } from '#infra/constructs/functions/create-role.ts';
import {
  describeEnvironment,
  readDataNames,
  type Surroundings,
} from '#infra/constructs/functions/surroundings.ts';
import { createQueues, type JobQueues } from '#infra/constructs/job-queues.ts';
import { createMailEvents } from '#infra/constructs/mail-events.ts';
import { createMailReception } from '#infra/constructs/mail-reception.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import { createTranscriptionEvents } from '#infra/constructs/transcription-events.ts';
import { jobs } from '#shared/jobs/index.ts';
import { receiveMail } from '#shared/jobs/receive-mail.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';
import { updateKnowledge } from '#shared/jobs/update-knowledge.ts';
import type { DataStack } from './data-stack.ts';
import type { LogStack } from './log-stack.ts';

type PipelineStackProps = StackProps &
  Pick<Surroundings, 'stage' | 'brands' | 'bundleFolder'> & { data: DataStack; logs: LogStack };

/** The workers: one function per job, the sweeper that resends lost messages, and the document reader. */
export class PipelineStack extends Stack {
  readonly shared: SharedValues;
  readonly #queuesOf: (id: JobId) => JobQueues;

  constructor(
    scope: Construct,
    id: string,
    { stage, brands, bundleFolder, data, logs, ...props }: PipelineStackProps,
  ) {
    super(scope, id, props);
    this.#queuesOf = createQueues(this);
    const surroundings: Surroundings = {
      ...{ stage, brands, bundleFolder },
      ...readDataNames(data.shared.read(this)),
      mailConfigurationSet: createMailEvents(this, this.#queuesOf(sendMail.id).queue),
      ...(stage.receivesMail && {
        mailBucketName: createMailReception(this, {
          queue: this.#queuesOf(receiveMail.id).queue,
          brands,
          accessLogs: logs.readBucket(this),
        }),
      }),
      queuesOf: (id) => {
        const { queue, deadLetterQueue } = this.#queuesOf(id);
        return { queue: addressOf(queue), deadLetterQueue: addressOf(deadLetterQueue) };
      },
    };
    const renderer = stage.rendersPages && this.#addRenderer(surroundings);
    const ofWorkers = { ...surroundings, ...(renderer && { rendererArn: renderer.functionArn }) };
    const workers = jobs.map((job) => ({ id: job.id, worker: this.#addWorker(job, ofWorkers) }));
    const sweeper = this.#addSweeper(surroundings);
    const reader = this.#addReader(surroundings);
    if (stage.transcribesRecordings)
      createTranscriptionEvents(this, {
        queue: this.#queuesOf(updateKnowledge.id).queue,
        bucketName: surroundings.bucketName,
      });
    this.shared = new SharedValues(this, {
      sweeperName: sweeper.functionName,
      readerName: reader.functionName,
      ...Object.fromEntries(
        workers.flatMap(({ id, worker }) => [
          [`${id}-workerName`, worker.functionName],
          [`${id}-queueName`, this.#queuesOf(id).queue.queueName],
          [`${id}-deadLetterQueueName`, this.#queuesOf(id).deadLetterQueue.queueName],
        ]),
      ),
    });
  }

  #addWorker(job: (typeof jobs)[number], surroundings: Surroundings): LambdaFunction {
    const { memoryMegabytes, concurrency, ...access } = workerPolicies[job.id];
    const worker = createFunction(this, {
      entry: workerEntry(job),
      description: `Processes the messages of ${job.id}`,
      role: createRole(this, job.id, access, surroundings),
      size: { memoryMegabytes, timeoutSeconds: job.timeoutSeconds },
      environment: describeEnvironment(surroundings),
      bundleFolder: surroundings.bundleFolder,
    });
    worker.addEventSource(
      new SqsEventSource(this.#queuesOf(job.id).queue, {
        // A job's timeout applies to one message.
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: concurrency,
      }),
    );
    return worker;
  }

  #addSweeper(surroundings: Surroundings): LambdaFunction {
    const sweeper = createFunction(this, {
      entry: sweepEntry,
      description: 'Resends the messages of overdue work',
      role: createRole(this, 'sweep', sweepPolicy, surroundings),
      size: sweepPolicy,
      environment: describeEnvironment(surroundings),
      bundleFolder: surroundings.bundleFolder,
    });
    new Rule(this, 'sweep-schedule', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new FunctionTarget(sweeper, { retryAttempts: 0 })],
    });
    return sweeper;
  }

  /** Knows nothing of our data: not even its names. */
  #addRenderer(surroundings: Surroundings): LambdaFunction {
    return createFunction(this, {
      entry: rendererEntry,
      description: 'Shows pages in a browser',
      role: createRole(this, 'render-page', rendererPolicy, surroundings),
      size: rendererPolicy,
      environment: { NODE_OPTIONS: '--enable-source-maps' },
      bundleFolder: surroundings.bundleFolder,
      // The package of Chromium for Lambda has this one alone.
      architecture: Architecture.X86_64,
    });
  }

  #addReader(surroundings: Surroundings): LambdaFunction {
    return createFunction(this, {
      entry: readerEntry,
      description: 'Reads documents for API calls',
      role: createRole(this, 'read-document', readerPolicy, surroundings),
      size: readerPolicy,
      environment: describeEnvironment(surroundings),
      bundleFolder: surroundings.bundleFolder,
    });
  }
}

const addressOf = ({ queueUrl, queueArn }: Queue) => ({ url: queueUrl, arn: queueArn });
