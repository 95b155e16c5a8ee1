import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';
import { Download, RefreshCw, Search, Sparkles } from '#web/ui/icons/icons.ts';
import { Filters } from '#web/ui/layout/filters.tsx';
import { RowMenu } from '#web/ui/layout/row-menu.tsx';
import { type Assistant, useChatSessions } from './chat-queries.ts';
import { ConversationPane, conversationPaneId } from './conversation-pane.tsx';
import { ExportForm } from './export-form.tsx';
import { countFilters, joinChoices, noFilters, toQuery } from './filters.ts';
import { SessionFilterFields } from './session-filters.tsx';
import { SessionList } from './session-list.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { useOpenedSession } from './use-opened-session.ts';

type Panel = 'summary' | 'export';

/** Document 2 section 2.1, tab "Chat History": on wide screens a conversation beside their list. */
export function ChatHistoryTab({ assistant }: { assistant: Assistant }) {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const [openedId, open] = useOpenedSession();
  const [panel, setPanel] = useState<Panel>();
  const toggle = (name: Panel) => setPanel((current) => (current === name ? undefined : name));
  const isWide = useMedia('(min-width: 64rem)');
  const listing = useChatSessions(assistant, useDeferredValue(search), toQuery(filters));
  const { data, error, refetch, isFetching } = listing;
  const sessions = data?.pages.flatMap((page) => page.sessions) ?? [];
  const choices = joinChoices(data?.pages ?? []);
  const firstId = sessions[0]?.id;
  const openFirst = useEffectEvent(() => !openedId && open(firstId));
  useEffect(() => {
    // Beside the list there is always one to read, and it stays while others arrive.
    if (isWide && firstId) openFirst();
  }, [isWide, firstId]);
  const arrive = useArrival(openedId);
  const choose = (sessionId: string) => {
    if (!isWide) arrive(() => document.getElementById(conversationPaneId)?.focus());
    open(sessionId);
  };
  /** Shows the list, or beside it another conversation, and leads back to the row. */
  const leave = (shownId: string | undefined, rowId: string | undefined) => {
    arrive(() => document.querySelector<HTMLElement>(`[data-session="${rowId}"]`)?.focus());
    open(shownId);
  };
  const leaveDeleted = () => {
    const index = sessions.findIndex(({ id }) => id === openedId);
    const nextId = (sessions[index + 1] ?? sessions[index - 1])?.id;
    leave(isWide ? nextId : undefined, nextId);
  };
  return (
    <div className="space-y-5">
      <div className={clsx('space-y-5', openedId && 'max-lg:hidden')}>
        <div className="flex flex-wrap items-center gap-2">
          <SearchField value={search} onChange={setSearch} />
          <Filters count={countFilters(filters)}>
            <SessionFilterFields filters={filters} choices={choices} onChange={setFilters} />
          </Filters>
          <span className="ms-auto flex items-center">
            <Button
              variant="quiet"
              size="icon"
              aria-label="Refresh"
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              <RefreshCw className="size-4" />
            </Button>
            <RowMenu
              label="More for all conversations"
              actions={[
                { title: 'AI Summary', Icon: Sparkles, run: () => toggle('summary') },
                { title: 'Export as CSV', Icon: Download, run: () => toggle('export') },
              ]}
            />
          </span>
        </div>
        {panel === 'export' && <ExportForm assistant={assistant} />}
        {panel === 'summary' && <SummaryPanel assistant={assistant} />}
      </div>
      {!data && !error && <Spinner label="Loading the conversations…" />}
      <Failure error={error} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={clsx('min-w-0 space-y-4', openedId && 'max-lg:hidden')}>
          {data && sessions.length === 0 && (
            <p className="text-ink-muted">No chat sessions found matching your criteria</p>
          )}
          {sessions.length > 0 && (
            <SessionList
              sessions={sessions}
              shownId={openedId}
              onOpen={choose}
              {...(isWide && { onMove: open })}
            />
          )}
          <NextPageButton
            listing={listing}
            label="Show older conversations"
            loadingLabel="Looking further back…"
          />
        </div>
        {openedId && (
          <ConversationPane
            {...{ assistant, sessionId: openedId, knownTags: choices.tags }}
            onDeleted={leaveDeleted}
            onBack={() => leave(undefined, openedId)}
          />
        )}
      </div>
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <span className="relative min-w-48 flex-1 basis-56">
      <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-muted" />
      <input
        type="search"
        aria-label="Search"
        placeholder="Search questions"
        value={value}
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlStyle} rounded-full ps-9`}
      />
    </span>
  );
}

/** Moves the focus once another conversation, or the list, is drawn. */
function useArrival(openedId: string | undefined): (move: () => void) => void {
  const next = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what is shown has changed
  useEffect(() => {
    next.current?.();
    next.current = undefined;
  }, [openedId]);
  return (move) => {
    next.current = move;
  };
}
