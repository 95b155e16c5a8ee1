import type { ComponentProps } from 'react';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

const RefundDialog = loadPart(
  async () => (await import('#web/features/superadmin/timeline/refund-dialog.tsx')).RefundDialog,
);

/** The dialog that refunds a payment, for lists of other features. */
export function renderRefund(refund: ComponentProps<typeof RefundDialog>) {
  return (
    <LoadBoundary>
      <RefundDialog {...refund} />
    </LoadBoundary>
  );
}
