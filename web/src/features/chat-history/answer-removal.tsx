import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Trash2 } from '#web/ui/icons/icons.ts';
import { type Assistant, useRemovalRefresh } from './chat-queries.ts';

type AnswerRemovalProps = {
  assistant: Assistant;
  sessionId: string;
  messageId: string;
  question: string;
  onConversationDeleted: () => void;
};

const warning =
  'The words of both are deleted for good: here, in search, exports and the answer record, and in the emails and webhook events that we keep or have yet to send. Their hash stays, so that the record can still be checked. A message that the visitor left for you stays in your inbox.';

/** Removes an answer with its question, after a confirmation that says what stays. */
export function AnswerRemoval(props: AnswerRemovalProps) {
  const { assistant, sessionId, messageId, question, onConversationDeleted } = props;
  const mayEdit = useMayEdit();
  const refresh = useRemovalRefresh();
  const { mutate, isPending, error } = useMutation({
    ...api.chatHistory.redactAnswer.mutation({ isQuiet: true }),
    onSuccess: ({ isConversationDeleted }) => {
      refresh(isConversationDeleted);
      if (isConversationDeleted) onConversationDeleted();
    },
  });
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!mayEdit) return null;
  const label = 'Remove this question and answer';
  return (
    <div className="mt-2">
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        aria-label={`${label}: ${question}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trash2 className="size-4" />
        {label}
      </Button>
      {isOpen && (
        <div className="mt-3 rounded-md border border-line p-4">
          <p className="text-sm">{warning}</p>
          <FailureLine error={error} className="mt-2 text-danger-ink" />
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="danger"
              size="small"
              disabled={isPending}
              onClick={() => mutate({ ...assistant, sessionId, messageId })}
              label="Remove for good"
            />
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setOpen(false);
                opener.current?.focus();
              }}
              label="Cancel"
            />
          </div>
        </div>
      )}
    </div>
  );
}
