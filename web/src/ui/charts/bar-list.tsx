import { ShownOf } from './shown-of.tsx';

type BarListProps = {
  title: string;
  bars: readonly { label: string; count: number }[];
  /** How many there are, of which these are the first. */
  total?: number | undefined;
};

/** A bar chart whose figures are text; the bars are decoration. */
export function BarList({ title, bars, total }: BarListProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section aria-label={title}>
      <h2 className="font-semibold text-base">
        {title}
        <ShownOf shown={bars.length} total={total} />
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_max-content] sm:gap-y-1.5">
        {bars.map(({ label, count }) => (
          <li key={label} className="col-span-full grid grid-cols-subgrid items-center gap-y-1">
            <span dir="auto" title={label} className="line-clamp-2 break-words max-sm:col-span-2">
              {label}
            </span>
            <span aria-hidden="true" className="h-3 rounded-sm bg-sunken">
              <span
                className="block h-full rounded-sm bg-brand"
                style={{ width: `${(count / highest) * 100}%` }}
              />
            </span>
            <span className="text-right">{count.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
