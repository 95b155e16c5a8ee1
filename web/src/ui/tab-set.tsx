import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

export type Tab = { id: string; title: string; content: ReactNode };

type TabSetProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (id: string) => void };

const tabStyle =
  '-mb-px min-h-11 whitespace-nowrap border-transparent border-b-2 px-4 py-2 text-ink-muted hover:text-ink data-[state=active]:border-brand-ink data-[state=active]:font-semibold data-[state=active]:text-ink';

/** Tabs in one line, which scrolls to the chosen one where there is no room; only its content is there. */
export function TabSet({ label, tabs, value, onChange }: TabSetProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice moves the line
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
        className="relative flex gap-x-1 overflow-x-auto overflow-y-hidden border-line border-b"
      >
        {tabs.map(({ id, title }) => (
          <Tabs.Trigger key={id} value={id} className={tabStyle}>
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="pt-8">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
