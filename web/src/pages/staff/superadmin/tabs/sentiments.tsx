import { Sentiments } from '#web/features/superadmin/sentiments.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function SentimentsTab({ dashboard }: StaffTabProps) {
  return <Sentiments sentiments={dashboard.chatSentiments} />;
}
