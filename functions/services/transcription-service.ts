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
  /** Ends in a slash; the transcript is written below it, under the name of the transcription. */
  outputFolder: string;
};

/** Amazon Transcribe: writes what is said in a recording of the bucket into the bucket, as WebVTT. */
export type TranscriptionService = {
  /** Undefined when there is none of this name. */
  find(name: string): Promise<TranscriptionState | undefined>;
  /** Begins one, unless there is one of this name; `busy` when the service takes no more for now. */
  start(request: TranscriptionRequest): Promise<TranscriptionState | { status: 'busy' }>;
  /** Forgets one that has ended; nothing happens when it has not, or is not there. */
  remove(name: string): Promise<void>;
};

/** Answers of a service that has too much to do (quotas of Amazon Transcribe). */
const busyErrors = new Set([
  'LimitExceededException',
  'ThrottlingException',
  'TooManyRequestsException',
  'InternalFailureException',
  'ServiceUnavailableException',
]);

/** Opens it for a bucket and the key that encrypts it. */
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

/** A job that is not there is a bad request to some calls, and not found to others. */
function isMissing(error: unknown): boolean {
  return error instanceof NotFoundException || error instanceof BadRequestException;
}
