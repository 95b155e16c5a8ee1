import type { RecordingRef } from '#functions/domain/knowledge-base/recording.ts';
import { objectKeys } from './object-keys.ts';

/**
 * A transcription's name contains the bucket, because all deployments in an account share one namespace. No
 * dots, because it becomes a file name.
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

/** Key of the subtitles: Amazon Transcribe names the file after the transcription, in the given folder. */
export function transcriptKey(bucket: string, recording: RecordingRef): string {
  const folder = objectKeys.transcripts(recording.conversionId, recording.itemId);
  return `${folder}${nameTranscription(bucket, recording)}.vtt`;
}
