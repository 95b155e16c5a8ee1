import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { EmailLink } from '#web/ui/data/contact-links.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Shown for a brand whose data is not part of this installation: document 1 section 2. */
export function BrandMissingPage({ brand, links }: PageProps) {
  usePageTitle('Brand Configuration Error');
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-20">
        <h1 className="text-title">Brand Configuration Error</h1>
        <p className="mt-4 max-w-2xl text-ink-muted text-lead">
          This edition is not set up here. Write to <EmailLink email={brand.contact.email} />, or start with{' '}
          {brand.name}, which answers for any organization.
        </p>
        <SiteLink to={links.home} className={`${buttonStyle()} mt-8`}>
          Go to {brand.name}
        </SiteLink>
      </div>
    </PublicLayout>
  );
}
