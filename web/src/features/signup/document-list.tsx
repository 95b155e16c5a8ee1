import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FileText, RotateCcw, X } from '#web/ui/icons/icons.ts';
import { formatFileSize } from './documents/format-file-size.ts';
import type { QueuedDocument, UploadQueue } from './upload-queue.ts';

type DocumentListProps = { documents: readonly QueuedDocument[]; uploads: UploadQueue };

export function DocumentList({ documents, uploads }: DocumentListProps) {
  if (!documents.length) return null;
  return (
    <ul
      aria-label="Chosen documents"
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {documents.map((document) => (
        <DocumentLine key={document.key} document={document} uploads={uploads} />
      ))}
    </ul>
  );
}

function DocumentLine({ document, uploads }: { document: QueuedDocument; uploads: UploadQueue }) {
  const { key, filename, size, status, progress } = document;
  return (
    <li className="flex items-center gap-3 p-3">
      <FileText className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-medium" title={filename}>
          {filename}
        </p>
        <p className="text-ink-muted text-sm">
          {formatFileSize(size)}
          {status === 'uploaded' && ' · Uploaded'}
          {status === 'failed' && <span className="text-danger-ink"> · Could not be uploaded</span>}
        </p>
        {/* Keeps the progress bar's space, so that the next row's buttons stay under the pointer. */}
        <div className="flow-root h-3">
          {status === 'uploading' && (
            <ProgressBar label={`Upload of ${filename}`} percentage={Math.round(progress * 100)} isThin />
          )}
        </div>
      </div>
      {status === 'failed' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Upload ${filename} again`}
          onClick={() => uploads.retry(key)}
        >
          <RotateCcw className="size-4" />
          Retry
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={`Remove ${filename}`}
        onClick={() => uploads.remove(key)}
      >
        <X className="size-5" />
      </Button>
    </li>
  );
}
