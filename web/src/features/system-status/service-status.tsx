import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { systemLevelNames } from '#shared/domain/figures/system-level-names.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';

const services = [
  { key: 'api', name: 'API' },
  { key: 'database', name: 'Database' },
  { key: 'ai', name: 'AI Services' },
] as const;

const levelStyles = {
  operational: 'text-success-ink',
  degraded: 'text-warning-ink',
  outage: 'text-danger-ink',
} as const;

/** Document 1 section 4: operational until the call says otherwise. */
export function ServiceStatus() {
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...visitorApi.system.getStatus.query({}),
    gcTime: 0,
  });
  const checkedAt = new Date(Math.max(dataUpdatedAt, errorUpdatedAt));
  return (
    <section aria-labelledby="service-status" className="mt-8">
      <h2 id="service-status" className="text-lg">
        System status
      </h2>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {services.map(({ key, name }) => {
          // The API counts as down when the call itself fails.
          const level = data?.[key] ?? (error && key === 'api' ? 'outage' : 'operational');
          return (
            <div key={key} className="flex justify-between py-2">
              <dt>{name}</dt>
              <dd className={clsx('font-semibold', levelStyles[level])}>{systemLevelNames[level]}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-ink-muted text-sm">
        {data || error ? `Last checked at ${checkedAt.toLocaleTimeString('en-US')}` : 'Checking…'}
      </p>
    </section>
  );
}
