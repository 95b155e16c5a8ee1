import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type { TranscriptMessage } from '#shared/contract/chat-history.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Assistant, useSessionDeletion, useTranscript } from './queries.ts';

type SessionDialogProps = { assistant: Assistant; sessionId: string; onClose: () => void };

/** A conversation word for word, with what its answers stood on; it can be deleted here. */
export function SessionDialog({ assistant, sessionId, onClose }: SessionDialogProps) {
  const { data, error } = useTranscript(assistant, sessionId);
  return (
    <Modal
      title="Conversation"
      icon={<MessageSquare aria-hidden="true" className="size-5 text-brand-ink" />}
      description={
        data ? new Date(data.session.timestamp).toLocaleString('en-US') : 'What was asked and answered'
      }
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
          {data.messages.map((message) => (
            <Turn key={message.messageId} message={message} />
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

function Turn({ message }: { message: TranscriptMessage }) {
  const { role, content, citations, outcome, confidence } = message;
  return (
    <li>
      <p className="font-semibold text-sm">{role === 'user' ? 'Visitor' : 'Assistant'}</p>
      <p className="whitespace-pre-line break-words">{content}</p>
      {role === 'assistant' && outcome && (
        <p className="text-ink-muted text-sm">
          {outcome}
          {confidence !== undefined && `, ${Math.round(confidence * 100)}% sure`}
        </p>
      )}
      {citations.length > 0 && (
        <ul aria-label="Sources" className="mt-1 space-y-0.5 text-sm">
          {citations.map(({ title, url, quote }) => (
            <li key={`${url}${quote}`} className="break-words">
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
                  {title}
                </a>
              ) : (
                title
              )}
              : “{quote}”
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type DeletionProps = Pick<SessionDialogProps, 'assistant' | 'sessionId'> & { onDeleted: () => void };

/** Asked twice, since nothing brings a conversation back. */
function Deletion({ assistant, sessionId, onDeleted }: DeletionProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useSessionDeletion(assistant);
  if (!isAsked) {
    return (
      <Button variant="secondary" onClick={() => setAsked(true)}>
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
