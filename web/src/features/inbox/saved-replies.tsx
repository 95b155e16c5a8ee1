import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Trash2 } from '#web/ui/icons/icons.ts';
import type { OwnerParts } from './inbox-queries.ts';

type SavedRepliesProps = {
  owner: OwnerParts;
  /** What is written now. */
  written: string;
  /** Puts a reply into the answer. */
  onUse: (text: string) => void;
};

/** Answers kept for the next time: used with one click, and kept from what is written. */
export function SavedReplies({ owner, written, onUse }: SavedRepliesProps) {
  const [isOpen, setOpen] = useState(false);
  const { conversionId, calls } = owner;
  const { data, error: loadError } = useQuery(calls.listReplies.query({ conversionId }));
  const saving = useMutation(calls.saveReply.mutation());
  const removal = useMutation(calls.removeReply.mutation());
  const isPending = saving.isPending || removal.isPending;
  const replies = data?.replies ?? [];
  const text = written.trim();
  const error = saving.error ?? removal.error ?? loadError;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Saved replies{replies.length > 0 && ` (${replies.length})`}
        </Button>
        {text && !replies.some((reply) => reply.text === text) && (
          <Button
            variant="quiet"
            size="small"
            disabled={isPending}
            onClick={() => saving.mutate({ conversionId, text })}
            label="Save as a reply"
          />
        )}
      </div>
      <FailureLine error={error} className="text-danger-ink text-sm" />
      {isOpen && data && replies.length === 0 && (
        <p className="text-ink-muted text-sm">
          Nothing is saved yet. Write an answer and choose “Save as a reply” to use it again.
        </p>
      )}
      {isOpen && replies.length > 0 && (
        <ul aria-label="Saved replies" className="divide-y divide-line rounded-md border border-line">
          {replies.map((reply) => (
            <SavedReply
              key={reply.id}
              text={reply.text}
              isDisabled={isPending}
              onUse={() => {
                onUse(reply.text);
                setOpen(false);
              }}
              onRemove={() => removal.mutate({ conversionId, id: reply.id })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type SavedReplyProps = { text: string; isDisabled: boolean; onUse: () => void; onRemove: () => void };

function SavedReply({ text, isDisabled, onUse, onRemove }: SavedReplyProps) {
  return (
    <li className="flex items-start gap-2 p-2">
      <button
        type="button"
        dir="auto"
        className="line-clamp-2 min-h-11 min-w-0 flex-1 break-words rounded-md px-2 py-1 text-start hover:bg-sunken"
        onClick={onUse}
      >
        {text}
      </button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Remove the saved reply: ${text}`}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Trash2 className="size-4" />
      </Button>
    </li>
  );
}
