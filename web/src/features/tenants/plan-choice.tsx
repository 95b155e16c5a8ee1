import { brands } from '#shared/brands/index.ts';
import type { Tenant } from '#shared/contract/superadmin.ts';
import { planIds } from '#shared/domain/plan-ids.ts';
import { findTiers } from '#shared/domain/pricing.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { usePlanChange } from './queries.ts';

/** What a customer is on; a choice takes effect at once. */
export function PlanChoice({ tenant }: { tenant: Tenant }) {
  const { organisationId, organisation, brandId } = tenant;
  const { mutate, isPending, error, variables } = usePlanChange(organisationId);
  const sold = findTiers(brands[brandId].pricingModel);
  const options = [
    { value: 'trial', label: 'Trial' },
    ...sold.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SelectField
      id={`plan-${organisationId}`}
      label={`Plan of ${organisation}`}
      isLabelHidden
      options={options}
      value={isPending ? variables : tenant.plan}
      disabled={isPending}
      error={error ? describeFailure(error) : undefined}
      onChange={({ target }) => {
        const plan = planIds.find((id) => id === target.value);
        if (plan) mutate(plan);
      }}
    />
  );
}
