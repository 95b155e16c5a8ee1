import { SchoolBillingPanel } from '#web/features/school-billing/school-billing-panel.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function SchoolBillingTab({ platform }: StaffTabProps) {
  return <SchoolBillingPanel platform={platform} />;
}
