import type { RecordingRef } from '#functions/domain/knowledge-base/recording.ts';
import type { LedgerClaim } from '#functions/domain/ledger/ports.ts';
import type { LifeCycleClaim } from '#functions/domain/life-cycle/ports.ts';
import type { DeliveryRef } from '#functions/domain/webhooks/webhook.ts';
import type { ObjectStore } from '#functions/storage/s3/object-store.ts';
import { nameTranscription } from '#functions/storage/s3/transcription-name.ts';
import type { openJobQueue } from '#functions/storage/sqs/job-queue.ts';
import { runConversionStep } from '#shared/jobs/run-conversion-step.ts';
import { runLifeCycle } from '#shared/jobs/run-life-cycle.ts';
import { sealDays } from '#shared/jobs/seal-days.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';
import { sendWebhook } from '#shared/jobs/send-webhook.ts';
import { updateKnowledge } from '#shared/jobs/update-knowledge.ts';

/** The messages that start work of a worker. */
export function openSends(queue: ReturnType<typeof openJobQueue>, objects: Pick<ObjectStore, 'bucket'>) {
  return {
    sendStep: (conversionId: string, stepNumber: number, delaySeconds = 0) =>
      queue.send(runConversionStep, { version: 1, conversionId, stepNumber }, delaySeconds),
    sendUpdate: (conversionId: string, delaySeconds = 0) =>
      queue.send(updateKnowledge, { version: 1, conversionId }, delaySeconds),
    sendRenewal: (conversionId: string) =>
      queue.send(updateKnowledge, { version: 1, conversionId, reading: 'renew' }),
    sendWebsiteReading: (conversionId: string) =>
      queue.send(updateKnowledge, { version: 1, conversionId, reading: 'website' }),
    endTranscription: (recording: RecordingRef) =>
      queue.send(updateKnowledge, {
        version: 1,
        transcriptionName: nameTranscription(objects.bucket, recording),
      }),
    buryStep: (conversionId: string, stepNumber: number) =>
      queue.bury(runConversionStep, { version: 1, conversionId, stepNumber }),
    sendLifeCycle: ({ organisationId, claimedUntil }: LifeCycleClaim) =>
      queue.send(runLifeCycle, { version: 1, organisationId, claimedUntil }),
    sendLedger: ({ conversionId, claimedUntil }: LedgerClaim) =>
      queue.send(sealDays, { version: 1, conversionId, claimedUntil }),
    buryMail: (mailId: string) => queue.bury(sendMail, { version: 1, mailId }),
    sendMail: (mailId: string) => queue.send(sendMail, { version: 1, mailId }),
    sendWebhook: ({ conversionId, endpointId, deliveryId }: DeliveryRef, delaySeconds = 0) =>
      queue.send(sendWebhook, { version: 1, conversionId, endpointId, deliveryId }, delaySeconds),
  };
}
