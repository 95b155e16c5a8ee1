import { StaffActionTable } from '#web/features/staff-actions/staff-action-table.tsx';
import { UserList } from '#web/features/superadmin/customers/user-list.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function CustomersTab({ dashboard, platform }: StaffTabProps) {
  return (
    <>
      <UserList kind="customer" platform={platform} maySell={dashboard.viewer.role === 'superadmin'} />
      {dashboard.viewer.role === 'superadmin' && <StaffActionTable />}
    </>
  );
}
