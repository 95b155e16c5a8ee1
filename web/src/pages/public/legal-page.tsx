import { useQuery } from '@tanstack/react-query';
import { company } from '#shared/brands/company.ts';
import { findBrandByPath } from '#shared/brands/index.ts';
import { AppError } from '#shared/errors.ts';
import { ReportButton } from '#web/features/conformance/report-button.tsx';
import { LegalContents } from '#web/features/legal/legal-contents.tsx';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { api } from '#web/lib/api/api.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Document 2 section 2.4. */
export function LegalPage({ brand, links, parameters }: PageProps) {
  const { document: page = 'terms', brand: brandName } = parameters;
  const isBrandUnknown = brandName !== undefined && !findBrandByPath(brandName);
  const { data, error, isLoading } = useQuery({
    ...api.legal.getDocument.query({ page: page, platform: brand.id }),
    enabled: !isBrandUnknown,
  });
  const failure = isBrandUnknown ? unknownBrand : error ? describeFailure(error) : undefined;
  const title = data?.title ?? failure?.title ?? 'Legal';
  usePageTitle(`${title} of ${brand.name}`);
  return (
    <PublicLayout brand={brand} links={links}>
      <article className="page-width py-14">
        <SiteLink to={links.home} className="underline underline-offset-4">
          Back to {brand.name}
        </SiteLink>
        <h1 className="mt-6 text-title">{title}</h1>
        {isLoading && <Spinner label="Loading…" className="mt-8" />}
        {failure && (
          <Callout tone="danger" role="alert" className="mt-8 max-w-2xl">
            <p>{failure.text}</p>
          </Callout>
        )}
        {data && data.sections.length === 0 && <p className="mt-8">Unable to load legal content.</p>}
        {data && data.sections.length > 0 && (
          <>
            <p className="mt-2 text-ink-muted">
              Last changed on <time dateTime={data.updatedOn}>{formatDay(data.updatedOn)}</time>
            </p>
            <div className="mt-10 grid gap-x-16 lg:grid-cols-[minmax(0,68ch)_1fr]">
              <LegalContents sections={data.sections} />
              <LegalText sections={data.sections} />
            </div>
          </>
        )}
        {data?.page === 'accessibility' && (
          <p className="mt-8">
            <ReportButton
              brand={brand}
              label="Download the conformance report"
              failure="The report could not be made. Please try again."
            />
          </p>
        )}
        <address className="mt-12 max-w-[68ch] border-line border-t pt-6 not-italic">
          <p className="font-semibold">{company.name}</p>
          <p>{company.addressLines.join(', ')}</p>
          <p>
            <PhoneLink phone={brand.contact.phone} className="underline" /> ·{' '}
            <EmailLink email={brand.contact.email} className="underline" />
          </p>
        </address>
      </article>
    </PublicLayout>
  );
}

/** Document 2 section 8. */
const unknownBrand = { title: 'Brand not found', text: 'Check the address, or go back to the home page.' };

function describeFailure(error: Error): { title: string; text: string } {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === 'NOT_FOUND') {
    return { title: 'Legal Page Not Found', text: 'The requested legal page could not be found.' };
  }
  if (code === 'BRAND_NOT_FOUND') return unknownBrand;
  return {
    title: 'Error Loading Content',
    text: 'There was an error loading the legal content. Please try again later.',
  };
}
