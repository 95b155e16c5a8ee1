import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { ArrowLeft } from '../icons/icons.ts';
import { type Split, splitPaneId } from './use-split.ts';

type SplitViewProps = {
  split: Split;
  /** Names what is opened, and the list on the way back to it. */
  label: string;
  listLabel: string;
  /** Search and filters above the list. */
  head: ReactNode;
  list: ReactNode;
  /** What is open. */
  children: ReactNode;
};

/**
 * A list with what is opened from it: beside it where there is room, else in its place. The opened one stays in view while
 * the list scrolls. One element for both, so that nothing typed in it is lost when a tablet is turned.
 */
export function SplitView({ split, label, listLabel, head, list, children }: SplitViewProps) {
  const besideOnly = split.openedId && 'max-lg:hidden';
  return (
    <div className="space-y-4">
      <div className={clsx('space-y-4', besideOnly)}>{head}</div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={clsx('min-w-0 space-y-4', besideOnly)}>{list}</div>
        {split.openedId && (
          <section
            id={splitPaneId}
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
            tabIndex={0}
            className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 xl:p-6"
          >
            <Button variant="quiet" size="small" className="-ms-3 mb-2 lg:hidden" onClick={split.back}>
              <ArrowLeft className="size-4 rtl:rotate-180" />
              {listLabel}
            </Button>
            {children}
          </section>
        )}
      </div>
    </div>
  );
}
