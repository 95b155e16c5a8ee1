import { DemoAnalytics } from '#web/features/staff-analytics/demo-analytics.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export const DemoAnalyticsTab = ({ platform }: StaffTabProps) => <DemoAnalytics platform={platform} />;
