import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type SummaryPeriod, summaryPeriodSchema } from '#shared/contract/assistant/chat-history.ts';
import { api } from '#web/lib/api/api.ts';
import { saveParts } from '#web/lib/browser/save-parts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure, FailureLine } from '#web/ui/form/failure.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Download, RefreshCw, Sparkles } from '#web/ui/icons/icons.ts';
import { Filters } from '#web/ui/layout/filters.tsx';
import { RowMenu } from '#web/ui/layout/row-menu.tsx';
import { SplitView } from '#web/ui/split/split-view.tsx';
import { useSplit } from '#web/ui/split/use-split.ts';
import { type Assistant, useChatSessions } from './chat-queries.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { countFilters, joinChoices, noFilters, toQuery } from './filters.ts';
import { periods } from './periods.ts';
import { SessionFilterFields } from './session-filters.tsx';
import { SessionList } from './session-list.tsx';
import { SummaryPanel } from './summary-panel.tsx';

type Panel = 'summary' | 'export';

/** Document 2 section 2.1, tab "Chat History": on wide screens a conversation beside their list. */
export function ChatHistoryTab({ assistant }: { assistant: Assistant }) {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const [panel, setPanel] = useState<Panel>();
  const toggle = (name: Panel) => setPanel((current) => (current === name ? undefined : name));
  const listing = useChatSessions(assistant, useDeferredValue(search), toQuery(filters));
  const { data, error, refetch, isFetching } = listing;
  const sessions = data?.pages.flatMap((page) => page.sessions) ?? [];
  const choices = joinChoices(data?.pages ?? []);
  const split = useSplit(
    sessions.map(({ id }) => id),
    { opensFirst: true },
  );
  const { openedId } = split;
  return (
    <SplitView
      split={split}
      label="Conversation"
      listLabel="All conversations"
      head={
        <>
          <div className="flex flex-wrap items-center gap-2">
            <SearchField placeholder="Search questions" value={search} onChange={setSearch} />
            <Filters count={countFilters(filters)}>
              <SessionFilterFields filters={filters} choices={choices} onChange={setFilters} />
            </Filters>
            <span className="flex items-center">
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
        </>
      }
      list={
        <>
          {!data && !error && <Spinner label="Loading the conversations…" />}
          <Failure error={error} />
          {data && sessions.length === 0 && (
            <p className="text-ink-muted">No chat sessions found matching your criteria</p>
          )}
          {sessions.length > 0 && (
            <SessionList
              sessions={sessions}
              shownId={openedId}
              onOpen={split.choose}
              {...(split.isWide && { onMove: split.choose })}
            />
          )}
          <NextPageButton
            listing={listing}
            label="Show older conversations"
            loadingLabel="Looking further back…"
          />
        </>
      }
    >
      {openedId && (
        <ConversationPane
          {...{ assistant, sessionId: openedId, knownTags: choices.tags }}
          onDeleted={split.leaveGone}
        />
      )}
    </SplitView>
  );
}

/** Exports the conversations of a period as a table. */
function ExportForm({ assistant }: { assistant: Assistant }) {
  const [period, setPeriod] = useState<SummaryPeriod>('monthly');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return saveParts((before) =>
        api.chatHistory.exportData.call({ ...assistant, period, timeZone, before }),
      );
    },
    onError: (cause) => console.warn('The conversations could not be exported.', cause),
  });
  return (
    <form
      aria-label="Period"
      className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <SelectField
        id="export-period"
        label="Export as CSV"
        options={periods}
        value={period}
        onChange={({ target }) => setPeriod(summaryPeriodSchema.parse(target.value))}
      />
      <Button type="submit" variant="secondary" disabled={isPending}>
        <Download className="size-4" />
        {isPending ? 'Exporting…' : 'Export'}
      </Button>
      <FailureLine error={error} className="w-full text-danger-ink" />
    </form>
  );
}
