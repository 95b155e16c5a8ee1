import * as Tabs from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { TabContents } from './tab-contents.tsx';

export type Tab = {
  id: string;
  title: string;
  content: ReactNode;
  /** What waits in it: `count` stands beside the title, `text` says it in words. */
  badge?: { count: string; text: string } | undefined;
};

type TabSetProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** Tabs inside another tab's content, with a different look. */
  isNested?: boolean;
  /** More than a phone can show: there the page offers a list to choose from in their place. */
  isLong?: boolean;
};

// The scrolling tab list would clip an outline around a tab.
const tabStyle =
  'min-h-11 whitespace-nowrap py-2 text-ink-muted -outline-offset-3 hover:text-ink data-[state=active]:font-semibold data-[state=active]:text-ink';
const looks = {
  line: {
    list: 'gap-x-1 border-line border-b',
    tab: '-mb-px border-transparent border-b-2 data-[state=active]:border-brand-ink',
    content: 'pt-8',
  },
  nested: {
    list: 'w-fit max-w-full gap-x-1 rounded-lg bg-sunken p-1',
    tab: 'rounded-md data-[state=active]:bg-surface data-[state=active]:shadow-xs',
    content: 'pt-6',
  },
} as const;

/** Tabs on one line, which scrolls to the chosen one; only its content is rendered. */
export function TabSet({ label, tabs, value, onChange, isNested = false, isLong = false }: TabSetProps) {
  const look = looks[isNested ? 'nested' : 'line'];
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the choice changes
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!list.current || !chosen) return;
    const roomPixels = list.current.clientWidth - chosen.offsetWidth;
    list.current.scrollTo({ left: chosen.offsetLeft - roomPixels / 2 });
  }, [value]);
  return (
    <Tabs.Root value={value} onValueChange={onChange}>
      <Tabs.List
        ref={list}
        aria-label={label}
        className={clsx(
          'relative flex overflow-x-auto overflow-y-hidden',
          isLong && 'max-sm:hidden',
          look.list,
        )}
      >
        {tabs.map(({ id, title, badge }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            aria-description={badge?.text}
            className={clsx(tabStyle, isLong ? 'px-2.5' : 'px-4', look.tab)}
          >
            {title}
            {badge && (
              <span
                aria-hidden="true"
                className="ms-1.5 rounded-full bg-warning-tint px-2 py-0.5 font-semibold text-warning-ink text-xs"
              >
                {badge.count}
              </span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <TabContents tabs={tabs} value={value} className={look.content} />
    </Tabs.Root>
  );
}
