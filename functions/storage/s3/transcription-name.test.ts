import { expect, test } from 'vitest';
import { nameTranscription, parseTranscriptionName } from './transcription-name.ts';

const recording = {
  conversionId: `conv_businessbroker_${'0'.repeat(26)}`,
  itemId: 'a'.repeat(32),
  recordingId: 'b'.repeat(16),
};
const longestBucket = 'c'.repeat(63);

test('a transcription’s name is valid for Amazon Transcribe, and identifies its recording', () => {
  const name = nameTranscription(longestBucket, recording);
  // TranscriptionJobName of StartTranscriptionJob, which also allows dots.
  expect(name).toMatch(/^[0-9a-zA-Z_-]{1,200}$/);
  expect(parseTranscriptionName(longestBucket, name)).toEqual(recording);
});

test.each(['another-conversion-item-recording', 'bucket-conversion', 'bucket-a-b-c-d', 'bucket', ''])(
  'a foreign transcription is ignored: %j',
  (name) => {
    expect(parseTranscriptionName('bucket', name)).toBeUndefined();
  },
);
