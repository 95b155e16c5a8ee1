import { startTranscript, type Transcript } from './transcript.ts';

/** The transcript of an assistant in this browser. Its reader loads only when there is one. A preview keeps none. */
export function transcriptStore(conversionId: string, isPreview = false) {
  const key = `chat:${conversionId}`;
  return {
    /** A new transcript if none is stored; undefined if `load` must be awaited. */
    startUnlessStored: () => (!isPreview && hasItem(key) ? undefined : startTranscript()),
    async load(): Promise<Transcript> {
      const { readStoredTranscript } = await import('./stored-transcript.ts');
      return readStoredTranscript(key) ?? startTranscript();
    },
    /** Stores the transcript with private numbers masked, because the browser may be shared. */
    async write(transcript: Transcript): Promise<void> {
      if (isPreview) return;
      const { maskTranscript } = await import('./mask-transcript.ts');
      attempt(() => localStorage.setItem(key, JSON.stringify(maskTranscript(transcript))));
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
