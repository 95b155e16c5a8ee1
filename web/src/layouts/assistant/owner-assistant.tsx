import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Progress, SiteProfile } from '#shared/contract/conversions.ts';
import { ChatPanel } from '#web/features/chat/chat-panel.tsx';
import { PauseNotice } from '#web/features/pause/pause-notice.tsx';
import { KnowledgeSummary } from '#web/features/site-profile/knowledge-summary.tsx';
import { PointPanel } from '#web/features/site-profile/point-panel.tsx';
import { QuickInformation } from '#web/features/site-profile/quick-information.tsx';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { AssistantHeader } from './assistant-header.tsx';
import type { AssistantParts, OwnerView } from './assistant-parts.ts';
import { BuiltWith } from './built-with.tsx';
import { useEscape } from './use-escape.ts';

type OwnerAssistantProps = AssistantParts & {
  owner: OwnerView;
  /** Set for a sample, which has no owner and shows what one sees. */
  sampleNotice: ReactNode;
};

/** The assistant for its owner: the chat, benefits and today's numbers. Document 3 section 2. */
export function OwnerAssistant(props: OwnerAssistantProps) {
  const { chat, site, details, brand, links, owner, sampleNotice, pause, note } = props;
  const { texts } = useTexts();
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEscape(isFullscreen, () => setIsFullscreen(false));
  return (
    <div className={clsx('flex min-h-dvh flex-col', isFullscreen && 'fixed inset-0 z-40 bg-canvas')}>
      <AssistantHeader
        site={site}
        conversionId={chat.conversionId}
        dashboardPath={owner.dashboardPath}
        state={sampleNotice ? 'sample' : pause ? 'paused' : 'live'}
        isFullscreen={isFullscreen}
        onToggle={() => setIsFullscreen(!isFullscreen)}
      />
      <main
        className={clsx(
          'flex-1',
          isFullscreen
            ? 'min-h-0'
            : 'page-width grid grid-cols-1 items-start gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-10',
        )}
      >
        <div className={clsx(isFullscreen && 'mx-auto flex h-full max-w-4xl flex-col')}>
          {!isFullscreen && sampleNotice}
          {!isFullscreen && (
            <p className="mb-2 font-semibold text-brand-ink print:hidden">
              {brand.asksInstitutionType ? texts.schoolCommunication : texts.businessCommunication}
            </p>
          )}
          <div
            className={clsx(
              'overflow-hidden print:h-auto print:max-h-none',
              isFullscreen ? 'min-h-0 flex-1' : 'rounded-lg border border-line',
              !isFullscreen && !pause && 'h-[650px] max-h-[calc(100dvh-7rem)] min-h-96',
            )}
          >
            {pause ? (
              <div className="py-8">
                <PauseNotice name={site.name} contact={pause} what="assistant" />
              </div>
            ) : (
              <ChatPanel {...chat} />
            )}
          </div>
          {note}
        </div>
        {!isFullscreen && (
          <AssistantSidebar site={site} details={details} owner={owner} isPaused={Boolean(pause)} />
        )}
      </main>
      {!isFullscreen && (
        <footer className="border-line border-t py-5 print:hidden">
          <div className="page-width">
            <BuiltWith
              brand={brand}
              links={links}
              conversionId={sampleNotice ? undefined : chat.conversionId}
              hidesMaker={site.hidesMaker}
            />
          </div>
        </footer>
      )}
    </div>
  );
}

type AssistantSidebarProps = {
  site: SiteProfile;
  /** Absent for a sample, which is built from nothing. */
  details: Progress['progressDetails'] | undefined;
  owner: OwnerView;
  /** Hides the benefits while the assistant does not answer. */
  isPaused: boolean;
};

/** Beside the owner's chat: facts about the organisation, benefits and today's numbers. */
function AssistantSidebar({ site, details, owner, isPaused }: AssistantSidebarProps) {
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
