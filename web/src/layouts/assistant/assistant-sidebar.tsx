import type { Progress, SiteProfile } from '#shared/contract/conversions.ts';
import { KnowledgeSummary } from '#web/features/site-profile/knowledge-summary.tsx';
import { PointPanel } from '#web/features/site-profile/point-panel.tsx';
import { QuickInformation } from '#web/features/site-profile/quick-information.tsx';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import type { OwnerView } from './assistant-parts.ts';

type AssistantSidebarProps = {
  site: SiteProfile;
  /** Absent for a sample, which is built from nothing. */
  details: Progress['progressDetails'] | undefined;
  owner: OwnerView;
  /** Hides the benefits while the assistant does not answer. */
  isPaused: boolean;
};

/** Beside the owner's chat: facts about the organisation, benefits and today's numbers. */
export function AssistantSidebar({ site, details, owner, isPaused }: AssistantSidebarProps) {
  const { texts } = useTexts();
  return (
    <aside aria-label={texts.aboutOrganisation} className="space-y-8 print:hidden">
      <QuickInformation site={site} />
      {!isPaused && (
        <>
          <PointPanel
            title={texts.benefits}
            points={[texts.benefitHours, texts.benefitSources, texts.benefitPerson]}
          />
          <PointPanel title={texts.why} points={[texts.whyAsk, texts.whyFind, texts.whyHonest]} />
          {owner.analytics}
        </>
      )}
      {!isPaused && details && <KnowledgeSummary details={details} />}
    </aside>
  );
}
