import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { PublicLayout } from './public-layout.tsx';

type CardPageProps = Pick<Parameters<typeof PublicLayout>[0], 'brand' | 'links'> & {
  title: string;
  intro?: string;
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A page for a single task. */
export function CardPage({ brand, links, title, intro, width = 'narrow', children }: CardPageProps) {
  usePageTitle(`${title} · ${brand.name}`);
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <div
          className={clsx(
            'mx-auto rounded-lg border border-line bg-surface p-6 sm:p-8',
            width === 'wide' ? 'max-w-2xl' : 'max-w-md',
          )}
        >
          <h1 className="text-2xl">{title}</h1>
          {intro && <p className="mt-2 text-ink-muted">{intro}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </PublicLayout>
  );
}
