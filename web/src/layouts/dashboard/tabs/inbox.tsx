import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { WholeConversation } from '#web/features/chat-history/whole-conversation.tsx';
import { AnswerTeaching } from '#web/features/inbox/answer-teaching.tsx';
import { InboxPanel } from '#web/features/inbox/inbox-panel.tsx';
import { api } from '#web/lib/api/api.ts';

/** An assistant's inbox, whose answers can become the assistant's own. */
export function InboxTab({ conversionId, me }: { conversionId: string; me: { id: string; name: string } }) {
  return (
    <InboxPanel
      scope={{
        ...{ kind: 'owner', conversionId, me, calls: api.inbox },
        teach: (message, response) => <AnswerTeaching {...{ message, response, conversionId }} />,
        lead: ({ sessionId }) =>
          sessionId && (
            <WholeConversation {...{ brandId: brandOfConversion(conversionId), conversionId, sessionId }} />
          ),
      }}
    />
  );
}
