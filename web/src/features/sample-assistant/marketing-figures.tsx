import { FigureLabel, FigureNote } from '#web/ui/data/figure-note.tsx';

/** Document 3 section 9. None has a source, so each carries the mark that says so. */
const figures = [
  ['faster than by phone', '97%'],
  ['time saved', '85%'],
  ['settled without a person', '78%'],
  ['asked outside office hours', '23%'],
] as const;

/** What assistants are said to bring, in the sample. */
export function MarketingFigures() {
  return (
    <section aria-label="What assistants bring">
      <dl className="divide-y divide-line border-line border-y">
        {figures.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-ink-muted first-letter:uppercase">
              <FigureLabel value={value}>{label}</FigureLabel>
            </dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <FigureNote />
    </section>
  );
}
