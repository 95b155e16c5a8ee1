import type { ReactNode } from 'react';
import type { WidgetPanel } from '#shared/contract/assistant/widget.ts';
import { PauseNotice } from '#web/features/pause/pause-notice.tsx';

type PausedPanelProps = Pick<WidgetPanel, 'name' | 'pause'> & { children: ReactNode };

/** Replaces the chat of a paused assistant; the button back to the host page comes first. */
export function PausedPanel({ name, pause, children }: PausedPanelProps) {
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-surface">
      <div className="flex justify-end p-2">{children}</div>
      {pause && <PauseNotice name={name} contact={pause} what="assistant" />}
    </div>
  );
}
