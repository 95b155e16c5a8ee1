import {
  BadRequestException,
  ConflictException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  NotFoundException,
  StartTranscriptionJobCommand,
  TranscribeClient,
  TranscribeServiceException,
  type TranscriptionJob,
} from '@aws-sdk/client-transcribe';
import type { TranscriptionState } from '#functions/domain/knowledge-base/recording.ts';
import type { RecordingFormat } from '#functions/engine/documents/recognise-recording.ts';

type TranscriptionRequest = {
  name: string;
  format: RecordingFormat;
  mediaKey: string;
  /** Ends with a slash; the transcript is written into it, named after the transcription. */
  outputFolder: string;
};

/** Amazon Transcribe: transcribes a recording from the bucket into WebVTT in the bucket. */
export type TranscriptionService = {
  /** Undefined when the name is unknown. */
  find(name: string): Promise<TranscriptionState | undefined>;
  /** Starts one unless the name exists; `busy` when the service is at its limit. */
  start(request: TranscriptionRequest): Promise<TranscriptionState | { status: 'busy' }>;
  /** Deletes a finished one; does nothing when it is running or unknown. */
  remove(name: string): Promise<void>;
};

/** Errors of an overloaded service (Amazon Transcribe quotas). */
const busyErrors = new Set([
  'LimitExceededException',
  'ThrottlingException',
  'TooManyRequestsException',
  'InternalFailureException',
  'ServiceUnavailableException',
]);

/** Opens it for a bucket and its KMS key. */
export function createTranscriptionService(
  { bucket, keyArn }: { bucket: string; keyArn: string },
  client = new TranscribeClient({ maxAttempts: 3 }),
): TranscriptionService {
  return {
    async find(name) {
      try {
        const { TranscriptionJob } = await client.send(
          new GetTranscriptionJobCommand({ TranscriptionJobName: name }),
        );
        return toState(TranscriptionJob);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async start({ name, format, mediaKey, outputFolder }) {
      try {
        const { TranscriptionJob } = await client.send(
          new StartTranscriptionJobCommand({
            TranscriptionJobName: name,
            IdentifyLanguage: true,
            MediaFormat: format,
            Media: { MediaFileUri: `s3://${bucket}/${mediaKey}` },
            OutputBucketName: bucket,
            OutputKey: outputFolder,
            OutputEncryptionKMSKeyId: keyArn,
            Subtitles: { Formats: ['vtt'] },
          }),
        );
        return toState(TranscriptionJob);
      } catch (error) {
        if (error instanceof ConflictException) return { status: 'running' };
        if (error instanceof BadRequestException) return { status: 'failed', reason: error.message };
        if (error instanceof TranscribeServiceException && busyErrors.has(error.name))
          return { status: 'busy' };
        throw error;
      }
    },
    async remove(name) {
      try {
        await client.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: name }));
      } catch (error) {
        // Still running, or gone.
        if (!isMissing(error)) throw error;
      }
    },
  };
}

function toState({ TranscriptionJobStatus, FailureReason = '' }: TranscriptionJob = {}): TranscriptionState {
  switch (TranscriptionJobStatus) {
    case 'COMPLETED':
      return { status: 'done' };
    case 'FAILED':
      return { status: 'failed', reason: FailureReason };
    default:
      return { status: 'running' };
  }
}

/** Depending on the call, a missing job is a bad request or not found. */
function isMissing(error: unknown): boolean {
  return error instanceof NotFoundException || error instanceof BadRequestException;
}
