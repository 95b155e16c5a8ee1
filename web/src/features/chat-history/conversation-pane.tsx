import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { type Assistant, transcriptQuery } from './chat-queries.ts';
import { Conversation } from './conversation.tsx';

type ConversationPaneProps = {
  assistant: Assistant;
  sessionId: string;
  knownTags: readonly string[];
  onDeleted: () => void;
};

/** The conversation that was opened from the list. */
export function ConversationPane(props: ConversationPaneProps) {
  const { assistant, sessionId, knownTags, onDeleted } = props;
  const { data } = useQuery(transcriptQuery(assistant, sessionId));
  return (
    <>
      <h3 dir="auto" className="break-words text-xl">
        {data?.session.userQuery || 'Conversation'}
      </h3>
      {data && (
        <p className="text-ink-muted text-sm">
          <time dateTime={data.session.timestamp}>{formatInstant(data.session.timestamp)}</time>
        </p>
      )}
      <Conversation key={sessionId} {...{ assistant, sessionId, knownTags, onDeleted }} />
    </>
  );
}
