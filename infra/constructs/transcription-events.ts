import { EventField, Match, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type * as z from 'zod';
import type { updateKnowledge } from '#shared/jobs/update-knowledge.ts';

/** Queues a message for each finished transcription. Other deployments in the account have other names. */
export function createTranscriptionEvents(
  scope: Construct,
  { queue, bucketName }: { queue: Queue; bucketName: string },
): void {
  const message: z.input<typeof updateKnowledge.schema> = {
    version: 1,
    transcriptionName: EventField.fromPath('$.detail.TranscriptionJobName'),
  };
  new Rule(scope, 'transcription-ends', {
    eventPattern: {
      source: ['aws.transcribe'],
      detailType: ['Transcribe Job State Change'],
      detail: {
        TranscriptionJobStatus: ['COMPLETED', 'FAILED'],
        TranscriptionJobName: Match.prefix(`${bucketName}-`),
      },
    },
    targets: [new SqsQueue(queue, { message: RuleTargetInput.fromObject(message) })],
  });
}
