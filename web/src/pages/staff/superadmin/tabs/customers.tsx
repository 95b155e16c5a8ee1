import { useSearchParams } from 'react-router-dom';
import { StaffActionTable } from '#web/features/staff-actions/staff-action-table.tsx';
import { UserList } from '#web/features/superadmin/customers/user-list.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import type { StaffTabProps } from '../tab-props.ts';

/** The customers, and what staff did; `show=actions` in the address shows that alone. */
export function CustomersTab({ dashboard, platform }: StaffTabProps) {
  const [search] = useSearchParams();
  const isSuperadmin = dashboard.viewer.role === 'superadmin';
  const isLog = isSuperadmin && search.get('show') === 'actions';
  return (
    <>
      {isLog ? (
        <SiteLink to="/superadmin?tab=customers" className="font-semibold underline underline-offset-4">
          Back to the customers
        </SiteLink>
      ) : (
        <UserList kind="customer" platform={platform} maySell={isSuperadmin} />
      )}
      {isSuperadmin && <StaffActionTable />}
    </>
  );
}
