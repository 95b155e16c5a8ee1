import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useRef, useState } from 'react';
import { TabContents } from './tab-contents.tsx';
import type { Tab } from './tab-set.tsx';

export type SideTab = Tab & { Icon: LucideIcon };

type SideTabsProps = {
  label: string;
  tabs: readonly SideTab[];
  value: string;
  onChange: (id: string) => void;
};

/**
 * Tabs in a column beside their content; on a phone behind a menu button. A tablist and not links, because the content
 * changes in place: one Tab stop leads past all of them, and arrow keys move between them.
 */
export function SideTabs({ label, tabs, value, onChange }: SideTabsProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const chosen = tabs.find(({ id }) => id === value) ?? tabs[0];
  /** The chosen tab disappears with the menu, which then takes the focus. */
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    menu.current?.focus();
  };
  return (
    <Tabs.Root
      value={value}
      onValueChange={onChange}
      orientation="vertical"
      className="grid grid-cols-1 items-start gap-x-7 gap-y-3 md:grid-cols-[11.5rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10"
    >
      <div className="md:sticky md:top-4">
        <button
          ref={menu}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 rounded-md border border-field-line bg-surface px-3 font-semibold md:hidden"
        >
          {chosen && <chosen.Icon aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />}
          <span className="sr-only">{label} menu: </span>
          <span className="min-w-0 flex-1 text-left">{chosen?.title}</span>
          <ChevronDown aria-hidden="true" className={clsx('size-5 shrink-0', isOpen && 'rotate-180')} />
        </button>
        <Tabs.List
          aria-label={label}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          className={clsx(
            'flex-col gap-0.5 max-md:mt-1 max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface max-md:p-1 md:flex',
            isOpen ? 'flex' : 'hidden',
          )}
        >
          {tabs.map(({ id, title, Icon }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              onClick={close}
              className="flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-md px-3 text-left text-ink-muted -outline-offset-3 hover:bg-sunken hover:text-ink data-[state=active]:bg-brand-tint data-[state=active]:font-semibold data-[state=active]:text-ink md:min-h-10"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      <TabContents tabs={tabs} value={value} className="min-w-0" />
    </Tabs.Root>
  );
}
