import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ArrowLeft } from '#web/ui/icons/icons.ts';
import { type Assistant, transcriptQuery } from './chat-queries.ts';
import { Conversation } from './conversation.tsx';

export const conversationPaneId = 'conversation';

type ConversationPaneProps = {
  assistant: Assistant;
  sessionId: string;
  knownTags: readonly string[];
  onDeleted: () => void;
  onBack: () => void;
};

/**
 * The conversation beside the list, which stays in view while the list scrolls; without room it takes the list's place.
 * One element for both, so that nothing typed in it is lost when a tablet is turned.
 */
export function ConversationPane(props: ConversationPaneProps) {
  const { assistant, sessionId, knownTags, onDeleted, onBack } = props;
  const { data } = useQuery(transcriptQuery(assistant, sessionId));
  return (
    <section
      id={conversationPaneId}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 xl:p-6"
    >
      <Button variant="quiet" size="small" className="-ms-3 mb-2 lg:hidden" onClick={onBack}>
        <ArrowLeft className="size-4 rtl:rotate-180" />
        All conversations
      </Button>
      <h3 dir="auto" className="break-words text-xl">
        {data?.session.userQuery || 'Conversation'}
      </h3>
      {data && (
        <p className="text-ink-muted text-sm">
          <time dateTime={data.session.timestamp}>{formatInstant(data.session.timestamp)}</time>
        </p>
      )}
      <Conversation key={sessionId} {...{ assistant, sessionId, knownTags, onDeleted }} />
    </section>
  );
}
