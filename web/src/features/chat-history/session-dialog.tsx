import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Button } from '#web/ui/form/button.tsx';
import { MessageSquare } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { type Assistant, transcriptQuery } from './chat-queries.ts';
import { Conversation } from './conversation.tsx';

type SessionDialogProps = { assistant: Assistant; sessionId: string; onClose: () => void };

/** A conversation over the page, where there is no room beside the list. */
export function SessionDialog({ assistant, sessionId, onClose }: SessionDialogProps) {
  const { data } = useQuery(transcriptQuery(assistant, sessionId));
  return (
    <Modal
      title="Conversation"
      icon={<MessageSquare className="size-5 text-brand-ink" />}
      description={data ? formatInstant(data.session.timestamp) : 'What was asked and answered'}
      onClose={onClose}
    >
      <Conversation assistant={assistant} sessionId={sessionId} onDeleted={onClose}>
        <Button variant="quiet" onClick={onClose} label="Close" />
      </Conversation>
    </Modal>
  );
}
