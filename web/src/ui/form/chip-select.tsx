import { clsx } from 'clsx';
import type { ChangeEvent } from 'react';
import { ChevronDown } from '../icons/icons.ts';

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
    <span className="relative">
      <select
        id={id}
        aria-label={label}
        value={value}
        onChange={onChange}
        className={clsx(
          'field-sizing-content min-h-11 max-w-48 cursor-pointer appearance-none text-ellipsis rounded-full border ps-4 pe-9 text-base md:text-sm',
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
      <ChevronDown className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-muted" />
    </span>
  );
}
