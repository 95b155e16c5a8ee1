import {
  BadRequestException,
  ConflictException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  InternalFailureException,
  LimitExceededException,
  NotFoundException,
  StartTranscriptionJobCommand,
  TranscribeClient,
  TranscribeServiceException,
} from '@aws-sdk/client-transcribe';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTranscriptionService } from './transcription-service.ts';

const client = mockClient(TranscribeClient);
const service = createTranscriptionService({ bucket: 'bucket', keyArn: 'arn:aws:kms:key' });
const request = {
  name: 'bucket-conversion-item-recording',
  format: 'mp3',
  mediaKey: 'conversions/conversion/originals/item',
  outputFolder: 'conversions/conversion/transcripts/item/',
} as const;
const details = { message: 'It is so.', $metadata: {} };
const throttled = new TranscribeServiceException({
  ...{ name: 'ThrottlingException', $fault: 'client' },
  ...details,
});
const denied = new TranscribeServiceException({
  ...{ name: 'AccessDeniedException', $fault: 'client' },
  ...details,
});

beforeEach(() => void client.reset());

describe('a transcription', () => {
  test('identifies the language, and writes encrypted WebVTT to its entry’s folder', async () => {
    client
      .on(StartTranscriptionJobCommand)
      .resolves({ TranscriptionJob: { TranscriptionJobStatus: 'IN_PROGRESS' } });
    expect(await service.start(request)).toEqual({ status: 'running' });
    expect(client.commandCalls(StartTranscriptionJobCommand)[0]?.args[0].input).toEqual({
      TranscriptionJobName: request.name,
      IdentifyLanguage: true,
      MediaFormat: 'mp3',
      Media: { MediaFileUri: 's3://bucket/conversions/conversion/originals/item' },
      OutputBucketName: 'bucket',
      OutputKey: 'conversions/conversion/transcripts/item/',
      OutputEncryptionKMSKeyId: 'arn:aws:kms:key',
      Subtitles: { Formats: ['vtt'] },
    });
  });

  test.each([
    ['already exists', new ConflictException(details), { status: 'running' }],
    ['exceeds the limit', new LimitExceededException(details), { status: 'busy' }],
    ['is throttled', throttled, { status: 'busy' }],
    ['hits a service error', new InternalFailureException(details), { status: 'busy' }],
    ['isn’t a recording', new BadRequestException(details), { status: 'failed', reason: 'It is so.' }],
  ])('that %s is reported as such', async (_name, error, state) => {
    client.on(StartTranscriptionJobCommand).rejects(error);
    expect(await service.start(request)).toEqual(state);
  });

  test('that the role may not start is an error', async () => {
    client.on(StartTranscriptionJobCommand).rejects(denied);
    await expect(service.start(request)).rejects.toThrow('It is so.');
  });

  test.each([
    ['QUEUED', { status: 'running' }],
    ['IN_PROGRESS', { status: 'running' }],
    ['COMPLETED', { status: 'done' }],
    ['FAILED', { status: 'failed', reason: 'Unsupported media format' }],
  ] as const)('with the status %s is reported as such', async (TranscriptionJobStatus, state) => {
    client.on(GetTranscriptionJobCommand).resolves({
      TranscriptionJob: { TranscriptionJobStatus, FailureReason: 'Unsupported media format' },
    });
    expect(await service.find(request.name)).toEqual(state);
  });

  test.each([new NotFoundException(details), new BadRequestException(details)])(
    'that is missing is undefined, and deleting it isn’t a failure: $name',
    async (error) => {
      client.on(GetTranscriptionJobCommand).rejects(error);
      client.on(DeleteTranscriptionJobCommand).rejects(error);
      expect(await service.find(request.name)).toBeUndefined();
      await service.remove(request.name);
    },
  );

  test('that can’t be checked or deleted now throws, so that the caller retries', async () => {
    client.on(GetTranscriptionJobCommand).rejects(throttled);
    client.on(DeleteTranscriptionJobCommand).rejects(throttled);
    await expect(service.find(request.name)).rejects.toThrow();
    await expect(service.remove(request.name)).rejects.toThrow();
  });
});
