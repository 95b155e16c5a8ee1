import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary, LibraryGoneError, withoutNewLibraries } from './change-library.ts';
import { changeItem, type Library, wake } from './library.ts';
import type { UpdatePorts } from './ports.ts';
import type { RecordingRef } from './recording.ts';
import { updateKnowledge } from './update-knowledge.ts';

/**
 * Reads a finished transcription. When nothing waits for it, because its entry or owner was deleted, its
 * output is removed.
 */
export async function endTranscription(ports: UpdatePorts, recording: RecordingRef): Promise<void> {
  const { conversionId, itemId, recordingId } = recording;
  const conversion = await ports.conversions.find(conversionId);
  if (conversion?.status === 'processing') return;
  const library = conversion && (await wakeItem(ports, conversion, recording));
  const item = library?.items.find(({ id }) => id === itemId);
  if (item?.transcription?.recordingId === recordingId) return updateKnowledge(ports, conversionId);
  // The worker reading it now checks the transcription again later.
  if (item?.status === 'processing') return;
  await ports.transcriber?.remove(recording);
  if (!item) await ports.files.removeTranscripts(conversionId, itemId);
}

/** Wakes the waiting entry in the library; undefined when the library was erased. */
async function wakeItem(
  ports: UpdatePorts,
  conversion: Conversion,
  { itemId, recordingId }: RecordingRef,
): Promise<Library | undefined> {
  try {
    return await changeLibrary(withoutNewLibraries(ports), conversion, (before) => {
      const awaiting = before.items.find(({ id }) => id === itemId)?.transcription;
      const isAwaited = awaiting?.recordingId === recordingId && awaiting.lookAt !== undefined;
      return isAwaited ? changeItem(before, itemId, wake) : before;
    });
  } catch (error) {
    if (error instanceof LibraryGoneError) return undefined;
    throw error;
  }
}
