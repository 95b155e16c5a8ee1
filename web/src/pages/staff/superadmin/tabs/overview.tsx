import { FailedConversions } from '#web/features/superadmin/failed-conversions.tsx';
import { MarkedAddresses } from '#web/features/superadmin/marked-addresses.tsx';
import { NeedsYou } from '#web/features/superadmin/needs-you.tsx';
import { Overview } from '#web/features/superadmin/overview.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function OverviewTab({ dashboard, platform }: StaffTabProps) {
  return (
    <div className="space-y-8">
      <NeedsYou platform={platform} isSuperadmin={dashboard.viewer.role === 'superadmin'} />
      <Overview dashboard={dashboard} isFiltered={platform !== undefined} />
      <FailedConversions platform={platform} />
      {dashboard.viewer.role === 'superadmin' && <MarkedAddresses />}
    </div>
  );
}
