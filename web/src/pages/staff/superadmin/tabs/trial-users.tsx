import { UserList } from '#web/features/superadmin/customers/user-list.tsx';
import { FailedConversions } from '#web/features/superadmin/failed-conversions.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function TrialUsersTab({ dashboard, platform }: StaffTabProps) {
  return (
    <div className="space-y-8">
      <FailedConversions platform={platform} />
      <UserList kind="trial" platform={platform} maySell={dashboard.viewer.role === 'superadmin'} />
    </div>
  );
}
