import type { ReactNode } from 'react';

/** Names and values, in columns where there is room. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="-mr-px -mb-px min-w-0 border-line border-r border-b p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-0.5 break-words font-semibold">
            {typeof value === 'number' ? value.toLocaleString('en-US') : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
