import { type FormEvent, useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { paidPlanIds } from '#shared/domain/plan-ids.ts';
import { findTiers, sayPriceOf } from '#shared/domain/pricing.ts';
import type { SchoolOrder } from '#shared/domain/school-invoice.ts';
import { AppError, type FieldIssue } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { useOrderSaving } from './queries.ts';

type OrderFormProps = {
  brandId: BrandId;
  /** Name of the school. */
  name: string;
  school: SchoolOrder;
  /** Set if another organisation pays for the school. */
  payer: { id: string; organisation: string } | undefined;
  onDone: () => void;
};

const labels = {
  plan: 'Plan',
  orderedAt: 'Enrolled on',
  purchaseOrderNumber: 'Purchase order number',
  billingName: 'Name on the invoice',
  billingAddress: 'Address on the invoice',
  billingEmail: 'Email for the invoice',
  payerId: 'Paid by',
};
type Field = Exclude<keyof typeof labels, 'payerId'>;
/** Id of the control that chooses the payer. */
export const payerFieldId = 'school-order-payerId';
const idOf = (field: string) => `school-order-${field}`;
const labelsById = Object.fromEntries(Object.entries(labels).map(([field, label]) => [idOf(field), label]));

/** A school's order by invoice; saving it puts the school on the plan. */
export function OrderForm({ brandId, name, school, payer, onDone }: OrderFormProps) {
  const [values, setValues] = useState(() => makeInitialValues(school));
  const [issues, setIssues] = useState<FieldIssue[]>([]);
  const { mutateAsync, isPending, error } = useOrderSaving();
  const tiers = findTiers(brands[brandId].pricingModel);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const plan = paidPlanIds.find((id) => id === values.plan);
    setIssues(plan ? [] : [{ field: 'plan', message: 'Choose a plan' }]);
    if (!plan) return;
    const { organisationId } = school;
    const order = { ...values, organisationId, plan, ...(payer && { payerId: payer.id }) };
    const reply = await mutateAsync(order).catch(readIssues);
    if ('issues' in reply) return setIssues(reply.issues);
    toastStore.show({
      title: 'Order Saved',
      description: `${name} is on the plan. Generate Invoices creates its invoices.`,
    });
    onDone();
  };
  const bind = (field: Field) => ({
    id: idOf(field),
    label: labels[field],
    value: values[field],
    error: issues.find((issue) => issue.field === field)?.message,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((current) => ({ ...current, [field]: target.value })),
  });
  return (
    <form noValidate aria-label={`Order of ${name}`} onSubmit={save} className="space-y-5">
      {issues.length > 0 && (
        <IssueSummary
          key={issues.map(({ message }) => message).join()}
          issues={issues.map((issue) => ({ ...issue, field: idOf(issue.field) }))}
          labels={labelsById}
        />
      )}
      {error && issues.length === 0 && (
        <Callout tone="danger" role="alert">
          {describeFailure(error)}
        </Callout>
      )}
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
          The invoice uses the purchase order, name and address of {payer.organisation}.
        </p>
      )}
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save Order'}
      </Button>
    </form>
  );
}

function makeInitialValues({ plan, order }: SchoolOrder): Record<Field, string> {
  const { payer: _payer, ...details } = order ?? {
    orderedAt: new Date().toISOString().slice(0, 10),
    ...{ purchaseOrderNumber: '', billingName: '', billingAddress: '', billingEmail: '', payer: null },
  };
  return { ...details, plan: plan ?? '' };
}

function readIssues(error: unknown): { issues: FieldIssue[] } {
  return { issues: error instanceof AppError ? error.issues : [] };
}
