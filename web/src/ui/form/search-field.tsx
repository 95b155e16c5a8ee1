import { Search } from '../icons/icons.ts';
import { controlStyle } from './text-field.tsx';

type SearchFieldProps = {
  label?: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** The search above a list, in one line with its filters. */
export function SearchField({ label = 'Search', placeholder, value, onChange }: SearchFieldProps) {
  return (
    <span className="relative min-w-40 flex-1 basis-40">
      <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlStyle} rounded-full! ps-9`}
      />
    </span>
  );
}
