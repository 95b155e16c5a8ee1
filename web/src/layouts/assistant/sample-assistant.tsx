import { useMemo } from 'react';
import { answerAsSample } from '#web/features/sample-assistant/answer-as-sample.ts';
import { demoDay } from '#web/features/sample-assistant/demo-day.ts';
import { findSample } from '#web/features/sample-assistant/find-sample.ts';
import { MarketingFigures } from '#web/features/sample-assistant/marketing-figures.tsx';
import { TodaysAnalytics } from '#web/features/site-profile/todays-analytics.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { AssistantView } from './assistant-view.tsx';

/** Shown when no assistant has the address: the brand's sample, marked as one. */
export function SampleAssistant({ brand, links, parameters }: PageProps) {
  const { texts } = useTexts();
  const sample = useMemo(() => findSample(brand), [brand]);
  const answer = useMemo(() => answerAsSample(sample), [sample]);
  const notice = (
    <div className="mb-6 space-y-3">
      <p className="rounded-md bg-warning-tint p-4 text-warning-ink">
        {fillText(texts.sampleNotice, { name: sample.site.name })}
      </p>
      <SiteLink to={`${links.home}#trial-signup`} className={buttonStyle({ size: 'small' })}>
        {texts.buildYourOwn}
      </SiteLink>
    </div>
  );
  return (
    <>
      {/* The demonstration's own address names its sample. */}
      {parameters.conversionId !== 'demo' && <UnknownAddress />}
      <AssistantView
        conversionId={parameters.conversionId ?? ''}
        site={sample.site}
        brand={brand}
        links={links}
        owner={{
          dashboardPath: '/dashboard',
          analytics: (
            <>
              <TodaysAnalytics today={demoDay} note={texts.sampleData} />
              <MarketingFigures />
            </>
          ),
        }}
        sample={{ notice, answer }}
      />
    </>
  );
}

/** Whoever mistyped an address learns so before the sample names itself. */
function UnknownAddress() {
  const { texts } = useTexts();
  return (
    <section aria-labelledby="unknown-address" className="page-width space-y-1 py-6">
      <h2 id="unknown-address" className="text-balance text-title">
        {texts.addressUnknown}
      </h2>
      <p>{texts.checkAddress}</p>
    </section>
  );
}
