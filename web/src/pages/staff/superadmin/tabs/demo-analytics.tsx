import { DemoAnalytics } from '#web/features/staff-analytics/demo-analytics.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function DemoAnalyticsTab({ platform }: StaffTabProps) {
  return <DemoAnalytics platform={platform} />;
}
