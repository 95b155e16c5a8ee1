import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CriticalSystem } from '#shared/contract/staff/monitor.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { useBuildOutcome } from '#web/lib/api/use-build-outcome.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { LevelMark } from './level-mark.tsx';

/** A critical system. The result of its last fix stays visible after the toast. */
export function SystemRow({ system: { key, name, status, message } }: { system: CriticalSystem }) {
  const row = useRef<HTMLLIElement>(null);
  const { mutate, isPending, data, error, submittedAt } = useMutation(
    staffApi.monitor.applyEmergencyFix.mutation(),
  );
  const fix = () =>
    mutate(
      { systemKey: key },
      {
        onSuccess: (applied) => {
          toastStore.show({ title: 'Emergency Fix Applied', description: applied.message });
          // The button disappears with the fault, so keep the focus in its row.
          row.current?.focus();
        },
        onError: (failure) =>
          toastStore.show({
            ...{ title: 'Emergency Fix Failed', description: describeFailure(failure) },
            variant: 'destructive',
          }),
      },
    );
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold text-base">{name}</h2>
        <p className="break-words text-ink-muted">{message}</p>
        {data && <p className="mt-1 text-sm">Last fix: {data.message}</p>}
        {data?.conversions.map((conversion) => (
          <FixedConversion key={conversion.id} conversion={conversion} since={submittedAt} />
        ))}
        {error && <p className="mt-1 text-danger-ink text-sm">Last fix: {describeFailure(error)}</p>}
      </div>
      <LevelMark level={status} className="sm:order-last" />
      {status !== 'operational' && (
        <Button variant="secondary" size="small" disabled={isPending} onClick={fix}>
          {isPending ? 'Fixing…' : 'Fix Now'}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

type FixedProps = { conversion: { id: string; companyName: string }; since: number };

/** Whether a conversion that was retried has ended. */
function FixedConversion({ conversion: { id, companyName }, since }: FixedProps) {
  const { text } = useBuildOutcome(id, since);
  return (
    <p role="status" className="mt-1 break-words text-sm">
      {companyName}: {text}
    </p>
  );
}
