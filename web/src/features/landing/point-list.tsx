import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/data/icon.tsx';

type PointListProps = {
  id: string;
  title: string;
  points: readonly { title: string; description: string; icon: string }[];
  /** Shown beside the points. */
  picture?: ReactNode;
};

/** Three or four points, side by side with hairlines or beside a picture. */
export function PointList({ id, title, points, picture }: PointListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width section-gap">
      <h2 id={`${id}-title`} className="max-w-2xl text-title">
        {title}
      </h2>
      <div className={clsx('mt-5 sm:mt-8', picture && 'grid items-center gap-x-16 gap-y-6 lg:grid-cols-2')}>
        {picture}
        <ul
          className={clsx(
            'grid gap-x-10 gap-y-3 sm:gap-y-8',
            !picture && 'trio sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col',
          )}
        >
          {points.map((point) => (
            <li
              key={point.title}
              className={clsx(
                'grid grid-cols-[2rem_1fr] gap-x-2',
                !picture && 'sm:block sm:border-ink sm:border-t-2 sm:pt-4',
              )}
            >
              <Icon name={point.icon} className="size-6 text-brand-ink" />
              <div>
                <h3 className={clsx('text-lg leading-6', picture ? 'sm:text-xl' : 'sm:mt-3 sm:text-xl')}>
                  {point.title}
                </h3>
                <p className="mt-1 text-ink-muted max-sm:text-sm">{point.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
