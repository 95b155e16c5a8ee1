import { clsx } from 'clsx';
import type { ChangeEvent } from 'react';

type ChipSelectProps = {
  id: string;
  /** What it chooses; shown while nothing is chosen. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** A filter of one line: a native select that shows its name until something is chosen. */
export function ChipSelect({ id, label, options, value, onChange }: ChipSelectProps) {
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={onChange}
      className={clsx(
        'min-h-11 max-w-48 cursor-pointer rounded-full border px-3.5 text-base md:min-h-9 md:text-sm',
        value
          ? 'border-brand bg-brand-tint font-semibold text-brand-ink'
          : 'border-field-line bg-surface text-ink',
      )}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
