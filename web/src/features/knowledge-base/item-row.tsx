import { clsx } from 'clsx';
import { Captions, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { AddCaptionsDialog } from './add-captions-dialog.tsx';
import { DeleteItemDialog } from './delete-item-dialog.tsx';
import { statusTexts, typeTexts } from './item-texts.ts';
import { useKnowledgeCall } from './queries.ts';

type ItemRowProps = { conversionId: string; item: KnowledgeItem };

const statusStyles = {
  processed: 'bg-success-tint text-success-ink',
  processing: 'bg-warning-tint text-warning-ink',
  pending: 'bg-warning-tint text-warning-ink',
  error: 'bg-danger-tint text-danger-ink',
} as const satisfies Record<KnowledgeItem['status'], string>;

export function ItemRow({ conversionId, item }: ItemRowProps) {
  const { id, title, type, status, url, wordCount, readAt, reason } = item;
  const [dialog, setDialog] = useState<'captions' | 'delete'>();
  const close = () => setDialog(undefined);
  const read = useKnowledgeCall(conversionId, (area, itemId: string) =>
    area.readItem({ conversionId, itemId }),
  );
  const isWaiting = status === 'pending' || status === 'processing';
  const action = status === 'error' ? 'Retry' : 'Re-sync';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-semibold">
          {url ? <OutsideLink href={url}>{title}</OutsideLink> : title}
        </p>
        <p className="text-ink-muted text-sm">
          {typeTexts[type]}
          {wordCount > 0 && ` · ${wordCount.toLocaleString('en-US')} words`}
          {readAt && ` · Last read ${formatInstant(readAt)}`}
        </p>
        {reason && (
          <p className={clsx('mt-1 text-sm', status === 'error' ? 'text-danger-ink' : 'text-ink-muted')}>
            {reason}
            {status === 'error' && readAt && ' The previous version is still used.'}
          </p>
        )}
        {read.error && (
          <p role="alert" className="mt-1 text-danger-ink text-sm">
            {describeFailure(read.error)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className={clsx('rounded-full px-3 py-1 font-semibold text-sm', statusStyles[status])}>
          {statusTexts[status]}
        </span>
        <div className="flex flex-wrap gap-2">
          {type === 'video' && status === 'error' && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`Add captions: ${title}`}
              onClick={() => setDialog('captions')}
            >
              <Captions aria-hidden="true" className="size-4" />
              Add captions
            </Button>
          )}
          {(url || status === 'error') && (
            <Button
              variant="secondary"
              size="small"
              disabled={isWaiting || read.isPending}
              aria-label={`${action}: ${title}`}
              onClick={() => read.mutate(id)}
            >
              <RefreshCw aria-hidden="true" className="size-4" />
              {action}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={`Delete: ${title}`}
            onClick={() => setDialog('delete')}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        </div>
      </div>
      {dialog === 'captions' && <AddCaptionsDialog conversionId={conversionId} item={item} onClose={close} />}
      {dialog === 'delete' && <DeleteItemDialog conversionId={conversionId} item={item} onClose={close} />}
    </li>
  );
}
