export type Figure = { label: string; value: string; note: string };

/** Key figures at a glance. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 bg-surface p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 truncate font-bold font-display text-2xl sm:text-3xl">{value}</dd>
          <dd className="mt-1 text-ink-muted text-sm">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
