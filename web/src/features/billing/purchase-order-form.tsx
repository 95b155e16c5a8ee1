import { type FormEvent, useState } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useBillingCall } from './queries.ts';

/** The purchase order number shown on invoices. */
export function PurchaseOrderForm({ known }: { known: string }) {
  const [number, setNumber] = useState(known);
  const save = useBillingCall((area, purchaseOrderNumber: string) =>
    area.savePurchaseOrder({ purchaseOrderNumber }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(number);
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <TextField
        id="purchase-order"
        label="Purchase order number"
        value={number}
        maxLength={60}
        error={save.error ? describeFailure(save.error) : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={save.isPending}>
        Save
      </Button>
      <p role="status" className="text-ink-muted">
        {save.isSuccess && 'Saved'}
      </p>
    </form>
  );
}
