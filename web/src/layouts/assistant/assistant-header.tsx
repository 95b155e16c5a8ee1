import { clsx } from 'clsx';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { SiteLogo } from '#web/ui/data/site-logo.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { ArrowLeft, Maximize2, Minimize2 } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

type AssistantHeaderProps = {
  site: SiteProfile;
  conversionId: string;
  dashboardPath: string;
  state: 'live' | 'paused' | 'sample';
  isFullscreen: boolean;
  onToggle: () => void;
};

/** The organisation's name, the dashboard link, the id and the fullscreen switch. */
export function AssistantHeader(props: AssistantHeaderProps) {
  const { site, conversionId, dashboardPath, state, isFullscreen, onToggle } = props;
  const { texts } = useTexts();
  const SizeIcon = isFullscreen ? Minimize2 : Maximize2;
  return (
    <header className="border-line border-b print:hidden">
      <div className="page-width flex min-h-16 items-center gap-3 py-3">
        <SiteLink
          to={dashboardPath}
          aria-label={texts.backToDashboard}
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" />
          <span aria-hidden="true" className="max-lg:hidden">
            {texts.backToDashboard}
          </span>
        </SiteLink>
        <div className="contents max-sm:hidden">
          <SiteLogo url={site.logoUrl} />
        </div>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 dir="auto" className="line-clamp-2 min-w-0 text-start text-xl tracking-tight">
              {site.name}
            </h1>
            {state !== 'paused' && <StateMark isSample={state === 'sample'} />}
          </div>
          <p dir="ltr" className="truncate text-start text-ink-muted text-xs max-sm:hidden">
            {conversionId}
          </p>
        </div>
        {state !== 'paused' && (
          <Button
            variant="secondary"
            size="small"
            aria-pressed={isFullscreen}
            aria-label={texts.fullscreen}
            onClick={onToggle}
            className="shrink-0"
          >
            <SizeIcon className="size-4" />
            <span aria-hidden="true" className="max-md:hidden">
              {texts.fullscreen}
            </span>
          </Button>
        )}
      </div>
    </header>
  );
}

function StateMark({ isSample }: { isSample: boolean }) {
  const { texts } = useTexts();
  return (
    <span
      className={clsx(
        'rounded px-2 py-0.5 font-semibold text-sm',
        isSample ? 'bg-warning-tint text-warning-ink' : 'bg-success-tint text-success-ink',
      )}
    >
      {isSample ? texts.sampleData : texts.liveAssistant}
    </span>
  );
}
