import { CountUp } from '#web/ui/data/count-up.tsx';
import { FigureLabel } from '#web/ui/data/figure-note.tsx';

/** Claims of the hub: document 1 section 1. */
const figures = [
  { value: 95, format: formatPercent, label: 'of websites create accessibility barriers' },
  { value: 79, format: formatPercent, label: 'of visitors abandon sites that are hard to use' },
  { value: 1.2, format: formatTrillions, label: 'is lost annually' },
];

export function HubFigures() {
  return (
    <dl className="mt-5 grid grid-cols-3 gap-3 border-line border-y sm:mt-14 sm:gap-0 sm:divide-x sm:divide-line">
      {figures.map(({ value, format, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end py-3 sm:px-6 sm:py-5 sm:first:pl-0">
          <dt className="text-ink-muted max-sm:text-sm max-sm:leading-snug">
            <FigureLabel value={format(value)}>{label}</FigureLabel>
          </dt>
          <dd className="font-bold font-display text-3xl sm:text-5xl tracking-tight">
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
