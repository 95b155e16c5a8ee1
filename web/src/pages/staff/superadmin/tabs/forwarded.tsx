import { Inquiries } from '#web/features/superadmin/inquiries.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function ForwardedTab({ platform }: StaffTabProps) {
  return <Inquiries platform={platform} />;
}
