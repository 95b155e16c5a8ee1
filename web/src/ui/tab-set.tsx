import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab = { id: string; title: string; content: ReactNode };

type TabSetProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (id: string) => void };

const tabStyle =
  '-mb-px min-h-11 whitespace-nowrap border-transparent border-b-2 px-4 py-2 text-ink-muted hover:text-ink data-[state=active]:border-brand-ink data-[state=active]:font-semibold data-[state=active]:text-ink';

/** Tabs in one line, which scrolls where there is no room; only the chosen one's content is there. */
export function TabSet({ label, tabs, value, onChange }: TabSetProps) {
  return (
    <Tabs.Root value={value} onValueChange={onChange}>
      <Tabs.List
        aria-label={label}
        className="flex gap-x-1 overflow-x-auto overflow-y-hidden border-line border-b"
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
