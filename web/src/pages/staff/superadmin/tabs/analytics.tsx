import { Visitors } from '#web/features/superadmin/visitors.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function AnalyticsTab({ dashboard }: StaffTabProps) {
  return <Visitors visitors={dashboard.visitorAnalytics} />;
}
