import type { Transcript } from './transcript.ts';

/**
 * The transcript of an assistant in this browser. A preview keeps none. Each tab keeps its own, and the newest of all is there
 * for the next visit.
 */
export function transcriptStore(conversionId: string, isPreview = false) {
  const key = `chat:${conversionId}`;
  return {
    key,
    /** Whether something is stored, for `readStoredTranscript`. */
    isStored: () =>
      !isPreview && (read(() => sessionStorage, key) ?? read(() => localStorage, key)) !== undefined,
    /** Stores the transcript with private numbers masked, because the browser may be shared. */
    async write(transcript: Transcript): Promise<void> {
      if (isPreview) return;
      // Without a connection the next message stores it.
      const keeping = await import('./keep-transcript.ts').catch(() => undefined);
      keeping?.keepTranscript(key, transcript);
    },
    clear() {
      if (isPreview) return;
      const isNewest = read(() => sessionStorage, key) === read(() => localStorage, key);
      attempt(() => sessionStorage.removeItem(key));
      if (isNewest) attempt(() => localStorage.removeItem(key));
    },
  };
}
export type TranscriptStore = ReturnType<typeof transcriptStore>;

function read(findStore: () => Storage, key: string): string | undefined {
  return attempt(() => findStore().getItem(key)) ?? undefined;
}

/** Private windows, full stores and restricted frames refuse storage; the page works without. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
