import type { DataAccess } from '#functions/policy.ts';
import { type AccessTargets, formatArn } from './access-targets.ts';
import type { Permission } from './permission.ts';

/**
 * Transcriptions whose names begin with the bucket's, and of which the transcripts go into it, encrypted with its key.
 * Amazon Transcribe reads and writes the bucket in the name of its caller.
 */
export function describeTranscription(
  { transcribes = false }: DataAccess,
  { bucketName, keyArn, place, isTranscribing }: AccessTargets,
): Permission[] {
  if (!transcribes || !isTranscribing) return [];
  return [
    {
      actions: ['transcribe:StartTranscriptionJob'],
      // This action knows no resources (Service Authorization Reference).
      resources: ['*'],
      conditions: {
        'transcribe:OutputBucketName': [bucketName],
        'transcribe:OutputEncryptionKMSKeyId': [keyArn],
      },
    },
    {
      actions: ['transcribe:GetTranscriptionJob', 'transcribe:DeleteTranscriptionJob'],
      resources: [formatArn(place, 'transcribe', `transcription-job/${bucketName}-*`)],
    },
    {
      actions: ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'],
      resources: [keyArn],
      conditions: { 'kms:ViaService': [`transcribe.${place.region}.amazonaws.com`] },
    },
  ];
}
