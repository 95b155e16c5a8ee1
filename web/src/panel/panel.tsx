import { useCallback, useEffect, useState } from 'react';
import type { ChatLogo } from '#web/features/chat/chat-header.tsx';
import { ChatPanel } from '#web/features/chat/chat-panel.tsx';
import type { ChatEvent } from '#web/features/chat/use-conversation.ts';
import { isComposing } from '#web/lib/browser/is-composing.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { X } from '#web/ui/icons/icons.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import type { HostPage } from './host-page.ts';
import type { PanelReading } from './read-panel.ts';

/** Rarely needed, so it loads separately. */
const PausedPanel = loadPart(async () => (await import('./paused-panel.tsx')).PausedPanel);

/** Many have none. */
const SiteLogo = loadPart(async () => (await import('#web/ui/data/site-logo.tsx')).SiteLogo);

type PanelProps = { conversionId: string; page: HostPage; reading: PanelReading };

/** The chat of a widget, with a button back to the host page. */
export function Panel({ conversionId, page, reading }: PanelProps) {
  const { texts } = useTexts();
  const [identityToken, setIdentityToken] = useState<string>();
  const [openings, setOpenings] = useState(0);
  const logoUrl = reading.kind === 'known' ? reading.panel.logoUrl : undefined;
  const Logo = useCallback<ChatLogo>(
    (logo) => (
      <LoadBoundary fallback={logo.fallback}>
        <SiteLogo url={logoUrl} {...logo} />
      </LoadBoundary>
    ),
    [logoUrl],
  );
  useEffect(() => {
    page.send({ gptsite: 'ready' });
    const close = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposing(event) && page.send({ gptsite: 'close' });
    addEventListener('keydown', close);
    const stop = page.listen((command) => {
      if (command.gptsite === 'identify') setIdentityToken(command.token);
      if (command.gptsite === 'open') setOpenings((count) => count + 1);
    });
    return () => {
      removeEventListener('keydown', close);
      stop();
    };
  }, [page]);

  const closeButton = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={texts.closeChat}
      onClick={() => page.send({ gptsite: 'close' })}
    >
      <X className="size-5" />
    </Button>
  );
  if (reading.kind !== 'known') {
    return (
      <section aria-label={texts.conversation} className="flex items-start justify-between gap-4 p-4">
        <p role="alert">{reading.kind === 'refused' ? texts.notShownHere : texts.notAvailable}</p>
        {closeButton}
      </section>
    );
  }
  if (reading.panel.pause) return <PausedPanel {...reading.panel}>{closeButton}</PausedPanel>;
  const report = (event: ChatEvent) =>
    page.send(event.kind === 'lead' ? { gptsite: 'lead' } : { gptsite: 'message', sender: event.sender });
  return (
    <div className="h-full">
      <ChatPanel
        conversionId={conversionId}
        {...reading.panel}
        Logo={logoUrl ? Logo : undefined}
        actions={closeButton}
        identityToken={identityToken}
        page={page.page}
        focusRequests={openings}
        onEvent={report}
        // Only the owner's preview shows the widget on our own pages.
        isPreview={page.origin === location.origin}
      />
    </div>
  );
}
