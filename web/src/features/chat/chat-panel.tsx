import { useEffect, useMemo, useState } from 'react';
import type { Transcript } from '#web/features/chat/transcript/transcript.ts';
import { transcriptStore } from '#web/features/chat/transcript/transcript-store.ts';
import { type ChatPanelProps, OpenChat } from './open-chat.tsx';
import { reportOpening } from './report-opening.ts';
import { reportVisit } from './report-visit.ts';

/** The assistant's chat: document 3 section 2, "Chat widget". Fills the available height. */
export function ChatPanel(props: ChatPanelProps) {
  const { conversionId, answer, isPreview } = props;
  const store = useMemo(() => transcriptStore(conversionId, isPreview), [conversionId, isPreview]);
  useEffect(() => {
    // A sample doesn't count visitors.
    if (answer) return;
    reportVisit(conversionId);
    reportOpening(conversionId);
  }, [conversionId, answer]);
  const [transcript, setTranscript] = useState<Transcript | undefined>(store.startUnlessStored);
  useEffect(() => {
    if (!transcript) void store.load().then(setTranscript);
  }, [store, transcript]);
  if (!transcript) return null;
  return <OpenChat {...props} store={store} initial={transcript} />;
}
