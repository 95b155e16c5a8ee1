import { holdConversation } from './hold-conversation.ts';
import { maskTranscript } from './mask-transcript.ts';
import type { Transcript } from './transcript.ts';

/** Keeps a conversation for this tab and, as the newest, for the next visit. */
export function keepTranscript(key: string, transcript: Transcript): void {
  void holdConversation(transcript.sessionId);
  const text = JSON.stringify(maskTranscript(transcript));
  for (const findStore of [() => sessionStorage, () => localStorage])
    try {
      findStore().setItem(key, text);
    } catch {
      // Private windows, full stores and restricted frames refuse storage; the page works without.
    }
}
