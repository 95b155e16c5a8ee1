import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { readCopyQuote } from '#shared/domain/conversion/copy-path.ts';
import { AppError } from '#shared/errors.ts';
import { siteProfileQuery } from '#web/features/site-profile/site-profile-query.ts';
import { SourceCopyView } from '#web/features/source-copy/source-copy-view.tsx';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { OrganisationPage } from '#web/layouts/site/organisation-page.tsx';
import { api } from '#web/lib/api/api.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** The stored copy of an assistant's source. Not indexed: the original is the organisation's. */
export function SourceCopyPage(props: PageProps) {
  const { conversionId = '', sourceId } = props.parameters;
  if (!isConversionId(conversionId) || !sourceId) return <NotFoundPage {...props} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <KnownCopy {...props} conversionId={conversionId} sourceId={sourceId} />
    </>
  );
}

function KnownCopy(props: PageProps & { conversionId: string; sourceId: string }) {
  const { brand, conversionId, sourceId } = props;
  const { data, refetch, ...copy } = useQuery(api.chat.getSourceCopy.query({ conversionId, sourceId }));
  const profile = useQuery(siteProfileQuery(conversionId));
  const recover = useCallback(
    () => Promise.all([refetch({ throwOnError: true }), profile.refetch({ throwOnError: true })]),
    [refetch, profile.refetch],
  );
  const error = copy.error ?? profile.error;
  if (data && profile.data) {
    return (
      <OrganisationPage
        brand={brand}
        organisation={{ conversionId, ...profile.data.site }}
        title={data.title || data.organisationName}
      >
        <SourceCopyView copy={data} quote={readCopyQuote(window.location.hash)} />
      </OrganisationPage>
    );
  }
  if (error instanceof AppError && (error.status === 404 || error.code === 'NOT_READY')) {
    return <NotFoundPage {...props} />;
  }
  if (error) return <ErrorScreen error={error} brand={brand} recover={recover} />;
  return <Spinner label="Opening the copy…" className="min-h-dvh justify-center" />;
}
