import { Plus, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { AddContentDialog } from './add-content-dialog.tsx';
import { CorrectionList } from './correction-list.tsx';
import { ItemList } from './item-list.tsx';
import { useKnowledgeBase, useKnowledgeCall } from './queries.ts';
import { ReadinessSection } from './readiness-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { SkippedList } from './skipped-list.tsx';

type KnowledgeBaseTabProps = {
  conversionId: string;
  brand: Brand;
  /** How much of the website has been read. */
  website: ReactNode;
};

/** Everything the assistant knows, and ways to change it: document 2 section 2.1. For a page behind the guard. */
export function KnowledgeBaseTab({ conversionId, brand, website }: KnowledgeBaseTabProps) {
  const [addition, setAddition] = useState<{ dropped?: File }>();
  const { data, error } = useKnowledgeBase(conversionId);
  const readAll = useKnowledgeCall(conversionId, (area, _input: undefined) => area.readAll({ conversionId }));
  if (!data) {
    if (!error) return <Spinner label="Loading your knowledge base…" />;
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  const { entryCount, items, skipped, corrections, isUpdating, failure } = data;
  const problem = failure ?? (readAll.error && describeFailure(readAll.error));
  return (
    <DropZone onDrop={(dropped) => setAddition({ dropped })} className="space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-2xl">Knowledge Base</h2>
          <p className="text-ink-muted">
            {entryCount === 1 ? '1 entry' : `${entryCount} entries`} that your {brand.name} assistant answers
            from
          </p>
          <p className="text-ink-muted text-sm max-md:hidden">
            To add a file, you can also drop it anywhere below.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={readAll.isPending || items.length === 0}
            onClick={() => readAll.mutate(undefined)}
          >
            <RefreshCw aria-hidden="true" className="size-4" />
            Re-sync all
          </Button>
          <Button onClick={() => setAddition({})}>
            <Plus aria-hidden="true" className="size-4" />
            Add Content
          </Button>
        </div>
      </div>
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      {isUpdating && <Spinner label="Updating your assistant…" />}
      {website}
      <ItemList conversionId={conversionId} items={items} />
      <SkippedList skipped={skipped} />
      <CorrectionList conversionId={conversionId} corrections={corrections} />
      <ReadinessSection conversionId={conversionId} />
      <RulesSection conversionId={conversionId} />
      {addition && (
        <AddContentDialog conversionId={conversionId} {...addition} onClose={() => setAddition(undefined)} />
      )}
    </DropZone>
  );
}
