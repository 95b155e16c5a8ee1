import { FailedConversions } from '#web/features/superadmin/failed-conversions.tsx';
import { MarkedAddresses } from '#web/features/superadmin/marked-addresses.tsx';
import { Overview } from '#web/features/superadmin/overview.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function OverviewTab({ dashboard, platform }: StaffTabProps) {
  return (
    <div className="space-y-8">
      <Overview dashboard={dashboard} isFiltered={platform !== undefined} />
      <FailedConversions platform={platform} />
      {dashboard.viewer.role === 'superadmin' && <MarkedAddresses />}
    </div>
  );
}
