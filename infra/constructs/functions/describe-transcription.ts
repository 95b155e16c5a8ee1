import type { DataAccess } from '#functions/policy/policy.ts';
import { type AccessTargets, formatArn } from './access-targets.ts';
import type { Permission } from './permission.ts';

/**
 * Transcriptions whose names start with the bucket's, with encrypted transcripts in that bucket. Amazon
 * Transcribe accesses the bucket on behalf of its caller.
 */
export function describeTranscription(
  { transcribes = false }: DataAccess,
  { bucketName, keyArn, place, isTranscribing }: AccessTargets,
): Permission[] {
  if (!transcribes || !isTranscribing) return [];
  return [
    {
      actions: ['transcribe:StartTranscriptionJob'],
      // This action doesn't support resources (Service Authorization Reference).
      resources: ['*'],
      conditions: {
        StringEquals: {
          'transcribe:OutputBucketName': [bucketName],
          'transcribe:OutputEncryptionKMSKeyId': [keyArn],
        },
      },
    },
    {
      actions: ['transcribe:GetTranscriptionJob', 'transcribe:DeleteTranscriptionJob'],
      resources: [formatArn(place, 'transcribe', `transcription-job/${bucketName}-*`)],
    },
    {
      actions: ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'],
      resources: [keyArn],
      conditions: { StringEquals: { 'kms:ViaService': [`transcribe.${place.region}.amazonaws.com`] } },
    },
  ];
}
