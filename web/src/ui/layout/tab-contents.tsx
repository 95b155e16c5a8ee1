import * as Tabs from '@radix-ui/react-tabs';
import { Activity, type ReactNode, useRef } from 'react';

type TabContentsProps = {
  tabs: readonly { id: string; content: ReactNode }[];
  value: string;
  className: string;
};

/**
 * The content of the chosen tab. What was entered in one that was open before stays in it, hidden and without its
 * effects: nothing there polls.
 */
export function TabContents({ tabs, value, className }: TabContentsProps) {
  const opened = useRef(new Set<string>());
  opened.current.add(value);
  return tabs.map(({ id, content }) => (
    <Tabs.Content
      key={id}
      value={id}
      forceMount={opened.current.has(id) || undefined}
      hidden={id !== value}
      className={className}
    >
      <Activity mode={id === value ? 'visible' : 'hidden'}>{content}</Activity>
    </Tabs.Content>
  ));
}
