import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

export function NotFoundPage({ brand, links }: PageProps) {
  usePageTitle('Page not found');
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-20">
        <p className="font-bold font-display text-brand-ink text-display">404</p>
        <h1 className="mt-2 text-title">Page not found</h1>
        <p className="mt-4 max-w-2xl text-ink-muted text-lead">
          There is nothing at this address, or it has moved.
        </p>
        <SiteLink to={links.home} className={`${buttonStyle()} mt-8`}>
          Go to {brand.name}
        </SiteLink>
      </div>
    </PublicLayout>
  );
}
