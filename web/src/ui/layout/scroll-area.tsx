import * as RadixScrollArea from '@radix-ui/react-scroll-area';
import type { ComponentProps, ReactNode } from 'react';

/** Document 1 section 9: how long the scrollbar stays after scrolling, in milliseconds. */
const hideDelay = 600;

type ScrollAreaProps = {
  className: string;
  /** Role and name of the scrollable element. */
  content: ComponentProps<typeof RadixScrollArea.Viewport>;
  children: ReactNode;
};

/** A scroll area that shows its scrollbar only while scrolling, and works by keyboard. */
export function ScrollArea({ className, content, children }: ScrollAreaProps) {
  return (
    <RadixScrollArea.Root
      type="scroll"
      scrollHideDelay={hideDelay}
      className={`overflow-hidden ${className}`}
    >
      {/* A scrollable region must be reachable by keyboard: WCAG 2.1.1. */}
      <RadixScrollArea.Viewport tabIndex={0} {...content} className={`size-full ${content.className ?? ''}`}>
        {children}
      </RadixScrollArea.Viewport>
      <RadixScrollArea.Scrollbar orientation="vertical" className="flex w-2 touch-none select-none p-0.5">
        <RadixScrollArea.Thumb className="flex-1 rounded-full bg-ink-muted" />
      </RadixScrollArea.Scrollbar>
    </RadixScrollArea.Root>
  );
}
