import { KnowledgeBaseTab as Knowledge } from '#web/features/knowledge-base/knowledge-base-tab.tsx';
import { ChangesSection } from '#web/features/website-changes/changes-section.tsx';
import { WebsiteSection } from '#web/features/website-reading/website-section.tsx';

type KnowledgeBaseTabProps = { conversionId: string; onOpenChat: (sessionId: string) => void };

/** What the assistant knows, and the reading of its website. */
export function KnowledgeBaseTab({ conversionId, onOpenChat }: KnowledgeBaseTabProps) {
  return (
    <Knowledge
      conversionId={conversionId}
      website={(pagesKnown) => (
        <>
          <WebsiteSection conversionId={conversionId} pagesKnown={pagesKnown} />
          <ChangesSection conversionId={conversionId} onOpenChat={onOpenChat} />
        </>
      )}
    />
  );
}
