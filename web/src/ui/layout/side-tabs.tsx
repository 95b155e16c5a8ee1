import * as Tabs from '@radix-ui/react-tabs';
import type { IconComponent } from '../icons/make-icon.tsx';
import { TabContents } from './tab-contents.tsx';
import type { Tab } from './tab-set.tsx';
import { WaitingCount } from './waiting-count.tsx';

export type SideTab = Tab & { Icon: IconComponent; waiting?: number };

type SideTabsProps = {
  label: string;
  tabs: readonly SideTab[];
  value: string;
  onChange: (id: string) => void;
};

/**
 * Tabs in a column beside their content; a phone has the bar of `BottomBar` instead. A tablist and not links, because
 * the content changes in place: one Tab stop leads past all of them, and arrow keys move between them.
 */
export function SideTabs({ label, tabs, value, onChange }: SideTabsProps) {
  return (
    <Tabs.Root
      value={value}
      onValueChange={onChange}
      orientation="vertical"
      className="grid grid-cols-1 items-start gap-x-7 md:grid-cols-[11.5rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10"
    >
      <Tabs.List aria-label={label} className="flex-col gap-0.5 max-md:hidden md:sticky md:top-4 md:flex">
        {tabs.map(({ id, title, Icon, waiting = 0 }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="flex min-h-10 items-center gap-2.5 whitespace-nowrap rounded-md px-3 text-left text-ink-muted -outline-offset-3 hover:bg-sunken hover:text-ink data-[state=active]:bg-brand-tint data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            <Icon className="size-5 shrink-0" />
            {title}
            <WaitingCount count={waiting} className="ml-auto" />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <TabContents tabs={tabs} value={value} className="min-w-0" />
    </Tabs.Root>
  );
}
