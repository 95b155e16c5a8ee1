import { AdminAnalytics } from '#web/features/staff-analytics/admin-analytics.tsx';
import { Visitors } from '#web/features/superadmin/visitors.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function AnalyticsTab({ dashboard, platform }: StaffTabProps) {
  return (
    <div className="space-y-10">
      <Visitors visitors={dashboard.visitorAnalytics} />
      <AdminAnalytics platform={platform} />
    </div>
  );
}
