import { type ReactNode, useEffect, useState } from 'react';
import type { Transcript } from '#web/features/chat/transcript/transcript.ts';
import { readStoredTranscript } from './transcript/stored-transcript.ts';

type StoredTranscriptProps = {
  storageKey: string;
  /** Undefined when what is stored can no longer be read, or another tab holds it. */
  children: (stored: Transcript | undefined) => ReactNode;
};

/** Passes the conversation of an earlier visit to its child. */
export function StoredTranscript({ storageKey, children }: StoredTranscriptProps) {
  const [read, setRead] = useState<{ stored: Transcript | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void readStoredTranscript(storageKey).then((stored) => isWanted && setRead({ stored }));
    return () => {
      isWanted = false;
    };
  }, [storageKey]);
  return read && children(read.stored);
}
