import { KnowledgeBaseTab as Knowledge } from '#web/features/knowledge-base/knowledge-base-tab.tsx';
import { WebsiteSection } from '#web/features/website-reading/website-section.tsx';

/** What the assistant knows, and the reading of its website. */
export function KnowledgeBaseTab({ conversionId }: { conversionId: string }) {
  return (
    <Knowledge
      conversionId={conversionId}
      website={(pagesKnown) => <WebsiteSection conversionId={conversionId} pagesKnown={pagesKnown} />}
    />
  );
}
