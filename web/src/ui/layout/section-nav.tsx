import { clsx } from 'clsx';
import { SelectField } from '../form/select-field.tsx';
import { SiteLink } from './site-link.tsx';

export type NavSection = {
  id: string;
  title: string;
  search: string;
  /** Something there waits for the reader. */
  note?: string | undefined;
};

type SectionNavProps = {
  label: string;
  sections: readonly NavSection[];
  value: string;
  onChange: (section: NavSection) => void;
};

/**
 * Sections of a page, each with an address: links in a column beside the content, a select above it where that leaves
 * no room. Its parent is a container (`@container`).
 */
export function SectionNav({ label, sections, value, onChange }: SectionNavProps) {
  return (
    <nav aria-label={label} className="@2xl:sticky @2xl:top-4">
      <SelectField
        id="section-choice"
        label={label}
        isLabelHidden
        className="@2xl:hidden"
        value={value}
        options={sections.map(({ id, title, note }) => ({
          value: id,
          label: note ? `${title} – ${note}` : title,
        }))}
        onChange={({ target }) => {
          const chosen = sections.find(({ id }) => id === target.value);
          if (chosen) onChange(chosen);
        }}
      />
      <ul className="hidden flex-col gap-0.5 @2xl:flex">
        {sections.map(({ id, title, search, note }) => (
          <li key={id}>
            <SiteLink
              to={{ search }}
              aria-current={id === value ? 'page' : undefined}
              className={clsx(
                'flex min-h-10 items-center justify-between gap-2 rounded-md px-3 -outline-offset-3 hover:bg-sunken hover:text-ink',
                id === value ? 'bg-sunken font-semibold text-ink' : 'text-ink-muted',
              )}
            >
              {title}
              {note && (
                <span title={note} className="size-2 shrink-0 rounded-full bg-warning-ink">
                  <span className="sr-only">{note}</span>
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
