import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { readCopyQuote } from '#shared/domain/conversion/copy-path.ts';
import { AppError } from '#shared/errors.ts';
import { sourceCopyQuery } from '#web/features/source-copy/queries.ts';
import { SourceCopyView } from '#web/features/source-copy/source-copy-view.tsx';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
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
  const { brand, links, conversionId, sourceId } = props;
  const { data, error, refetch } = useQuery(sourceCopyQuery(conversionId, sourceId));
  const recover = useCallback(() => refetch({ throwOnError: true }), [refetch]);
  usePageTitle(data ? `${data.title}: as read by the assistant` : 'The text that was read');
  if (data) {
    return (
      <PublicLayout brand={brand} links={links}>
        <SourceCopyView
          copy={data}
          quote={readCopyQuote(window.location.hash)}
          assistantPath={`/gptsite/${conversionId}`}
        />
      </PublicLayout>
    );
  }
  if (error instanceof AppError && (error.status === 404 || error.code === 'NOT_READY')) {
    return <NotFoundPage {...props} />;
  }
  if (error) return <ErrorScreen error={error} brand={brand} recover={recover} />;
  return <Spinner label="Opening the copy…" className="min-h-dvh justify-center" />;
}
