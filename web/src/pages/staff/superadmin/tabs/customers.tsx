import { StaffActionTable } from '#web/features/staff-actions/staff-action-table.tsx';
import { UserList } from '#web/features/superadmin/user-list.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function CustomersTab({ dashboard, platform }: StaffTabProps) {
  return (
    <>
      <UserList
        kind="customer"
        platform={platform}
        newest={dashboard.customerUsers}
        maySell={dashboard.viewer.role === 'superadmin'}
      />
      {dashboard.viewer.role === 'superadmin' && <StaffActionTable />}
    </>
  );
}
