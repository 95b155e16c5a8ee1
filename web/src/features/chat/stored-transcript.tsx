import { type ReactNode, useState } from 'react';
import type { Transcript } from '#web/features/chat/transcript/transcript.ts';
import { readStoredTranscript } from './transcript/stored-transcript.ts';

type StoredTranscriptProps = {
  storageKey: string;
  /** Undefined when what is stored can no longer be read. */
  children: (stored: Transcript | undefined) => ReactNode;
};

/** Passes the conversation of an earlier visit to its child. */
export function StoredTranscript({ storageKey, children }: StoredTranscriptProps) {
  const [stored] = useState(() => readStoredTranscript(storageKey));
  return children(stored);
}
