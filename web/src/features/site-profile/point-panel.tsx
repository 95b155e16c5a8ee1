import { useId } from 'react';

/** A few short points under a title. */
export function PointPanel({ title, points }: { title: string; points: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 list-disc space-y-1 ps-5 text-ink-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
