import { RequiredMark } from './field-frame.tsx';

type RadioCardsProps<Value extends string> = {
  name: string;
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; hint: string }[];
  onChange: (value: Value) => void;
};

/** Radio buttons, each with a line of explanation. */
export function RadioCards<Value extends string>({
  name,
  legend,
  value,
  options,
  onChange,
}: RadioCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {legend}
        <RequiredMark />
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex gap-3 rounded-md border border-field-line bg-surface p-3 has-checked:border-brand-ink has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand-ink"
          >
            <input
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="mt-1 size-4 shrink-0 accent-brand-ink"
            />
            <span>
              <span className="block font-semibold">{option.label}</span>
              <span className="block text-ink-muted text-sm">{option.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
