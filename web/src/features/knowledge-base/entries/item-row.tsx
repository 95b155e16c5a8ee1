import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { undoSeconds } from '#shared/domain/limits.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Captions, LoaderCircle, RefreshCw, Trash2 } from '#web/ui/icons/icons.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { RowMenu } from '#web/ui/layout/row-menu.tsx';
import { AddCaptionsDialog } from '../adding/add-captions-dialog.tsx';
import { pathOf } from './group-items.ts';
import { nameItem, statusTexts, typeTexts } from './item-texts.ts';

const ItemPreview = loadPart(async () => (await import('./item-preview.tsx')).ItemPreview);

type ItemRowProps = {
  conversionId: string;
  item: KnowledgeItem;
  mainHost: string;
  /** Its day is said for all entries around it. */
  hidesDay: boolean;
};

const statusStyles = {
  processed: 'text-success-ink',
  processing: 'text-warning-ink',
  pending: 'text-warning-ink',
  error: 'text-danger-ink',
} as const satisfies Record<KnowledgeItem['status'], string>;

export function ItemRow({ conversionId, item, mainHost, hidesDay }: ItemRowProps) {
  const { id, type, status, url } = item;
  const title = nameItem(item);
  const mayEdit = useMayEdit();
  const [dialog, setDialog] = useState<'captions' | 'preview'>();
  const close = () => setDialog(undefined);
  const read = useMutation(api.knowledgeBase.readItem.mutation());
  const remove = useMutation({
    ...api.knowledgeBase.deleteItem.mutation(),
    onMutate: () => toastStore.dismiss(),
  });
  const readNow = () => read.mutate({ conversionId, itemId: id });
  const isDisabled = isWaiting(status) || read.isPending;
  const readAgain = { title: 'Read again', Icon: RefreshCw, isDisabled, run: readNow };
  return (
    <li className="flex flex-wrap items-start gap-x-2 py-2 ps-4 pe-1">
      <ItemFacts
        {...{ item, mainHost, hidesDay }}
        error={read.error ?? remove.error}
        onPreview={() => setDialog('preview')}
      />
      <div className="ms-auto flex flex-wrap items-center gap-x-3">
        {mayEdit && status === 'error' && (
          <Mending
            title={title}
            isReading={read.isPending}
            onRead={readNow}
            onCaptions={type === 'video' ? () => setDialog('captions') : undefined}
          />
        )}
        {mayEdit && (
          <RowMenu
            label={`More actions: ${title}`}
            actions={[
              ...(url && status !== 'error' ? [readAgain] : []),
              {
                title: 'Delete',
                Icon: Trash2,
                isDisabled: remove.isPending,
                run: () => remove.mutate({ conversionId, itemId: id, undoSeconds }),
              },
            ]}
          />
        )}
      </div>
      {dialog === 'captions' && <AddCaptionsDialog conversionId={conversionId} item={item} onClose={close} />}
      {dialog === 'preview' && (
        <LoadBoundary>
          <ItemPreview conversionId={conversionId} item={item} onClose={close} />
        </LoadBoundary>
      )}
    </li>
  );
}

type MendingProps = {
  title: string;
  isReading: boolean;
  onRead: () => void;
  onCaptions: (() => void) | undefined;
};

/** What may help an entry that could not be read. */
function Mending({ title, isReading, onRead, onCaptions }: MendingProps) {
  return (
    <>
      {onCaptions && (
        <Button variant="secondary" size="small" aria-label={`Add captions: ${title}`} onClick={onCaptions}>
          <Captions className="size-4" />
          Add captions
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={isReading}
        aria-label={`Retry: ${title}`}
        onClick={onRead}
      >
        <RefreshCw className="size-4" />
        Retry
      </Button>
    </>
  );
}

function isWaiting(status: KnowledgeItem['status']): boolean {
  return status === 'pending' || status === 'processing';
}

function Status({ status }: Pick<KnowledgeItem, 'status'>) {
  return (
    <span className={clsx('font-semibold', statusStyles[status])}>
      {isWaiting(status) && <LoaderCircle className="me-1.5 inline size-4 motion-safe:animate-spin" />}
      {statusTexts[status]}
    </span>
  );
}

type ItemFactsProps = Omit<ItemRowProps, 'conversionId'> & { error: Error | null; onPreview: () => void };

/** The heading, which opens what was read, the address of the original, and how the last read went. */
function ItemFacts({ item, mainHost, hidesDay, error, onPreview }: ItemFactsProps) {
  const { type, status, url, wordCount, readAt, reason } = item;
  const title = nameItem(item);
  return (
    <div className="min-w-0 flex-1 basis-64 py-1">
      <p className="break-words font-semibold">
        {readAt ? (
          <button
            type="button"
            aria-label={`See what was read: ${title}`}
            className="min-h-6 break-words text-start underline-offset-4 hover:underline"
            onClick={onPreview}
          >
            {title}
          </button>
        ) : (
          title
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-muted text-sm">
        <span>
          <Status status={status} /> · {typeTexts[type]}
          {wordCount > 0 && ` · ${wordCount.toLocaleString('en-US')} words`}
          {readAt && !hidesDay && ` · Read ${formatDay(readAt)}`}
        </span>
        {url && (
          <OutsideLink href={url} className="inline-block min-h-6 break-all text-ink">
            {pathOf(item, mainHost).replace(/\.(?:html?|php|aspx?)$/, '')}
          </OutsideLink>
        )}
      </p>
      {reason && (
        <p className={clsx('mt-1 text-sm', status === 'error' ? 'text-danger-ink' : 'text-ink-muted')}>
          {reason}
          {status === 'error' && readAt && ' The previous version is still used.'}
        </p>
      )}
      <FailureLine error={error} className="mt-1 text-danger-ink text-sm" />
    </div>
  );
}
