import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** Document 3 section 9. */
const refreshMilliseconds = 15_000;

/** Loads the dashboard of a conversion and refreshes it every 15 seconds: document 3 section 2. */
export function DashboardTest({ show }: { show: (dashboard: Dashboard) => ReactNode }) {
  const [typed, setTyped] = useState('');
  const [conversionId, setConversionId] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    ...staffApi.dashboard.getById.query({ conversionId }),
    meta: { isQuiet: true },
    enabled: conversionId !== '',
    refetchInterval: ({ state }) => (state.error ? false : refreshMilliseconds),
  });
  const load = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === conversionId) void refetch();
    else setConversionId(wanted);
  };
  return (
    <>
      <form onSubmit={load} className="flex max-w-3xl flex-wrap items-end gap-3">
        <TextField
          id="conversion-id"
          label="Conversion ID"
          className="min-w-0 flex-1 basis-72"
          placeholder="conv_edgpt_…"
          autoComplete="off"
          spellCheck={false}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''} label="Load Dashboard" />
      </form>
      <div className="mt-8 space-y-8">
        {isFetching && !data && <Spinner label="Loading the dashboard…" />}
        <Failure error={!isFetching ? error : undefined} title="API Error" />
        {data && !error && show(data)}
      </div>
    </>
  );
}
