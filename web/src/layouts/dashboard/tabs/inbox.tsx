import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import type { InboxPerson } from '#shared/domain/inbox/inbox-message.ts';
import { WholeConversation } from '#web/features/chat-history/whole-conversation.tsx';
import { AnswerTeaching } from '#web/features/inbox/answer-teaching.tsx';
import { InboxPanel } from '#web/features/inbox/inbox-panel.tsx';
import { api } from '#web/lib/api/api.ts';
import { useDashboardPlace } from '#web/lib/site/use-dashboard-place.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** An assistant's inbox, whose answers can become the assistant's own. */
export function InboxTab({ conversionId, me }: { conversionId: string; me: InboxPerson }) {
  const { listOwn, changeOwn: change, editOwn: edit, listPeople } = api.inbox;
  return (
    <InboxPanel
      scope={{
        ...{ place: conversionId, me, change, edit },
        list: (query) => listOwn.pages({ conversionId, ...query }),
        counts: [api.dashboard.getAttention.key],
        people: listPeople.query({ conversionId }),
        owner: {
          ...{ conversionId, calls: api.inbox },
          teach: (message, response) => <AnswerTeaching {...{ message, response, conversionId }} />,
          lead: ({ sessionId, form }) => {
            if (form) return <FormLink />;
            const brandId = brandOfConversion(conversionId);
            return sessionId && <WholeConversation {...{ brandId, conversionId, sessionId }} />;
          },
        },
      }}
    />
  );
}

/** Where what was entered stands with its files. */
function FormLink() {
  return (
    <SiteLink
      to={useDashboardPlace()('forms')}
      className="inline-block py-1 font-semibold underline underline-offset-4"
    >
      See it under Forms, with its files
    </SiteLink>
  );
}
