import type { FormEvent } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { findTiers, sayPriceOf } from '#shared/domain/billing/pricing.ts';
import { payerSchema } from '#shared/domain/billing/school-invoice.ts';
import { AppError } from '#shared/errors.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import type { OrderFields, useOrderForm } from './use-order-form.ts';

type OrderFormProps = {
  brandId: BrandId;
  /** Name of the school. */
  name: string;
  order: ReturnType<typeof useOrderForm>;
  onDone: () => void;
};

const labels = {
  plan: 'Plan',
  orderedAt: 'Enrolled on',
  purchaseOrderNumber: 'Purchase order number',
  billingName: 'Name on the invoice',
  billingAddress: 'Address on the invoice',
  billingEmail: 'Email for the invoice',
  payer: 'Paid by',
} satisfies Record<keyof OrderFields, string>;
/** Id of the control that chooses the payer. */
export const payerFieldId = 'school-order-payerId';
const idOf = (field: string) => `school-order-${field}`;
const labelsById = Object.fromEntries(
  Object.entries({ ...labels, payerId: labels.payer }).map(([field, label]) => [idOf(field), label]),
);

/** A school's order by invoice; saving it puts the school on the plan. */
export function OrderForm({ brandId, name, order, onDone }: OrderFormProps) {
  const { draft, edit, save, settle, conflicts, isPending, error } = order;
  const { payer } = draft;
  const issues = error instanceof AppError ? error.issues : [];
  const tiers = findTiers(brands[brandId].pricingModel);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    void save(() => {
      toastStore.show({
        title: 'Order Saved',
        description: `${name} is on the plan. Generate Invoices creates its invoices.`,
      });
      onDone();
    });
  };
  const describe = (field: keyof OrderFields, value: unknown) => {
    if (field === 'payer') return payerSchema.safeParse(value).data?.name ?? 'The school itself';
    if (field === 'plan') return tiers.find(({ id }) => id === value)?.name ?? 'None';
    return value === '' ? 'Empty' : String(value);
  };
  const bind = (field: Exclude<keyof OrderFields, 'payer'>) => ({
    id: idOf(field),
    label: labels[field],
    value: draft[field],
    error: issues.find((issue) => issue.field === field)?.message,
    onChange: ({ target }: { target: { value: string } }) => edit({ [field]: target.value }),
  });
  return (
    <form noValidate aria-label={`Order of ${name}`} onSubmit={submit} className="space-y-5">
      {issues.length > 0 && (
        <IssueSummary
          key={issues.map(({ message }) => message).join()}
          issues={issues.map((issue) => ({ ...issue, field: idOf(issue.field) }))}
          labels={labelsById}
        />
      )}
      <Failure error={issues.length === 0 ? error : undefined} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...bind('plan')}
          required
          hint="Price of a full fiscal year"
          options={[
            { value: '', label: 'Choose a plan' },
            ...tiers.map((tier) => ({
              value: tier.id,
              label: `${tier.name}, ${sayPriceOf(tier, 'annual')}`,
            })),
          ]}
        />
        <TextField
          {...bind('orderedAt')}
          type="date"
          required
          hint="Its fiscal year is invoiced from this month on"
        />
        {!payer && (
          <>
            <TextField
              {...bind('purchaseOrderNumber')}
              maxLength={60}
              autoComplete="off"
              hint="Optional. It appears on the invoice"
            />
            <TextField
              {...bind('billingName')}
              maxLength={120}
              autoComplete="off"
              hint="If empty, the school’s own"
            />
            <TextAreaField {...bind('billingAddress')} rows={3} maxLength={400} autoComplete="off" />
            <TextField
              {...bind('billingEmail')}
              type="email"
              maxLength={254}
              autoComplete="off"
              hint="If empty, it goes to the account owner"
            />
          </>
        )}
      </div>
      {payer && (
        <p className="max-w-prose text-ink-muted">
          The invoice uses the purchase order, name and address of {payer.name}.
        </p>
      )}
      <ConflictPanel conflicts={conflicts} labels={labels} describe={describe} onSettle={settle} />
      <Button type="submit" disabled={isPending} label={isPending ? 'Saving...' : 'Save Order'} />
    </form>
  );
}
