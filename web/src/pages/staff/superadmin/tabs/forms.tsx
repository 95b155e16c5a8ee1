import { CustomerForms } from '#web/features/superadmin/customer-forms.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function FormsTab({ dashboard }: StaffTabProps) {
  return <CustomerForms customers={[...dashboard.customerUsers, ...dashboard.trialUsers]} />;
}
