import { createHash } from 'node:crypto';
import { recogniseRecording } from '#functions/engine/documents/recognise-recording.ts';
import type { StoredItem } from './library.ts';
import type { UpdateWorld } from './ports.ts';
import { describeFailure, type RecordingRef, recordingTexts, type TranscriptionState } from './recording.ts';

/** The end of a transcription is told; this is for the telling that is lost. */
const lookAgainSeconds = 600;
const busyPauseSeconds = 60;
const busyLimit = 10;

/** The words of a recording, how long to wait for them, or why there are none. */
export type RecordingOutcome =
  | { kind: 'captions'; bytes: Uint8Array }
  | {
      kind: 'awaited';
      transcription: NonNullable<StoredItem['transcription']>;
      isNew: boolean;
      reason: string;
    }
  | { kind: 'refused'; reason: string };

type Reading = { conversionId: string; item: StoredItem; mayStart: boolean };

/** Names a recording by its bytes, which are the entry's original. */
export function identifyRecording(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/**
 * What is said in a recording: its transcript where there is one, else the transcription is looked at or begun, at most
 * once for the same bytes. Whoever is killed anywhere here is followed by one who finds the same names.
 */
export async function readRecording(
  world: UpdateWorld,
  { conversionId, item, mayStart }: Reading,
  recordingId: string,
): Promise<RecordingOutcome> {
  const recording = { conversionId, itemId: item.id, recordingId };
  const written = await world.files.readTranscript(recording);
  if (written) return finish(world, recording, { kind: 'captions', bytes: written });
  if (!world.transcriber) return refuse(recordingTexts.unavailable);
  const state = await world.transcriber.find(recording);
  if (state) return judge(world, recording, state, false);
  if (!mayStart) return refuse(recordingTexts.dailyLimit);
  const bytes = await world.files.readDocument(conversionId, { sourceId: item.id });
  const format = bytes && recogniseRecording(bytes);
  if (!format) return refuse(recordingTexts.unknownFormat);
  const started = await world.transcriber.start(recording, format);
  return started.status === 'busy'
    ? waitForTurn(world, recording, item)
    : judge(world, recording, started, true);
}

async function judge(
  world: UpdateWorld,
  recording: RecordingRef,
  state: TranscriptionState,
  isNew: boolean,
): Promise<RecordingOutcome> {
  switch (state.status) {
    case 'running':
      return { ...awaited(world, recording, lookAgainSeconds), isNew, reason: recordingTexts.transcribing };
    case 'done': {
      // It may have ended since the transcript was looked for. Silence has none.
      const bytes = await world.files.readTranscript(recording);
      return finish(world, recording, bytes ? { kind: 'captions', bytes } : refuse(recordingTexts.noSpeech));
    }
    case 'failed': {
      const known = describeFailure(state.reason);
      if (!known) world.reportFailure(recording.conversionId, new Error(state.reason));
      return finish(world, recording, refuse(known ?? recordingTexts.failed));
    }
  }
}

function waitForTurn(
  world: UpdateWorld,
  recording: RecordingRef,
  { transcription }: StoredItem,
): RecordingOutcome {
  const refusals = (transcription?.refusals ?? 0) + 1;
  if (refusals > busyLimit) return refuse(recordingTexts.busy);
  const waiting = awaited(world, recording, busyPauseSeconds);
  return {
    ...waiting,
    transcription: { ...waiting.transcription, refusals },
    isNew: false,
    reason: recordingTexts.queued,
  };
}

function awaited({ now }: UpdateWorld, { recordingId }: RecordingRef, seconds: number) {
  const lookAt = new Date(now().getTime() + seconds * 1000).toISOString();
  return { kind: 'awaited', transcription: { recordingId, lookAt } } as const;
}

/** A name that has served is free again for a retry. */
async function finish(
  { transcriber, reportFailure }: UpdateWorld,
  recording: RecordingRef,
  outcome: RecordingOutcome,
): Promise<RecordingOutcome> {
  await transcriber
    ?.remove(recording)
    .catch((error: unknown) => reportFailure(recording.conversionId, error));
  return outcome;
}

function refuse(reason: string): { kind: 'refused'; reason: string } {
  return { kind: 'refused', reason };
}
