import { createHash } from 'node:crypto';
import { recogniseRecording } from '#functions/engine/documents/recognise-recording.ts';
import type { StoredItem } from './library.ts';
import type { UpdatePorts } from './ports.ts';
import { describeFailure, type RecordingRef, recordingTexts, type TranscriptionState } from './recording.ts';

/** Fallback in case the event of a finished transcription is lost. */
const lookAgainSeconds = 600;
const busyPauseSeconds = 60;
const busyLimit = 10;

/** A recording's text, how long to wait for it, or why there is none. */
export type RecordingOutcome =
  | { kind: 'captions'; bytes: Uint8Array }
  | {
      kind: 'awaited';
      transcription: NonNullable<StoredItem['transcription']>;
      isNew: boolean;
      reason: string;
    }
  | { kind: 'refused'; reason: string };

export function identifyRecording(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/**
 * Reads a recording's transcript, or checks or starts its transcription, at most once for the same bytes. A
 * retry uses the same names.
 */
export async function readRecording(
  ports: UpdatePorts,
  { conversionId, item, mayStart }: { conversionId: string; item: StoredItem; mayStart: boolean },
  recordingId: string,
): Promise<RecordingOutcome> {
  const recording = { conversionId, itemId: item.id, recordingId };
  const written = await ports.files.readTranscript(recording);
  if (written) return finish(ports, recording, { kind: 'captions', bytes: written });
  if (!ports.transcriber) return refuse(recordingTexts.unavailable);
  const state = await ports.transcriber.find(recording);
  if (state) return judge(ports, recording, state, false);
  if (!mayStart) return refuse(recordingTexts.dailyLimit);
  const bytes = await ports.files.readDocument(conversionId, { sourceId: item.id });
  const format = bytes && recogniseRecording(bytes);
  if (!format) return refuse(recordingTexts.unknownFormat);
  const started = await ports.transcriber.start(recording, format);
  return started.status === 'busy'
    ? waitForTurn(ports, recording, item)
    : judge(ports, recording, started, true);
}

async function judge(
  ports: UpdatePorts,
  recording: RecordingRef,
  state: TranscriptionState,
  isNew: boolean,
): Promise<RecordingOutcome> {
  switch (state.status) {
    case 'running':
      return { ...awaited(ports, recording, lookAgainSeconds), isNew, reason: recordingTexts.transcribing };
    case 'done': {
      // It may have finished since the first check. Silence produces no transcript.
      const bytes = await ports.files.readTranscript(recording);
      return finish(ports, recording, bytes ? { kind: 'captions', bytes } : refuse(recordingTexts.noSpeech));
    }
    case 'failed': {
      const known = describeFailure(state.reason);
      if (!known) ports.reportFailure(recording.conversionId, new Error(state.reason));
      return finish(ports, recording, refuse(known ?? recordingTexts.failed));
    }
  }
}

function waitForTurn(
  ports: UpdatePorts,
  recording: RecordingRef,
  { transcription }: StoredItem,
): RecordingOutcome {
  const refusals = (transcription?.refusals ?? 0) + 1;
  if (refusals > busyLimit) return refuse(recordingTexts.busy);
  const waiting = awaited(ports, recording, busyPauseSeconds);
  return {
    ...waiting,
    transcription: { ...waiting.transcription, refusals },
    isNew: false,
    reason: recordingTexts.queued,
  };
}

function awaited({ now }: UpdatePorts, { recordingId }: RecordingRef, seconds: number) {
  const lookAt = new Date(now().getTime() + seconds * 1000).toISOString();
  return { kind: 'awaited', transcription: { recordingId, lookAt } } as const;
}

/** Frees a used name for a retry. */
async function finish(
  { transcriber, reportFailure }: UpdatePorts,
  recording: RecordingRef,
  outcome: RecordingOutcome,
): Promise<RecordingOutcome> {
  await transcriber
    ?.remove(recording)
    .catch((error: unknown) => reportFailure(recording.conversionId, error));
  return outcome;
}

const refuse = (reason: string): { kind: 'refused'; reason: string } => ({ kind: 'refused', reason });
