import { useNavigate } from 'react-router-dom';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

/** By itself, so that the page of a finished assistant does not list the files of the typed client. */
const ConversionTracker = loadPart(
  async () => (await import('#web/features/conversion-progress/conversion-tracker.tsx')).ConversionTracker,
);

type UnfinishedAssistantProps = Pick<PageProps, 'brand' | 'links'> & {
  conversionId: string;
  onReady: () => void;
};

/** The progress of an assistant that is still being built. */
export function UnfinishedAssistant({ brand, links, conversionId, onReady }: UnfinishedAssistantProps) {
  const navigate = useNavigate();
  return (
    <PublicLayout brand={brand} links={links}>
      <LoadBoundary
        fallback={<Spinner label="Opening the assistant…" className="min-h-[70dvh] justify-center" />}
      >
        <ConversionTracker
          conversionId={conversionId}
          destination={window.location.pathname}
          onReady={onReady}
          onRestart={() => navigate(`${links.home}#trial-signup`)}
        />
      </LoadBoundary>
    </PublicLayout>
  );
}
