import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { figureNames, saySessionState } from '#shared/domain/figures/glossary.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { AnswerRemoval } from './answer-removal.tsx';
import { type Assistant, transcriptQuery, useRemovalRefresh } from './chat-queries.ts';
import { LivePart } from './live-part.tsx';
import { Satisfaction } from './satisfaction.tsx';
import { sayOrigin } from './say-origin.ts';
import { SessionTags } from './session-tags.tsx';
import { Turn } from './turn.tsx';
import { useTranslations } from './use-translations.tsx';

type ConversationProps = {
  assistant: Assistant;
  sessionId: string;
  /** Tags used before, to choose from. */
  knownTags?: readonly string[];
  onDeleted: () => void;
  /** Buttons beside the deletion. */
  children?: ReactNode;
};

/**
 * A full conversation with the sources of its answers; answers can be written, corrected or removed, and the
 * conversation tagged or deleted.
 */
export function Conversation({ assistant, sessionId, knownTags, onDeleted, children }: ConversationProps) {
  const { data, error, refetch } = useQuery(transcriptQuery(assistant, sessionId));
  const { translations, state } = useTranslations(assistant, sessionId, data?.canTranslate);
  return (
    <>
      {!data && !error && <Spinner label="Loading the conversation…" className="mt-6" />}
      {error && !data && (
        <div role="alert" className="mt-4 space-y-2 text-danger-ink">
          <p>{describeFailure(error)}</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()} label="Try again" />
        </div>
      )}
      {data && (
        <>
          <Facts session={data.session} />
          {state}
          <SessionTags
            key={sessionId}
            assistant={assistant}
            sessionId={sessionId}
            tags={data.session.tags ?? []}
            knownTags={knownTags ?? []}
          />
          <ul aria-label="Transcript" className="mt-5 space-y-4">
            {data.messages.map((message, index) => (
              <Turn
                key={message.messageId}
                message={message}
                translation={message.translation ?? translations.get(message.messageId)}
                asked={data.messages[index - 1]}
                conversionId={assistant.conversionId}
                isTest={data.session.isTest === true}
                removal={
                  <AnswerRemoval
                    assistant={assistant}
                    sessionId={sessionId}
                    messageId={message.messageId}
                    question={data.messages[index - 1]?.content ?? ''}
                    onConversationDeleted={onDeleted}
                  />
                }
              />
            ))}
          </ul>
          <LivePart key={`live-${sessionId}`} assistant={assistant} session={data.session} />
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3 border-line border-t pt-5">
        <EditorsOnly>
          <Deletion key={sessionId} assistant={assistant} sessionId={sessionId} onDeleted={onDeleted} />
        </EditorsOnly>
        {children}
      </div>
    </>
  );
}

function Facts({ session }: { session: ChatSessionSummary }) {
  const { page, satisfaction, messageCount, contactProvided } = session;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
      <p>
        {saySessionState(session)}
        {` · ${messageCount} messages`}
        {contactProvided && ` · ${figureNames.contacts.toLowerCase()}`}
        {sayOrigin(session)}
        {page && <span className="[overflow-wrap:anywhere]"> · on {page}</span>}
      </p>
      <Satisfaction value={satisfaction} />
    </div>
  );
}

type DeletionProps = Pick<ConversationProps, 'assistant' | 'sessionId' | 'onDeleted'>;

/** Asks for confirmation, because a deleted conversation cannot be restored. */
function Deletion({ assistant, sessionId, onDeleted }: DeletionProps) {
  const refresh = useRemovalRefresh();
  const { mutateAsync, isPending, error } = useMutation({
    ...api.chatHistory.deleteSession.mutation({ isQuiet: true }),
    onSuccess: () => refresh(true),
  });
  return (
    <AskedTwice
      label="Delete this conversation"
      warning="It cannot be restored. A message that came from it stays in the inbox without it, and what stands on the visitor’s own screen stays there."
      confirmLabel="Delete for good"
      isPending={isPending}
      error={error}
      onConfirm={() => mutateAsync({ ...assistant, sessionId }).then(onDeleted)}
    />
  );
}
