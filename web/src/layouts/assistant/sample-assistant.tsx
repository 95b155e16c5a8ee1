import { demoDay } from '#web/features/demo-school/demo-day.ts';
import { answerAsDemoSchool, demoSchool } from '#web/features/demo-school/demo-school.ts';
import { TodaysAnalytics } from '#web/features/site-profile/todays-analytics.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { AssistantView } from './assistant-view.tsx';

/** Shown when no assistant has the address: the Demo School, marked as a sample. */
export function SampleAssistant({ brand, links, parameters }: PageProps) {
  const { texts } = useTexts();
  const notice = (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-tint p-4">
      <p className="text-warning-ink">{texts.sampleNotice}</p>
      <SiteLink to={`${links.home}#trial-signup`} className={buttonStyle({ size: 'small' })}>
        {texts.buildYourOwn}
      </SiteLink>
    </div>
  );
  return (
    <AssistantView
      conversionId={parameters.conversionId ?? ''}
      site={demoSchool}
      brand={brand}
      home={links.home}
      owner={{
        dashboardPath: '/dashboard',
        analytics: <TodaysAnalytics today={demoDay} note={texts.sampleData} />,
      }}
      sample={{ notice, answer: answerAsDemoSchool }}
    />
  );
}
