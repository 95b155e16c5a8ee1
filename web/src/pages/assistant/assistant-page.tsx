import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { AppError } from '#shared/errors.ts';
import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { siteProfileQuery } from '#web/features/site-profile/queries.ts';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { FinishedAssistant } from '#web/layouts/assistant/finished-assistant.tsx';
import { SampleAssistant } from '#web/layouts/assistant/sample-assistant.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { LocalizePage } from '#web/lib/texts/localize-page.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** The public page of an assistant: document 3 section 2. */
export function AssistantPage(props: PageProps) {
  const { conversionId = '' } = props.parameters;
  if (!isConversionId(conversionId)) return <UnknownAssistant {...props} />;
  return <KnownAssistant key={conversionId} {...props} conversionId={conversionId} />;
}

function KnownAssistant(props: PageProps & { conversionId: string }) {
  const { brand, links, conversionId } = props;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(siteProfileQuery(conversionId));
  const recover = useCallback(() => refetch({ throwOnError: true }), [refetch]);

  if (data?.status === 'completed') {
    return (
      <LocalizePage>
        <FinishedAssistant profile={data} brand={brand} home={links.home} />
      </LocalizePage>
    );
  }
  if (data) {
    return (
      <PublicLayout brand={brand} links={links}>
        <ConversionTracker
          conversionId={conversionId}
          destination={window.location.pathname}
          onReady={refetch}
          onRestart={() => navigate(`${links.home}#trial-signup`)}
        />
      </PublicLayout>
    );
  }
  if (error instanceof AppError && error.status === 404) return <UnknownAssistant {...props} />;
  if (error) return <ErrorScreen error={error} brand={brand} recover={recover} />;
  return <Spinner label="Opening the assistant…" className="min-h-dvh justify-center" />;
}

function UnknownAssistant(props: PageProps) {
  return (
    <LocalizePage>
      <SampleAssistant {...props} />
    </LocalizePage>
  );
}
