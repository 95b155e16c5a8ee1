import type { RecordingRef } from '#functions/domain/knowledge-base/recording.ts';
import { objectKeys } from './object-keys.ts';

/**
 * Name of a transcription: an account has one namespace for all its deployments, and names of buckets are unique. No dots,
 * since the names of its files are made of it.
 */
export function nameTranscription(
  bucket: string,
  { conversionId, itemId, recordingId }: RecordingRef,
): string {
  return [bucket, conversionId, itemId, recordingId].join('-');
}

/** The recording of a transcription; undefined for one of another deployment. */
export function parseTranscriptionName(bucket: string, name: string): RecordingRef | undefined {
  if (!name.startsWith(`${bucket}-`)) return undefined;
  const [conversionId, itemId, recordingId, ...rest] = name.slice(bucket.length + 1).split('-');
  return conversionId && itemId && recordingId && rest.length === 0
    ? { conversionId, itemId, recordingId }
    : undefined;
}

/** Where Amazon Transcribe writes the subtitles: under the name of the transcription, in the folder that it is given. */
export function transcriptKey(bucket: string, recording: RecordingRef): string {
  const folder = objectKeys.transcripts(recording.conversionId, recording.itemId);
  return `${folder}${nameTranscription(bucket, recording)}.vtt`;
}
