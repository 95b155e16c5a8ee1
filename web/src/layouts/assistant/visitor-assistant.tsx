import { clsx } from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { Avatar } from '#web/features/chat/avatar.tsx';
import type { ChatLogo } from '#web/features/chat/chat-header.tsx';
import { ChatPanel } from '#web/features/chat/chat-panel.tsx';
import { KnowledgeSummary } from '#web/features/site-profile/knowledge-summary.tsx';
import { QuickInformation } from '#web/features/site-profile/quick-information.tsx';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { sayAsk } from '#web/lib/texts/say-ask.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { SiteLogo } from '#web/ui/data/site-logo.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ArrowLeft, Info } from '#web/ui/icons/icons.ts';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import type { AssistantParts } from './assistant-parts.ts';
import { BuiltWith } from './built-with.tsx';
import { useEscape } from './use-escape.ts';
import { visitorStage } from './welcome.tsx';

/** Rarely needed. */
const PauseNotice = loadPart(async () => (await import('#web/features/pause/pause-notice.tsx')).PauseNotice);

const asideId = 'about-organisation';

/** The chat fills the page; facts about the organisation are beside it, or one press away on a small screen. */
export function VisitorAssistant({ chat, site, details, brand, links, pause, note }: AssistantParts) {
  const { texts } = useTexts();
  const Logo = useCallback<ChatLogo>((logo) => <SiteLogo url={site.logoUrl} {...logo} />, [site.logoUrl]);
  const [isAboutOpen, setAboutOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAboutOpen(false);
    // Hidden until the next render.
    requestAnimationFrame(() => opener.current?.focus());
  };
  useEscape(isAboutOpen, close);
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-7xl flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] print:block print:h-auto',
        pause ? 'min-h-dvh' : 'h-dvh',
      )}
    >
      <main
        className={clsx(
          'flex min-h-0 min-w-0 flex-col border-line bg-surface lg:border-x print:border-0',
          !isAboutOpen && 'flex-1',
        )}
      >
        <h1 className="sr-only">{sayAsk(texts.ask, site.name)}</h1>
        <div className={clsx('flex min-h-0 flex-1 flex-col', isAboutOpen && 'max-lg:hidden')}>
          {pause ? (
            <div className="flex flex-1 flex-col items-center gap-6 p-8">
              <SiteLogo url={site.logoUrl} fallback={<Avatar name={site.name} />} />
              <PauseNotice name={site.name} contact={pause} what="assistant" />
            </div>
          ) : (
            <div className="min-h-0 flex-1">
              <ChatPanel
                {...chat}
                Logo={Logo}
                stage={visitorStage}
                actions={
                  <Button
                    ref={opener}
                    variant="quiet"
                    size="icon"
                    aria-expanded={isAboutOpen}
                    aria-controls={asideId}
                    aria-label={texts.aboutOrganisation}
                    onClick={() => setAboutOpen(true)}
                    className="lg:hidden print:hidden"
                  >
                    <Info className="size-5" />
                  </Button>
                }
              />
            </div>
          )}
          {!pause && <div className="text-center">{note}</div>}
        </div>
      </main>
      <aside
        id={asideId}
        aria-label={texts.aboutOrganisation}
        className={clsx(
          'flex min-h-0 flex-col gap-8 overflow-y-auto p-5 max-lg:flex-1 lg:p-6 print:hidden',
          !isAboutOpen && !pause && 'max-lg:hidden',
        )}
      >
        {isAboutOpen && (
          <Button ref={focusAtOnce} variant="secondary" className="self-start lg:hidden" onClick={close}>
            <ArrowLeft className="size-4 rtl:-scale-x-100" />
            {fillText(texts.chatWith, { name: site.name })}
          </Button>
        )}
        <QuickInformation site={site} />
        {!pause && details && <KnowledgeSummary details={details} />}
        <div className="mt-auto">
          <BuiltWith
            {...{ brand, links }}
            conversionId={chat.answer ? undefined : chat.conversionId}
            hidesMaker={site.hidesMaker}
          />
        </div>
      </aside>
    </div>
  );
}

/** Stable, so that a later render does not take the focus again. */
function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}
