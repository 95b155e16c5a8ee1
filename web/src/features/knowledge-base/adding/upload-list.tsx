import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { CircleCheck, RefreshCw, TriangleAlert } from '#web/ui/icons/icons.ts';
import type { Upload } from './upload-store.ts';
import { uploads } from './uploads.ts';

type UploadListProps = { conversionId: string; items: readonly KnowledgeItem[] };

/** Files on their way into the knowledge base, each with how far it is, until the owner clears the list. */
export function UploadList({ conversionId, items }: UploadListProps) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  const own = all.filter((upload) => upload.conversionId === conversionId);
  useAnnouncement(own);
  if (own.length === 0) return null;
  const done = own.filter(({ state }) => state.kind === 'added' || state.kind === 'failed').length;
  return (
    <section aria-labelledby="uploads-title" className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="uploads-title" className="font-semibold">
          Files: {done} of {own.length} done
        </h3>
        {done > 0 && (
          <Button variant="quiet" size="small" onClick={() => uploads.clear(conversionId)}>
            Clear the list
          </Button>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {own.map((upload) => (
          <UploadRow key={upload.id} upload={upload} items={items} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, items }: { upload: Upload; items: readonly KnowledgeItem[] }) {
  const { id, name, state } = upload;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-48 break-words">{name}</span>
      <div className="min-w-0 basis-64 text-sm max-sm:basis-full">
        <UploadState name={name} state={state} items={items} />
      </div>
      {state.kind === 'failed' && state.canRetry && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Try again: ${name}`}
          onClick={() => uploads.retry(id)}
        >
          <RefreshCw className="size-4" />
          Try again
        </Button>
      )}
    </li>
  );
}

type UploadStateProps = Pick<Upload, 'name' | 'state'> & { items: readonly KnowledgeItem[] };

/** How far a file is: waiting, sent to so many per cent, being read, or done. */
function UploadState({ name, state, items }: UploadStateProps) {
  switch (state.kind) {
    case 'waiting':
      return <p className="text-ink-muted">Waiting for its turn</p>;
    case 'sending':
      return (
        <>
          <p className="text-ink-muted">Sending, {state.percentage}%</p>
          <ProgressBar isThin label={`Sending ${name}`} percentage={state.percentage} />
        </>
      );
    case 'failed':
      return (
        <p className="flex gap-1.5 text-danger-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{state.reason}</span>
        </p>
      );
    case 'added':
      return <ReadState item={items.find(({ id }) => id === state.itemId)} />;
  }
}

function ReadState({ item }: { item: KnowledgeItem | undefined }) {
  if (item?.status === 'error') return <p className="text-danger-ink">{item.reason}</p>;
  if (item?.status !== 'processed') return <p className="text-ink-muted">Sent, now being read</p>;
  return (
    <p className="flex gap-1.5 text-success-ink">
      <CircleCheck className="mt-0.5 size-4 shrink-0" />
      Read: {item.wordCount.toLocaleString('en-US')} words
    </p>
  );
}

/** Says once, when the last file has ended, what became of them, with the texts of document 2 section 8. */
function useAnnouncement(own: readonly Upload[]) {
  const queries = useQueryClient();
  const added = own.filter(({ state }) => state.kind === 'added').length;
  const ended = own.filter(({ state }) => state.kind === 'added' || state.kind === 'failed').length;
  const before = useRef({ added, ended });
  useEffect(() => {
    const known = before.current;
    before.current = { added, ended };
    if (added > known.added) void queries.invalidateQueries({ queryKey: ['user'] });
    if (ended <= known.ended || ended < own.length) return;
    const failed = own.find(({ state }) => state.kind === 'failed');
    if (failed?.state.kind === 'failed')
      toastStore.show({ title: 'Upload Failed', description: failed.state.reason, variant: 'destructive' });
    else
      toastStore.show({
        title: 'Upload Successful',
        description: 'Content added to knowledge base and being processed.',
      });
  }, [added, ended, own, queries]);
}
