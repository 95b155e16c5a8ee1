import { clsx } from 'clsx';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Progress, SiteProfile } from '#shared/contract/conversions.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { isHexColor } from '#web/brand/color.ts';
import { ChatPanel } from '#web/features/chat/chat-panel.tsx';
import { KnowledgeSummary } from '#web/features/site-profile/knowledge-summary.tsx';
import { QuickInformation } from '#web/features/site-profile/quick-information.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';

/** Chips of document 3 section 2. */
const popularQuestionCount = 6;

type AssistantViewProps = { profile: Progress & { site: SiteProfile }; brand: Brand; home: string };

/** A finished assistant: the chat, and beside it what the organisation says about itself. */
export function AssistantView({ profile, brand, home }: AssistantViewProps) {
  const { site, conversionId, progressDetails } = profile;
  const [isFullscreen, setIsFullscreen] = useState(false);
  usePageTitle(`${site.name}: ask anything`);
  const theme = useMemo(() => ({ look: brand.look, colors: makeSiteColors(site, brand) }), [site, brand]);
  useEscape(isFullscreen, () => setIsFullscreen(false));
  const questions = site.popularQuestions.length ? site.popularQuestions : brand.popularQuestions;

  return (
    <BrandTheme brand={theme}>
      <div className={clsx('flex min-h-dvh flex-col', isFullscreen && 'fixed inset-0 z-40 bg-canvas')}>
        <header className="border-line border-b">
          <div className="page-width flex min-h-16 items-center gap-4 py-3">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
              <h1 className="line-clamp-2 min-w-0 text-xl tracking-tight">{site.name}</h1>
              <span className="rounded bg-success-tint px-2 py-0.5 font-semibold text-sm text-success-ink">
                Live AI Assistant
              </span>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-pressed={isFullscreen}
              onClick={() => setIsFullscreen(!isFullscreen)}
              className="shrink-0"
            >
              {isFullscreen ? (
                <Minimize2 aria-hidden="true" className="size-4" />
              ) : (
                <Maximize2 aria-hidden="true" className="size-4" />
              )}
              <span className="max-sm:sr-only">Fullscreen Experience</span>
            </Button>
          </div>
        </header>
        <main
          className={clsx(
            'flex-1',
            isFullscreen
              ? 'min-h-0'
              : 'page-width grid grid-cols-1 items-start gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-10',
          )}
        >
          <div
            className={clsx(
              'overflow-hidden',
              isFullscreen
                ? 'mx-auto h-full max-w-4xl'
                : 'h-[650px] max-h-[calc(100dvh-7rem)] min-h-96 rounded-lg border border-line',
            )}
          >
            <ChatPanel
              conversionId={conversionId}
              name={site.name}
              phone={site.phone ?? brand.contact.phone}
              popularQuestions={questions.slice(0, popularQuestionCount)}
            />
          </div>
          {!isFullscreen && (
            <aside aria-label="About this organisation" className="space-y-8">
              <QuickInformation site={site} />
              <KnowledgeSummary name={site.name} details={progressDetails} />
            </aside>
          )}
        </main>
        {!isFullscreen && (
          <footer className="border-line border-t py-5 text-ink-muted text-sm">
            <p className="page-width">
              Built with{' '}
              <a href={home} className="underline underline-offset-4">
                {brand.name}
              </a>
            </p>
          </footer>
        )}
      </div>
    </BrandTheme>
  );
}

/** The site's own colour where it states one; the theme makes it readable whatever it is. */
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
