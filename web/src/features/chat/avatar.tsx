import { findInitials } from './find-initials.ts';

/** Two letters of the name, uppercased: document 3 section 2. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand text-sm"
    >
      {findInitials(name)}
    </span>
  );
}
