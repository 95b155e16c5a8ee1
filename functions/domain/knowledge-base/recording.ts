import type { StoredItem } from './library.ts';

/** A recording of an entry, identified by content: the same bytes are transcribed once. */
export type RecordingRef = { conversionId: string; itemId: string; recordingId: string };

/** State of a recording's transcription; undefined when there is none. */
export type TranscriptionState = { status: 'running' | 'done' } | { status: 'failed'; reason: string };

const captionsHelp = 'add its captions as a WebVTT (.vtt) or SRT (.srt) file';

/** Messages for the owner about recordings that aren't in the knowledge yet. */
export const recordingTexts = {
  transcribing: 'It is being transcribed, which takes a few minutes.',
  queued: 'Many recordings are being transcribed at the moment; this one is waiting for its turn.',
  unavailable: `Recordings are not transcribed here: please ${captionsHelp}.`,
  unknownFormat: `This cannot be transcribed: please use an mp3, m4a, wav, flac, ogg, amr, mp4 or webm file, or ${captionsHelp}.`,
  noSpeech: `No speech was found in this recording. If there is some, please ${captionsHelp}.`,
  tooLong: `This recording is too long to be transcribed: please use one of at most four hours, or ${captionsHelp}.`,
  failed: `This recording could not be transcribed: please retry, or ${captionsHelp}.`,
  busy: `Too many recordings are being transcribed at the moment: please retry later, or ${captionsHelp}.`,
  dailyLimit: `The daily limit of transcriptions is reached: please retry tomorrow, or ${captionsHelp}.`,
} as const;

/**
 * An entry for a recording. Formats that can't be transcribed here are kept for captions, and the entry says
 * so.
 */
export function describeRecording(
  { canTranscribe }: { canTranscribe: boolean },
  { title, url }: { title?: string | undefined; url?: string | undefined },
): Partial<StoredItem> {
  return {
    type: 'video',
    ...(title && { title }),
    ...(url && { url }),
    ...(!canTranscribe && { status: 'error', reason: recordingTexts.unavailable }),
  };
}

/** Amazon Transcribe failure reasons, which name its settings, in words for owners. */
const knownReasons: readonly (readonly [RegExp, string])[] = [
  [/format|sample rate|channel/i, recordingTexts.unknownFormat],
  [/too large|too long|duration|exceeds/i, recordingTexts.tooLong],
  [/language|speech/i, recordingTexts.noSpeech],
];

/** Why a transcription failed; undefined for causes the owner can't fix. */
export function describeFailure(reason: string): string | undefined {
  return knownReasons.find(([pattern]) => pattern.test(reason))?.[1];
}
