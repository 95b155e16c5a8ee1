import { Fragment, type ReactNode } from 'react';

type DataCardProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Status, to the right of the title. */
  badge?: ReactNode;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Actions. */
  children?: ReactNode;
};

/** A table row as a card, for small screens. */
export function DataCard({ title, subtitle, badge, facts, children }: DataCardProps) {
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 break-words font-semibold text-base">{title}</h2>
        {badge}
      </div>
      {subtitle && <p className="break-words text-ink-muted text-sm">{subtitle}</p>}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </li>
  );
}
