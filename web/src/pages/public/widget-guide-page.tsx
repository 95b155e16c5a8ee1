import { useSearchParams } from 'react-router-dom';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { useSiteColor } from '#web/features/site-profile/use-site-color.ts';
import { KeptWidgetCode } from '#web/features/widget-code/kept-widget-code.tsx';
import { WidgetGuide } from '#web/features/widget-guide/widget-guide.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { usePlace } from '#web/lib/site/place.tsx';

/** For webmasters: the generator of embed code, and how to add the code to a site. */
export function WidgetGuidePage({ brand, links }: PageProps) {
  const { protocol, host } = usePlace();
  const [search] = useSearchParams();
  const asked = search.get('conversion') ?? '';
  const conversionId = isConversionId(asked) ? asked : '';
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <h1 className="text-display">Put your assistant on your website</h1>
        <p className="mt-5 mb-10 max-w-2xl text-ink-muted text-lead">
          One line of code. Choose how the assistant looks, copy the code, and paste it into your pages.
        </p>
        <KeptWidgetCode
          conversionId={conversionId}
          color={useSiteColor(conversionId, brand.colors.primary)}
          origin={`${protocol}//${host}`}
        />
        <WidgetGuide />
      </div>
    </PublicLayout>
  );
}
