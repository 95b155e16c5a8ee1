import { useRef, useState } from 'react';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DeletedItem } from './deleted-item.tsx';
import { everyItem, filterItems, type ItemFilter } from './filter-items.ts';
import { findMainHost, groupItems, putInPlace, takePage } from './group-items.ts';
import { ItemFilters } from './item-filters.tsx';
import { ItemRow } from './item-row.tsx';
import { sayEntries } from './item-texts.ts';

type ItemListProps = {
  conversionId: string;
  items: readonly KnowledgeItem[];
  /** Shown where they were, so that the way back is where the owner looks. */
  deleted: KnowledgeBase['deleted'];
};

/** About two screens. */
const pageSize = 25;

/** The entries by section, a page at a time, with a search and filters. */
export function ItemList({ conversionId, items: kept, deleted }: ItemListProps) {
  const items = putInPlace(kept, deleted);
  const [filter, setFilter] = useState<ItemFilter>(everyItem);
  const [wanted, setSection] = useState('');
  const [page, setPage] = useState(0);
  const list = useRef<HTMLElement>(null);
  const mainHost = findMainHost(items);
  const sections = groupItems(items);
  // The section goes with its last entry.
  const section = sections.some(({ id }) => id === wanted) ? wanted : '';
  const groups = sections
    .filter(({ id }) => !section || id === section)
    .map((group) => ({ ...group, items: filterItems(group.items, filter) }));
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  const last = Math.max(0, Math.ceil(count / pageSize) - 1);
  const shown = Math.min(page, last);
  const turn = (to: number) => {
    setPage(to);
    list.current?.focus();
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={list} tabIndex={-1} aria-label="Entries" className="scroll-mt-24">
      <ItemFilters
        sections={sections}
        chosen={{ ...filter, section }}
        onChange={({ section: to, ...rest }) => {
          setFilter(rest);
          setSection(to);
          setPage(0);
        }}
      />
      {count === 0 && <NoEntries isEmpty={items.length === 0} />}
      {takePage(groups, shown, pageSize).map(({ id, title, items: own }) => (
        <section key={id} aria-label={title} className="mb-4">
          <h3 className="mb-2 break-words font-semibold">
            {title}{' '}
            <span className="font-normal text-ink-muted text-sm">
              {sayEntries(groups.find((group) => group.id === id)?.items.length ?? 0)}
              {sharedDay(own) && `, read ${sharedDay(own)}`}
            </span>
          </h3>
          <Rows items={own} {...{ conversionId, deleted, mainHost }} />
        </section>
      ))}
      {last > 0 && <Pager page={shown} last={last} count={count} onTurn={turn} />}
    </section>
  );
}

type RowsProps = ItemListProps & { mainHost: string };

function Rows({ conversionId, items, deleted, mainHost }: RowsProps) {
  const hidesDay = sharedDay(items) !== undefined;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {items.map((item) => {
        const gone = deleted.find((entry) => entry.item.id === item.id);
        return gone ? (
          <DeletedItem key={item.id} conversionId={conversionId} {...gone} />
        ) : (
          <ItemRow key={item.id} {...{ conversionId, item, mainHost, hidesDay }} />
        );
      })}
    </ul>
  );
}

/** The day on which all of them were read last, said once. */
function sharedDay(items: readonly KnowledgeItem[]): string | undefined {
  const [day, ...others] = new Set(items.map(({ readAt }) => readAt && formatDay(readAt)));
  return others.length === 0 ? day : undefined;
}

function NoEntries({ isEmpty }: { isEmpty: boolean }) {
  return (
    <p className="rounded-lg border border-line bg-surface p-6 text-ink-muted">
      {isEmpty
        ? 'Nothing here yet. Add a file, a text, a web address or a video.'
        : 'No entry matches your search.'}
    </p>
  );
}

type PagerProps = { page: number; last: number; count: number; onTurn: (page: number) => void };

function Pager({ page, last, count, onTurn }: PagerProps) {
  return (
    <nav aria-label="Pages of entries" className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span className="text-ink-muted text-sm">
        Entries {page * pageSize + 1}–{Math.min((page + 1) * pageSize, count)} of {count}
      </span>
      <Button variant="secondary" size="small" disabled={page === last} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
