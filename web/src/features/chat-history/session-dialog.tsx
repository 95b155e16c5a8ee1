import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { AnswerRemoval } from './answer-removal.tsx';
import { type Assistant, useSessionDeletion, useTranscript } from './queries.ts';
import { Turn } from './turn.tsx';

type SessionDialogProps = { assistant: Assistant; sessionId: string; onClose: () => void };

/**
 * A full conversation with the sources of its answers; answers can be corrected or removed, and the conversation
 * deleted.
 */
export function SessionDialog({ assistant, sessionId, onClose }: SessionDialogProps) {
  const { data, error } = useTranscript(assistant, sessionId);
  return (
    <Modal
      title="Conversation"
      icon={<MessageSquare aria-hidden="true" className="size-5 text-brand-ink" />}
      description={data ? formatInstant(data.session.timestamp) : 'What was asked and answered'}
      onClose={onClose}
    >
      {!data && !error && <Spinner label="Loading the conversation…" className="mt-6" />}
      {error && (
        <p role="alert" className="mt-4 text-danger-ink">
          {error.message}
        </p>
      )}
      {data && (
        <ul aria-label="Transcript" className="mt-5 space-y-4">
          {data.messages.map((message, index) => (
            <Turn
              key={message.messageId}
              message={message}
              asked={data.messages[index - 1]}
              conversionId={assistant.conversionId}
              isTest={data.session.isTest === true}
              removal={
                <AnswerRemoval
                  assistant={assistant}
                  sessionId={sessionId}
                  messageId={message.messageId}
                  question={data.messages[index - 1]?.content ?? ''}
                  onConversationDeleted={onClose}
                />
              }
            />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 border-line border-t pt-5">
        <Deletion assistant={assistant} sessionId={sessionId} onDeleted={onClose} />
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  );
}

type DeletionProps = Pick<SessionDialogProps, 'assistant' | 'sessionId'> & { onDeleted: () => void };

/** Asks for confirmation, because a deleted conversation cannot be restored. */
function Deletion({ assistant, sessionId, onDeleted }: DeletionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error } = useSessionDeletion(assistant);
  if (!isConfirming) {
    return (
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        Delete this conversation
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="danger"
        disabled={isPending}
        onClick={() => mutate(sessionId, { onSuccess: onDeleted })}
      >
        Delete for good
      </Button>
      {error && (
        <p role="alert" className="text-danger-ink">
          {error.message}
        </p>
      )}
    </>
  );
}
