import type { MessagePage } from '#shared/contract/inbox.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Printer } from '#web/ui/icons/icons.ts';
import { MessageOutlook } from './message-outlook.tsx';

/** For the sender: the state of a message, the answer, and what happens next. */
export function MessageStatus({ page }: { page: MessagePage }) {
  const { title, text, organisation, message, createdAt, response, responseBy } = page;
  return (
    <div className="space-y-6">
      <div role="status">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1">{text}</p>
      </div>
      {response !== undefined && (
        <div className="rounded-md bg-success-tint p-4 text-success-ink print:border">
          <p className="whitespace-pre-line break-words">{response}</p>
          <p className="mt-2 font-semibold">
            {responseBy}, {organisation}
          </p>
        </div>
      )}
      <MessageOutlook page={page} />
      <div>
        <h2 className="font-semibold">
          You {page.kind === 'order' ? 'ordered' : 'wrote'} on {formatInstant(createdAt)}
        </h2>
        <p className="whitespace-pre-line break-words">{message}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-ink-muted text-sm">
          Keep this address private: anyone who has it can read this page.
        </p>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer className="size-4" />
          Print
        </Button>
      </div>
    </div>
  );
}
