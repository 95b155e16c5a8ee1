import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { FoldedText } from '#web/ui/data/folded-text.tsx';

const roleNames = { user: 'Visitor', assistant: 'Assistant' } as const;

/** What was said before, and what the sender wrote for a person, where the headline does not say it all. */
export function MessageConversation({ message, says }: { message: InboxMessage; says: string }) {
  const { transcript, aiAttemptedResponse } = message;
  // Mostly it stands in the conversation.
  const isKnown = transcript.some(({ content }) => content === aiAttemptedResponse);
  return (
    <>
      {says && (
        <p dir="auto" className="whitespace-pre-line break-words">
          {says}
        </p>
      )}
      {transcript.length > 0 && (
        <section aria-label="Conversation before the message">
          <h3 className="font-semibold">The conversation before</h3>
          <ol className="mt-2 space-y-2">
            {transcript.map((turn) => (
              <li key={`${turn.sentAt}-${turn.role}`} className="break-words">
                {turn.role === 'user' ? (
                  <Turn turn={turn} />
                ) : (
                  <FoldedText name={`the assistant’s reply “${turn.content.slice(0, 40)}…”`}>
                    <Turn turn={turn} />
                  </FoldedText>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {aiAttemptedResponse && !isKnown && (
        <FoldedText name="the assistant’s reply">
          <Turn turn={{ role: 'assistant', content: aiAttemptedResponse }} />
        </FoldedText>
      )}
    </>
  );
}

function Turn({ turn }: { turn: Pick<InboxMessage['transcript'][number], 'role' | 'content'> }) {
  return (
    <>
      <span className="font-semibold">{roleNames[turn.role]}:</span> <bdi>{turn.content}</bdi>
    </>
  );
}
