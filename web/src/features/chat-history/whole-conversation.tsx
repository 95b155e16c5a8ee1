import { useQuery } from '@tanstack/react-query';
import { useDashboardPlace } from '#web/lib/site/use-dashboard-place.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { type Assistant, transcriptQuery } from './chat-queries.ts';

/** Leads to the whole conversation that a message came from, unless its visitor or its owner has deleted it. */
export function WholeConversation({ sessionId, ...assistant }: Assistant & { sessionId: string }) {
  const { data } = useQuery(transcriptQuery(assistant, sessionId));
  const findPlace = useDashboardPlace();
  if (!data) return null;
  return (
    <SiteLink
      to={findPlace('chat-history')}
      state={{ openedId: sessionId }}
      className="inline-block py-1 font-semibold underline underline-offset-4"
      label="See the whole conversation"
    />
  );
}
