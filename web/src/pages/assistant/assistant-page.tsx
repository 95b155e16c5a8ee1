import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { makeSiteTheme } from '#web/brand/site-theme.ts';
import { siteProfileQuery } from '#web/features/site-profile/site-profile-query.ts';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { FinishedAssistant } from '#web/layouts/assistant/finished-assistant.tsx';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { LocalizePage } from '#web/lib/texts/localize-page.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

/** Visitors of a finished assistant load none of these. */
const NamedAssistant = loadPart(
  async () => (await import('#web/layouts/assistant/named-assistant.tsx')).NamedAssistant,
);
const UnfinishedAssistant = loadPart(
  async () => (await import('#web/layouts/assistant/unfinished-assistant.tsx')).UnfinishedAssistant,
);

/** The public page of an assistant: document 3 section 2. */
export function AssistantPage(props: PageProps) {
  const { brand } = props;
  const { conversionId = '' } = props.parameters;
  // Until the organization is known too, headings wear the font that this page has preloaded.
  const theme = useMemo(() => makeSiteTheme('', brand), [brand]);
  return (
    <BrandTheme brand={theme}>
      {isConversionId(conversionId) ? (
        <KnownAssistant key={conversionId} {...props} conversionId={conversionId} />
      ) : (
        <UnknownAssistant {...props} />
      )}
    </BrandTheme>
  );
}

function KnownAssistant(props: PageProps & { conversionId: string }) {
  const { brand, links, conversionId } = props;
  const { data, error, refetch } = useQuery(siteProfileQuery(conversionId));
  const recover = useCallback(() => refetch({ throwOnError: true }), [refetch]);

  if (data?.status === 'completed') {
    return (
      <LocalizePage>
        <FinishedAssistant profile={data} brand={brand} links={links} />
      </LocalizePage>
    );
  }
  if (data) {
    return (
      <UnfinishedAssistant
        brand={brand}
        links={links}
        conversionId={conversionId}
        onReady={() => void refetch()}
      />
    );
  }
  if (readRefusal(error)?.status === 404) return <UnknownAssistant {...props} />;
  if (error) return <ErrorScreen error={error} brand={brand} recover={recover} />;
  return <Spinner label="Opening the assistant…" className="min-h-dvh justify-center" />;
}

/** An id that nobody has is no name either. */
function UnknownAssistant(props: PageProps) {
  return (
    <NamedAssistant {...props} draw={(found) => <KnownAssistant key={found.conversionId} {...found} />} />
  );
}
