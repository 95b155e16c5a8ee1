import { brands } from '#shared/brands/index.ts';
import { planIds } from '#shared/domain/billing/plan-ids.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import { type ListedUser, trialStatuses } from '#shared/domain/staff/listed-customer.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { UserFields as Fields, UserDraft } from './make-edit.ts';

type UserFieldsProps = {
  id: string;
  user: ListedUser;
  maySell: boolean;
  needsPlan: boolean;
  draft: UserDraft;
  issues: Readonly<Record<string, string>>;
  onChange: (change: Partial<Fields>) => void;
};

export const userFieldLabels: Record<keyof Fields, string> = {
  ...{ name: 'Name', email: 'Email', phone: 'Phone', website: 'Website' },
  ...{ status: 'Status', endDate: 'End date', plan: 'Plan' },
};
const statuses = { trial: trialStatuses, customer: ['active', 'cancelled'] } as const;

/** What staff may change of a customer. */
export function UserFields({ id, user, maySell, needsPlan, draft, issues, onChange }: UserFieldsProps) {
  const bind = (field: Exclude<keyof Fields, 'plan'>) => ({
    ...{ id: `${id}-${field}`, label: userFieldLabels[field], error: issues[field], value: draft[field] },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const offered = statuses[user.kind].filter(
    (status) => maySell || status === 'active' || status === 'expired',
  );
  const shown = [...(user.status === 'past_due' ? (['past_due'] as const) : []), ...offered];
  const tiers = findTiers(brands[user.brandId].pricingModel);
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <TextField {...bind('name')} required />
      <TextField {...bind('email')} type="email" aria-describedby={`${id}-notes`} required />
      <TextField {...bind('phone')} type="tel" />
      <TextField {...bind('website')} type="url" />
      <SelectField
        {...bind('status')}
        options={shown.map((value) => ({ value, label: standingNames[value] }))}
      />
      {user.kind === 'trial' && draft.status !== 'converted' && (
        <TextField {...bind('endDate')} type="date" />
      )}
      {needsPlan && (
        <SelectField
          id={`${id}-plan`}
          label={userFieldLabels.plan}
          required
          error={issues.plan}
          options={[
            { value: 'trial', label: 'Choose a plan' },
            ...tiers.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          value={draft.plan}
          onChange={({ target }) =>
            onChange({ plan: planIds.find((plan) => plan === target.value) ?? 'trial' })
          }
        />
      )}
    </div>
  );
}
