import { Icon } from '#web/ui/data/icon.tsx';

type PointListProps = {
  id: string;
  title: string;
  points: readonly { title: string; description: string; icon: string }[];
};

/** Three or four points side by side, with hairlines. */
export function PointList({ id, title, points }: PointListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width py-16">
      <h2 id={`${id}-title`} className="max-w-2xl text-title">
        {title}
      </h2>
      <ul className="trio mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
        {points.map((point) => (
          <li key={point.title} className="border-ink border-t-2 pt-4">
            <Icon name={point.icon} className="size-6 text-brand-ink" />
            <h3 className="mt-3 text-xl">{point.title}</h3>
            <p className="mt-1 text-ink-muted">{point.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
