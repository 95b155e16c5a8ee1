import { CountUp } from '#web/ui/data/count-up.tsx';
import { IllustrativeLabel } from '#web/ui/data/illustrative-label.tsx';

/** Claims of the hub: document 1 section 1. */
const figures = [
  { value: 95, format: formatPercent, label: 'of websites create accessibility barriers' },
  { value: 79, format: formatPercent, label: 'of visitors abandon sites that are hard to use' },
  { value: 1.2, format: formatTrillions, label: 'is lost to it annually' },
];

export function HubFigures() {
  return (
    <dl className="mt-14 grid border-line border-y sm:grid-cols-3 sm:divide-x sm:divide-line">
      {figures.map(({ value, format, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end py-5 sm:px-6 sm:first:pl-0">
          <dt className="text-ink-muted">
            <IllustrativeLabel value={format(value)}>{label}</IllustrativeLabel>
          </dt>
          <dd className="font-bold font-display text-5xl tracking-tight">
            <CountUp value={value} format={format} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function formatPercent(value: number): string {
  return `${Math.round(value)}%`;
}

function formatTrillions(value: number): string {
  return `$${value.toFixed(1)}T`;
}
