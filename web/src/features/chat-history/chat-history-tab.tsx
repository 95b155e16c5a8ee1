import { Download, RefreshCw, Sparkles } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type SessionFilter, sessionFilterSchema } from '#shared/contract/chat-history.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Assistant, useChatExport, useChatSessions } from './queries.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SummaryPanel } from './summary-panel.tsx';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'high-satisfaction', label: 'High satisfaction' },
  { value: 'low-satisfaction', label: 'Low satisfaction' },
  { value: 'completed', label: 'Completed' },
  { value: 'abandoned', label: 'Abandoned' },
];

/** Document 2 section 2.1, tab "Chat History". */
export function ChatHistoryTab({ assistant }: { assistant: Assistant }) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<SessionFilter>('all');
  const [openedId, setOpenedId] = useState<string>();
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const { data, error, refetch, isFetching } = useChatSessions(assistant, useDeferredValue(search), filter);
  const download = useChatExport(assistant);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          id="chat-search"
          label="Search"
          type="search"
          className="min-w-48 flex-1"
          value={search}
          maxLength={200}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          id="chat-filter"
          label="Show"
          options={filters}
          value={filter}
          onChange={({ target }) => setFilter(sessionFilterSchema.parse(target.value))}
        />
        <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden="true" className="size-4" />
          Refresh
        </Button>
        <Button variant="secondary" disabled={download.isPending} onClick={() => download.mutate('monthly')}>
          <Download aria-hidden="true" className="size-4" />
          Export
        </Button>
        <Button
          variant="secondary"
          aria-expanded={isSummaryOpen}
          onClick={() => setSummaryOpen((current) => !current)}
        >
          <Sparkles aria-hidden="true" className="size-4" />
          AI Summary
        </Button>
      </div>
      {isSummaryOpen && <SummaryPanel assistant={assistant} />}
      {!data && !error && <Spinner label="Loading the conversations…" />}
      {error && (
        <p role="alert" className="text-danger-ink">
          {error.message}
        </p>
      )}
      {data?.sessions.length === 0 && (
        <p className="text-ink-muted">No chat sessions found matching your criteria</p>
      )}
      {data && data.sessions.length > 0 && <SessionList sessions={data.sessions} onOpen={setOpenedId} />}
      {data?.isPartial && (
        <p className="text-ink-muted">The latest conversations are shown. Export a month to read more.</p>
      )}
      {openedId && (
        <SessionDialog assistant={assistant} sessionId={openedId} onClose={() => setOpenedId(undefined)} />
      )}
    </div>
  );
}
