import { clsx } from 'clsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Progress, PublicContact, SiteProfile } from '#shared/contract/conversions.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { isHexColor } from '#web/brand/color.ts';
import { ChatPanel } from '#web/features/chat/chat-panel.tsx';
import type { RequestAnswer } from '#web/features/chat/queries.ts';
import { ReportButton } from '#web/features/conformance/report-button.tsx';
import { reportLabels } from '#web/features/conformance/report-labels.ts';
import { PauseNotice } from '#web/features/pause/pause-notice.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { AssistantHeader } from './assistant-header.tsx';
import { AssistantSidebar, type OwnerView } from './assistant-sidebar.tsx';

/** Number of chips in document 3 section 2. */
const popularQuestionCount = 6;

type AssistantViewProps = {
  conversionId: string;
  site: SiteProfile;
  details?: Progress['progressDetails'];
  brand: Brand;
  home: string;
  /** For the owner only: dashboard link, id, benefits and numbers. */
  owner?: OwnerView | null | undefined;
  /** For a sample: its notice and its scripted replies. */
  sample?: { notice: ReactNode; answer: RequestAnswer };
  /** Asked at once. */
  firstQuestion?: string | undefined;
  /** Replaces the chat while the assistant is paused. */
  pause?: PublicContact | null;
  onEvent?: () => void;
};

/** The chat of an assistant, with facts about the organisation beside it. */
export function AssistantView(props: AssistantViewProps) {
  const { conversionId, site, details, brand, home, owner, sample, firstQuestion, pause, onEvent } = props;
  const { texts, language } = useTexts();
  const [isFullscreen, setIsFullscreen] = useState(false);
  usePageTitle(fillText(texts.ask, { name: site.name }));
  const theme = useMemo(() => ({ look: brand.look, colors: makeSiteColors(site, brand) }), [site, brand]);
  useEscape(isFullscreen, () => setIsFullscreen(false));

  return (
    <BrandTheme brand={theme}>
      <div className={clsx('flex min-h-dvh flex-col', isFullscreen && 'fixed inset-0 z-40 bg-canvas')}>
        <AssistantHeader
          site={site}
          owned={owner && { conversionId, dashboardPath: owner.dashboardPath }}
          state={sample ? 'sample' : pause ? 'paused' : 'live'}
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
          <div className={clsx(isFullscreen && 'mx-auto h-full max-w-4xl')}>
            {!isFullscreen && sample?.notice}
            {!isFullscreen && (
              <p className="mb-2 font-semibold text-brand-ink print:hidden">
                {brand.asksInstitutionType ? texts.schoolCommunication : texts.businessCommunication}
              </p>
            )}
            <div
              className={clsx(
                'overflow-hidden print:h-auto print:max-h-none',
                isFullscreen ? 'h-full' : 'rounded-lg border border-line',
                !isFullscreen && !pause && 'h-[650px] max-h-[calc(100dvh-7rem)] min-h-96',
              )}
            >
              {pause ? (
                <div className="py-8">
                  <PauseNotice name={site.name} contact={pause} what="assistant" />
                </div>
              ) : (
                <ChatPanel
                  conversionId={conversionId}
                  name={site.name}
                  phone={site.phone ?? brand.contact.phone}
                  popularQuestions={site.popularQuestions.slice(0, popularQuestionCount)}
                  firstQuestion={firstQuestion}
                  greeting={site.greeting}
                  answer={sample?.answer}
                  onEvent={onEvent}
                />
              )}
            </div>
          </div>
          {!isFullscreen && (
            <AssistantSidebar site={site} details={details} owner={owner} isPaused={Boolean(pause)} />
          )}
        </main>
        {!isFullscreen && (
          <footer className="border-line border-t py-5 text-ink-muted text-sm print:hidden">
            <div className="page-width flex flex-wrap gap-x-6 gap-y-2">
              <p>
                {texts.builtWith}{' '}
                <SiteLink to={home} className="underline underline-offset-4">
                  {brand.name}
                </SiteLink>
              </p>
              {!sample && (
                <p>
                  <ReportButton
                    brand={brand}
                    conversionId={conversionId}
                    label={reportLabels[language]}
                    failure={texts.didNotWork}
                  />
                </p>
              )}
            </div>
          </footer>
        )}
      </div>
    </BrandTheme>
  );
}

/** The site's own colour if it has one; the theme ensures contrast. */
function makeSiteColors({ brandColor = '' }: SiteProfile, { colors }: Brand): Brand['colors'] {
  return isHexColor(brandColor) ? { ...colors, primary: brandColor } : colors;
}

function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive, onEscape]);
}
