import { useState } from 'react';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { ItemList } from './item-list.tsx';
import { UnreadList } from './unread-list.tsx';

type EntryTabsProps = { conversionId: string; knowledge: KnowledgeBase };

/** The entries; beside them, where there is some, what could not be read. */
export function EntryTabs({ conversionId, knowledge: { items, deleted, skipped } }: EntryTabsProps) {
  const [tab, setTab] = useState('entries');
  const entries = <ItemList conversionId={conversionId} items={items} deleted={deleted} />;
  if (skipped.length === 0) return entries;
  const unread = <UnreadList conversionId={conversionId} unread={skipped} />;
  return (
    <TabSet
      isNested
      label="Read and not read"
      tabs={[
        { id: 'entries', title: 'Read', content: entries },
        { id: 'unread', title: `Could not read (${skipped.length})`, content: unread },
      ]}
      value={tab}
      onChange={setTab}
    />
  );
}
