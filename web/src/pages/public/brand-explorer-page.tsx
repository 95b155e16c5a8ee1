import { brands } from '#shared/brands/index.ts';
import { BrandExplorer } from '#web/features/brand-explorer/brand-explorer.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

export function BrandExplorerPage({ brand, links }: PageProps) {
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <h1 className="text-display">Find your edition</h1>
        <p className="mt-5 max-w-2xl text-ink-muted text-lead">
          Six editions of one product, each in the language of its trade. Search them, pick your industry, or{' '}
          <SiteLink to={links.showcase} className="underline underline-offset-4" label="see them at work" />.
        </p>
        <BrandExplorer brands={Object.values(brands)} />
        <p className="mt-14 text-ink-muted text-sm">
          Working with us?{' '}
          <SiteLink to="/admin" className="underline underline-offset-4" label="Staff sign-in" />
        </p>
      </div>
    </PublicLayout>
  );
}
