import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { EditorsOnly, useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Plus, RefreshCw } from '#web/ui/icons/icons.ts';
import { AddContentDialog } from './adding/add-content-dialog.tsx';
import { UploadList } from './adding/upload-list.tsx';
import { uploads } from './adding/uploads.ts';
import { CorrectionList } from './correction-list.tsx';
import { EntryTabs } from './entries/entry-tabs.tsx';
import { sayEntries } from './entries/item-texts.ts';
import { knowledgeQuery } from './knowledge-query.ts';
import { ReadinessSection } from './readiness/readiness-section.tsx';
import { RulesSection } from './rules-section.tsx';

type KnowledgeBaseTabProps = {
  conversionId: string;
  /** How much of the website has been read, with so many of its pages among the entries. */
  website: (pagesKnown: number | undefined) => ReactNode;
};

/** Everything the assistant knows, and ways to change it: document 2 section 2.1. For a page behind the guard. */
export function KnowledgeBaseTab({ conversionId, website }: KnowledgeBaseTabProps) {
  const mayEdit = useMayEdit();
  const [isAdding, setAdding] = useState(false);
  const { data, error } = useQuery(knowledgeQuery(conversionId));
  const readAll = useMutation(api.knowledgeBase.readAll.mutation());
  if (!data) {
    if (!error) return <Spinner label="Loading your knowledge base…" />;
    return <Failure error={error} />;
  }
  const { entryCount, pageCount, items, corrections, isUpdating, failure } = data;
  const problem = failure ?? (readAll.error && describeFailure(readAll.error));
  return (
    <DropZone onDrop={(files) => mayEdit && uploads.start(conversionId, files)} className="space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-2xl">Knowledge Base</h2>
          <p className="text-ink-muted">{sayKnown(items, entryCount)}</p>
          {mayEdit && <p className="text-ink-muted text-sm max-md:hidden">Or drop files here.</p>}
        </div>
        <EditorsOnly>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              disabled={readAll.isPending || items.length === 0}
              onClick={() => readAll.mutate({ conversionId })}
            >
              <RefreshCw className="size-4" />
              Read all again
            </Button>
            <Button onClick={() => setAdding(true)}>
              <Plus className="size-4" />
              Add Content
            </Button>
          </div>
        </EditorsOnly>
      </div>
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      {isUpdating && <Spinner label="Updating your assistant…" />}
      <UploadList conversionId={conversionId} items={items} />
      <EntryTabs conversionId={conversionId} knowledge={data} />
      {website(pageCount)}
      <ReadinessSection conversionId={conversionId} />
      <CorrectionList conversionId={conversionId} corrections={corrections} />
      <RulesSection conversionId={conversionId} />
      {isAdding && <AddContentDialog conversionId={conversionId} onClose={() => setAdding(false)} />}
    </DropZone>
  );
}

/** All entries, and how many of them are in the answers where that is another number. */
function sayKnown(items: readonly KnowledgeItem[], answering: number): string {
  const all = items.length;
  const part = all === answering ? '' : `${answering.toLocaleString('en-US')} of `;
  const isWebsite = all > 1 && items.every(({ type }) => type === 'webpage');
  const entries = isWebsite ? `${all.toLocaleString('en-US')} pages` : sayEntries(all);
  return `Answers come from ${part}${entries}.`;
}
