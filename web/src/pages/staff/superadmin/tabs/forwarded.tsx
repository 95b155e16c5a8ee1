import { InboxPanel } from '#web/features/inbox/inbox-panel.tsx';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';
import type { StaffTabProps } from '../tab-props.ts';

export function ForwardedTab({ platform }: StaffTabProps) {
  return <InboxPanel scope={{ kind: 'staff', platform, loadClient: loadStaffClient }} />;
}
