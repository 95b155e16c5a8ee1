import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary, LibraryGoneError, withoutNewLibraries } from './change-library.ts';
import { changeItem, type Library, wake } from './library.ts';
import type { UpdateWorld } from './ports.ts';
import type { RecordingRef } from './recording.ts';
import { updateKnowledge } from './update-knowledge.ts';

/**
 * Takes up what a transcription has written once it has ended. Where nobody waits for it, since its entry or everything
 * of its owner was deleted meanwhile, what it has left is removed.
 */
export async function endTranscription(world: UpdateWorld, recording: RecordingRef): Promise<void> {
  const { conversionId, itemId, recordingId } = recording;
  const conversion = await world.conversions.find(conversionId);
  if (conversion?.status === 'processing') return;
  const library = conversion && (await wakeItem(world, conversion, recording));
  const item = library?.items.find(({ id }) => id === itemId);
  if (item?.transcription?.recordingId === recordingId) return updateKnowledge(world, conversionId);
  // Whoever reads it right now looks at the transcription in a while.
  if (item?.status === 'processing') return;
  await world.transcriber?.remove(recording);
  if (!item) await world.files.removeTranscripts(conversionId, itemId);
}

/** The library with the entry that waits woken up; undefined where it was erased. */
async function wakeItem(
  world: UpdateWorld,
  conversion: Conversion,
  { itemId, recordingId }: RecordingRef,
): Promise<Library | undefined> {
  try {
    return await changeLibrary(withoutNewLibraries(world), conversion, (before) => {
      const awaiting = before.items.find(({ id }) => id === itemId)?.transcription;
      const isAwaited = awaiting?.recordingId === recordingId && awaiting.lookAt !== undefined;
      return isAwaited ? changeItem(before, itemId, wake) : before;
    });
  } catch (error) {
    if (error instanceof LibraryGoneError) return undefined;
    throw error;
  }
}
