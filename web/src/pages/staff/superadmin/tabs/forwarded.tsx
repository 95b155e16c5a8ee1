import { useSearchParams } from 'react-router-dom';
import { InboxPanel } from '#web/features/inbox/inbox-panel.tsx';
import type { InboxQuery } from '#web/features/inbox/inbox-queries.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import type { StaffTabProps } from '../tab-props.ts';

/** What the overview links to. */
const views: Record<string, InboxQuery> = {
  waiting: { show: 'waiting', search: '' },
  orders: { show: 'waiting', search: '', kind: 'order' },
};

export function ForwardedTab({ dashboard, platform }: StaffTabProps) {
  const [search] = useSearchParams();
  const wanted = search.get('messages') ?? '';
  const { listForwarded, getForwarded, changeForwarded: change, editForwarded: edit } = staffApi.inbox;
  return (
    <InboxPanel
      key={wanted}
      scope={{
        ...{ place: platform ?? 'all', me: dashboard.viewer, change, edit },
        list: (query) => listForwarded.pages({ platform, ...query }),
        people: staffApi.inbox.listForwardedPeople.query({ platform }),
        open: getForwarded.query,
      }}
      first={views[wanted]}
    />
  );
}
