import type { BillingInterval } from '#shared/domain/billing/pricing.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';

type IntervalSwitchProps = { value: BillingInterval; onChange: (interval: BillingInterval) => void };

/** Document 3 section 9: a year costs a fifth less than twelve months. */
const choices = [
  ['monthly', 'Monthly'],
  ['annual', 'Annual, 20% less'],
] as const;

/** Switches between monthly and yearly prices. Disabled until hydration, before which a choice would be lost. */
export function IntervalSwitch({ value, onChange }: IntervalSwitchProps) {
  const isHydrated = useIsHydrated();
  return (
    <fieldset
      disabled={!isHydrated}
      className="mt-4 sm:mt-6 inline-flex flex-wrap rounded-md border border-field-line bg-surface p-1"
    >
      <legend className="sr-only">Billing</legend>
      {choices.map(([interval, label]) => (
        <label
          key={interval}
          className="relative cursor-pointer rounded px-4 py-2 font-semibold has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="billing-interval"
            value={interval}
            checked={value === interval}
            onChange={() => onChange(interval)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
