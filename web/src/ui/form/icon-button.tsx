import { Tooltip } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

/** Document 1 section 9, in milliseconds: until a tooltip opens, and how long the next one then opens at once. */
const openDelay = 700;
const skipDelay = 300;

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'aria-label'> & { label: string };

/** Holds icon buttons: once the name of one is shown, those of its neighbours show at once. */
export function IconButtonGroup({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Tooltip.Provider>
  );
}

/** A button of an `IconButtonGroup` that shows an icon alone; what it does is its name, and appears beside it for those who rest on it. */
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
