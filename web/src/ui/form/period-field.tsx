import { periodNames } from '#shared/domain/figures/glossary.ts';
import type { Period } from '#shared/domain/figures/period.ts';
import { SelectField } from './select-field.tsx';

type PeriodFieldProps<Offered extends Period> = {
  id: string;
  periods: readonly Offered[];
  value: Offered;
  onChange: (period: Offered) => void;
};

/** Chooses the period of the figures. */
export function PeriodField<Offered extends Period>({
  id,
  periods,
  value,
  onChange,
}: PeriodFieldProps<Offered>) {
  return (
    <SelectField
      id={id}
      label="Period"
      className="w-full sm:w-56"
      options={periods.map((period) => ({ value: period, label: periodNames[period] }))}
      value={value}
      onChange={({ target }) => {
        const chosen = periods.find((period) => period === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
