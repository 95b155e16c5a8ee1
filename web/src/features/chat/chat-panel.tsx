import { useEffect, useMemo, useState } from 'react';
import { startTranscript } from '#web/features/chat/transcript/transcript.ts';
import { transcriptStore } from '#web/features/chat/transcript/transcript-store.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { type ChatPanelProps, OpenChat } from './open-chat.tsx';
import { reportOpening } from './report-opening.ts';
import { reportVisit } from './report-visit.ts';

/** Reads what is stored; new visitors do without. */
const StoredTranscript = loadPart(async () => (await import('./stored-transcript.tsx')).StoredTranscript);

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
  const [isNew] = useState(() => !store.isStored());
  const [fresh] = useState(startTranscript);
  if (isNew) return <OpenChat {...props} store={store} initial={fresh} />;
  return (
    <LoadBoundary>
      <StoredTranscript storageKey={store.key}>
        {(stored) => <OpenChat {...props} store={store} initial={stored ?? fresh} />}
      </StoredTranscript>
    </LoadBoundary>
  );
}
