import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';

type PolledViewProps<Data> = { query: UseQueryResult<Data, Error>; children: (data: Data) => ReactNode };

/** The last data with its time, below any error since. */
export function PolledView<Data>({ query, children }: PolledViewProps<Data>) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  if (!data && !error) return <Spinner label="Checking…" className="min-h-40 justify-center" />;
  return (
    <div className="space-y-6">
      <Failure error={error} />
      {data && children(data)}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
        {data && <span>Last checked at {new Date(dataUpdatedAt).toLocaleTimeString('en-US')}</span>}
        <Button variant="quiet" size="small" disabled={isFetching} onClick={() => void refetch()}>
          Check now
        </Button>
      </p>
    </div>
  );
}
