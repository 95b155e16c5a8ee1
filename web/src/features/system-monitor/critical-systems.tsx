import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CriticalHealth, CriticalSystem } from '#shared/contract/staff/monitor.ts';
import { runningConversionLimit, type SystemLevel } from '#shared/domain/critical-systems.ts';
import { systemLevelNames } from '#shared/domain/figures/system-level-names.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { useBuildOutcome } from '#web/lib/api/use-build-outcome.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { LevelMark } from './level-mark.tsx';
import { poll } from './poll.ts';
import { PolledView } from './polled-view.tsx';

/** Document 3 section 2: overall status, figures, and each system with its fix. */
export function CriticalSystems({ isAutomatic }: { isAutomatic: boolean }) {
  return (
    <PolledView
      query={useQuery({ ...staffApi.monitor.getCriticalHealth.query({}), ...poll(10, isAutomatic) })}
    >
      {(health) => (
        <>
          <HealthFigures health={health} />
          <ul aria-label="Critical systems" className="divide-y divide-line border-line border-y">
            {health.critical_systems.map((system) => (
              <SystemRow key={system.key} system={system} />
            ))}
          </ul>
        </>
      )}
    </PolledView>
  );
}

const overallNotes = {
  operational: 'every system',
  degraded: 'at least one system',
  outage: 'at least one system',
  unknown: 'not every system could be checked',
} as const satisfies Record<SystemLevel, string>;

function HealthFigures({ health }: { health: CriticalHealth }) {
  const { status, live_gptsites, active_conversions, response_time } = health;
  const figures = [
    { label: 'Overall status', value: systemLevelNames[status], note: overallNotes[status] },
    { label: 'Live GPTsites', value: formatFigure(live_gptsites), note: 'published assistants' },
    {
      label: 'Active conversions',
      value: formatFigure(active_conversions) + (active_conversions === runningConversionLimit ? '+' : ''),
      note: 'being built now',
    },
    {
      label: 'Response time',
      value: `${response_time.toLocaleString('en-US')} ms`,
      note: 'until every system had answered',
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="bg-surface p-4 sm:p-5">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 break-words font-bold font-display text-2xl sm:text-3xl">{value}</dd>
          <dd className="mt-1 text-ink-muted text-sm">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A dash for a figure that could not be read. */
const formatFigure = (count: number | null): string => count?.toLocaleString('en-US') ?? '–';

/** A critical system. The result of its last fix stays visible after the toast. */
function SystemRow({ system: { key, name, status, message } }: { system: CriticalSystem }) {
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
