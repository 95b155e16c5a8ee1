import { InboxPanel } from '#web/features/inbox/inbox-panel.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function ForwardedTab({ platform }: StaffTabProps) {
  return <InboxPanel scope={{ kind: 'staff', platform }} />;
}
