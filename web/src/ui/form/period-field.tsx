import { SelectField } from './select-field.tsx';

const names = {
  '24h': 'The last 24 hours',
  '7d': 'The last 7 days',
  '30d': 'The last 30 days',
  '90d': 'The last 90 days',
} as const;
type Period = keyof typeof names;

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
      options={periods.map((period) => ({ value: period, label: names[period] }))}
      value={value}
      onChange={({ target }) => {
        const chosen = periods.find((period) => period === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
