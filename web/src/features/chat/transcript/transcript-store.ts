import { startTranscript, type Transcript } from './transcript.ts';

/** The transcript of one assistant in this browser. What reads it is loaded only where there is one. */
export function transcriptStore(conversionId: string) {
  const key = `chat:${conversionId}`;
  return {
    /** A new transcript where no earlier visit left one; undefined where `load` has to be waited for. */
    startUnlessStored: () => (hasItem(key) ? undefined : startTranscript()),
    async load(): Promise<Transcript> {
      const { readStoredTranscript } = await import('./stored-transcript.ts');
      return readStoredTranscript(key) ?? startTranscript();
    },
    /** Stores the transcript with the visitor's private numbers masked, because others may use this browser too. */
    async write(transcript: Transcript): Promise<void> {
      const { maskTranscript } = await import('./mask-transcript.ts');
      attempt(() => localStorage.setItem(key, JSON.stringify(maskTranscript(transcript))));
    },
    clear: () => attempt(() => localStorage.removeItem(key)),
  };
}
export type TranscriptStore = ReturnType<typeof transcriptStore>;

function hasItem(key: string): boolean {
  return (attempt(() => localStorage.getItem(key)) ?? null) !== null;
}

/** Private windows, full stores and frames that may not store refuse; the page goes on without. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
