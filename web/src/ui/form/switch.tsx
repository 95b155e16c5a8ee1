import { clsx } from 'clsx';

type SwitchProps = {
  /** For the label's `htmlFor`. */
  id: string;
  describedBy?: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A setting that takes effect immediately. */
export function Switch({ id, describedBy, isOn, disabled, onChange }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-describedby={describedBy}
      aria-checked={isOn}
      checked={isOn}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      className={clsx(
        'h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-ink-muted bg-surface p-0.5 transition-colors checked:border-brand-ink checked:bg-brand-ink',
        'disabled:cursor-not-allowed disabled:opacity-60',
        'before:block before:size-5 before:rounded-full before:bg-ink-muted before:transition-transform checked:before:translate-x-5 checked:before:bg-surface motion-reduce:before:transition-none rtl:checked:before:-translate-x-5',
      )}
    />
  );
}
