import type { ReactNode } from 'react';

type PageHeadProps = {
  id: string;
  title: string;
  /** A count or a state. */
  badge?: string | undefined;
  /** The page's first action. */
  action?: ReactNode;
  /** A line below the title. */
  children?: ReactNode;
};

/** The top of a page of the dashboard: its title, what counts in it, and its first action. */
export function PageHead({ id, title, badge, action, children }: PageHeadProps) {
  return (
    <div className="mb-4 space-y-1 md:mb-6">
      <div className="flex min-h-11 items-center justify-between gap-4 *:last:shrink-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} tabIndex={-1} className="text-xl md:text-2xl">
            {title}
          </h2>
          {badge && (
            <p className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold text-ink-muted text-sm">
              {badge}
            </p>
          )}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
