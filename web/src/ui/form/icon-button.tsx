import * as Tooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

/** Document 1 section 9, in milliseconds: the delay of a tooltip, and how long the next one opens without it. */
const openDelay = 700;
const skipDelay = 300;

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'aria-label'> & { label: string };

/** Groups icon buttons: after one tooltip has opened, the next ones open without a delay. */
export function IconButtonGroup({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Tooltip.Provider>
  );
}

/** An icon-only button of an `IconButtonGroup`; its label is also its tooltip. */
export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button size="icon" aria-label={label} {...props}>
          {children}
        </Button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          className="z-60 rounded-md bg-ink px-2.5 py-1.5 text-canvas text-sm shadow-lg"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
