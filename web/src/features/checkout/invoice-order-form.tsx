import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CustomerClient } from '#shared/client.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { CheckoutLinkMailed } from './checkout-link.tsx';

const emptyForm = {
  customerName: '',
  billingEmail: '',
  purchaseOrderNumber: '',
  billingName: '',
  billingAddress: '',
  note: '',
};
type Field = keyof typeof emptyForm;

const labels: Record<Field, string> = {
  customerName: 'Your name',
  billingEmail: 'Email for the invoice',
  purchaseOrderNumber: 'Purchase order number',
  billingName: 'Who pays',
  billingAddress: 'Address on the invoice',
  note: 'Note',
};
const idOf = (field: string) => `order-${field}`;
const labelsById = Object.fromEntries(Object.entries(labels).map(([field, label]) => [idOf(field), label]));

type InvoiceOrder = Parameters<CustomerClient['checkout']['orderByInvoice']>[0];

type InvoiceOrderFormProps = {
  input: Pick<InvoiceOrder, 'platform' | 'tierId' | 'checkoutToken'>;
  email: string;
  name: string;
  /** With the order's private page; null if the same order was already placed. */
  onOrdered: (statusPath: string | null) => void;
};

/** Billing details for an order by invoice. The input stays when sending fails. */
export function InvoiceOrderForm({ input, email, name, onOrdered }: InvoiceOrderFormProps) {
  const order = useMutation(api.checkout.orderByInvoice.mutation({ isQuiet: true }));
  const [values, setValues] = useState({ ...emptyForm, customerName: name, billingEmail: email });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const issues = failure instanceof AppError ? failure.issues : [];
  const known = issues.filter(({ field }) => Object.hasOwn(labels, field));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const { isOrdered, statusPath } = await order.mutateAsync({
        ...input,
        ...values,
        customerEmail: email,
      });
      if (isOrdered) return onOrdered(statusPath);
    } catch (error) {
      if (error instanceof Error) setFailure(error);
    }
    setSending(false);
  };
  const bind = (field: Field) => ({
    id: idOf(field),
    label: labels[field],
    value: values[field],
    error: issues.find((issue) => issue.field === field)?.message,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((current) => ({ ...current, [field]: target.value })),
  });

  if (order.data?.isOrdered === false) return <CheckoutLinkMailed email={email} />;
  return (
    <form noValidate aria-label="Order by invoice" onSubmit={send} className="space-y-5">
      {known.length > 0 && (
        <IssueSummary
          issues={known.map(({ field, message }) => ({ field: idOf(field), message }))}
          labels={labelsById}
        />
      )}
      <Failure error={known.length === 0 ? failure : undefined} title="Failed to Send Order" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('customerName')} required autoComplete="name" maxLength={120} />
        <TextField
          {...bind('billingEmail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="If empty, it goes to the account owner"
        />
        <TextField
          {...bind('purchaseOrderNumber')}
          maxLength={60}
          autoComplete="off"
          hint="Optional. It appears on the invoice"
        />
        <TextField
          {...bind('billingName')}
          maxLength={120}
          autoComplete="billing organization"
          hint="For example your district. If empty, you pay"
        />
      </div>
      <TextAreaField
        {...bind('billingAddress')}
        rows={3}
        maxLength={400}
        autoComplete="billing street-address"
      />
      <TextAreaField {...bind('note')} rows={3} maxLength={2000} hint="Anything we should know" />
      <Button type="submit" size="large" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Order'}
      </Button>
    </form>
  );
}
