import type { Transcript } from './transcript.ts';

/** The transcript of an assistant in this browser. A preview keeps none. */
export function transcriptStore(conversionId: string, isPreview = false) {
  const key = `chat:${conversionId}`;
  return {
    key,
    /** Whether something is stored, for `readStoredTranscript`. */
    isStored: () => !isPreview && hasItem(key),
    /** Stores the transcript with private numbers masked, because the browser may be shared. */
    async write(transcript: Transcript): Promise<void> {
      if (isPreview) return;
      // Without a connection the next message stores it.
      const masking = await import('./mask-transcript.ts').catch(() => undefined);
      if (masking)
        attempt(() => localStorage.setItem(key, JSON.stringify(masking.maskTranscript(transcript))));
    },
    clear: () => isPreview || attempt(() => localStorage.removeItem(key)),
  };
}
export type TranscriptStore = ReturnType<typeof transcriptStore>;

function hasItem(key: string): boolean {
  return (attempt(() => localStorage.getItem(key)) ?? null) !== null;
}

/** Private windows, full stores and restricted frames refuse storage; the page works without. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
