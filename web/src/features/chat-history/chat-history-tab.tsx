import { RefreshCw, Sparkles } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type SessionFilter, sessionFilterSchema } from '#shared/domain/chat/session-outcome.ts';
import { filterNames } from '#shared/domain/figures/glossary.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Filters } from '#web/ui/layout/filters.tsx';
import { ExportForm } from './export-form.tsx';
import { type Assistant, useChatSessions } from './queries.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SummaryPanel } from './summary-panel.tsx';

const filters = sessionFilterSchema.options.map((value) => ({ value, label: filterNames[value] }));

/** Document 2 section 2.1, tab "Chat History". */
export function ChatHistoryTab({ assistant }: { assistant: Assistant }) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<SessionFilter>('all');
  const [openedId, setOpenedId] = useState<string>();
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const listing = useChatSessions(assistant, useDeferredValue(search), filter);
  const { data, error, refetch, isFetching } = listing;
  const sessions = data?.pages.flatMap((page) => page.sessions);
  return (
    <div className="space-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          id="chat-search"
          label="Search"
          type="search"
          placeholder="Words of a question"
          value={search}
          maxLength={200}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Filters count={filter === 'all' ? 0 : 1}>
          <SelectField
            id="chat-filter"
            label="Show"
            options={filters}
            value={filter}
            onChange={({ target }) => setFilter(sessionFilterSchema.parse(target.value))}
          />
        </Filters>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden="true" className="size-4" />
          Refresh
        </Button>
        <Button
          variant="secondary"
          aria-expanded={isSummaryOpen}
          onClick={() => setSummaryOpen((current) => !current)}
        >
          <Sparkles aria-hidden="true" className="size-4" />
          AI Summary
        </Button>
        <ExportForm assistant={assistant} />
      </div>
      {isSummaryOpen && <SummaryPanel assistant={assistant} />}
      {!data && !error && <Spinner label="Loading the conversations…" />}
      {error && (
        <Callout tone="danger" role="alert">
          {describeFailure(error)}
        </Callout>
      )}
      {sessions?.length === 0 && (
        <p className="text-ink-muted">No chat sessions found matching your criteria</p>
      )}
      {sessions && sessions.length > 0 && <SessionList sessions={sessions} onOpen={setOpenedId} />}
      <NextPageButton
        listing={listing}
        label="Show older conversations"
        loadingLabel="Looking further back…"
      />
      {openedId && (
        <SessionDialog assistant={assistant} sessionId={openedId} onClose={() => setOpenedId(undefined)} />
      )}
    </div>
  );
}
