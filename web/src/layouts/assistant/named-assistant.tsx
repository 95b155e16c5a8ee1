import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { brands } from '#shared/brands/index.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { isSlug } from '#shared/domain/share/slug.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { makeSiteTheme } from '#web/brand/site-theme.ts';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { LocalizePage } from '#web/lib/texts/localize-page.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { SampleAssistant } from './sample-assistant.tsx';

type NamedAssistantProps = PageProps & {
  /** Draws the page of an assistant that was found. */
  draw: (props: PageProps & { conversionId: string }) => ReactNode;
};

/** The assistant whose page has the name in the address; without one, the brand's sample. */
export function NamedAssistant({ draw, ...props }: NamedAssistantProps) {
  const name = props.parameters.conversionId ?? '';
  // The demonstration's own address names its sample.
  const isName = name !== 'demo' && isSlug(name);
  const { data, error, refetch } = useQuery({
    ...visitorApi.conversions.findBySlug.query({ slug: name }),
    enabled: isName,
  });
  const recover = useCallback(() => refetch({ throwOnError: true }), [refetch]);
  if (data) return <FoundAssistant {...props} draw={draw} conversionId={data.conversionId} />;
  if (isName && error && readRefusal(error)?.status !== 404)
    return <ErrorScreen error={error} brand={props.brand} recover={recover} />;
  if (isName && !error)
    return <Spinner label="Opening the assistant…" className="min-h-dvh justify-center" />;
  return (
    <LocalizePage>
      <SampleAssistant {...props} />
    </LocalizePage>
  );
}

/** On a host of no brand, where no home is at the root, the page is that of the assistant's. */
function FoundAssistant({ draw, ...props }: NamedAssistantProps & { conversionId: string }) {
  const { links, conversionId } = props;
  const brand = brands[brandOfConversion(conversionId)];
  const theme = useMemo(() => makeSiteTheme('', brand), [brand]);
  if (links.home === '/') return draw(props);
  const home = `/${brand.paths[0]}`;
  return <BrandTheme brand={theme}>{draw({ ...props, brand, links: { ...links, home } })}</BrandTheme>;
}
