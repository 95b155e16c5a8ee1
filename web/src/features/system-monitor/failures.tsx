import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { Failure as OpenFailure } from '#shared/contract/staff/monitor.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { poll } from './poll.ts';

const dayMs = 86_400_000;
const periods = [
  { days: 1, name: 'Last 24 hours', none: 'Nothing that failed in the last 24 hours is still open.' },
  { days: 7, name: 'Last 7 days', none: 'Nothing that failed in the last 7 days is still open.' },
] as const;
type Period = (typeof periods)[number];

/** What failed lately, each with the way to where it is mended. */
export function Failures({ isAutomatic }: { isAutomatic: boolean }) {
  const [period, setPeriod] = useState<Period>(periods[0]);
  return (
    <section
      aria-labelledby="failures"
      className="mt-8 space-y-4 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="failures" className="text-xl">
            What failed lately
          </h2>
          <p className="text-ink-muted text-sm">
            Conversions, orders, payments by card, messages of the payment provider, emails that came back or
            could not be sent, and webhooks that gave up
          </p>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Period</legend>
          {periods.map((one) => (
            <Button
              key={one.days}
              variant={one === period ? 'secondary' : 'quiet'}
              size="small"
              aria-pressed={one === period}
              onClick={() => setPeriod(one)}
              label={one.name}
            />
          ))}
        </fieldset>
      </div>
      <FailureList period={period} isAutomatic={isAutomatic} />
    </section>
  );
}

function FailureList({ period, isAutomatic }: { period: Period; isAutomatic: boolean }) {
  const { data, error } = useQuery({ ...staffApi.monitor.listFailures.query({}), ...poll(60, isAutomatic) });
  if (error) return <Failure error={error} />;
  if (!data) return <Spinner label="Loading what failed…" />;
  const since = new Date(Date.now() - period.days * dayMs).toISOString();
  const shown = data.failures.filter(({ failedAt }) => failedAt >= since);
  return (
    <>
      {shown.length === 0 ? (
        <p className="text-ink-muted">{period.none}</p>
      ) : (
        <ul aria-labelledby="failures" className="divide-y divide-line">
          {shown.map((failure) => (
            <FailureLine key={`${failure.failedAt} ${failure.customer} ${failure.what}`} failure={failure} />
          ))}
        </ul>
      )}
      {data.isMore && <p className="text-ink-muted">More failed; these are the newest.</p>}
    </>
  );
}

function FailureLine({ failure }: { failure: OpenFailure }) {
  const { brandId, customer, what, failedAt } = failure;
  const link = findLink(failure);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-words">
          <span className="font-semibold">{customer}</span>{' '}
          <span className="text-ink-muted text-sm">{brandId ? brands[brandId].name : 'Not a customer'}</span>
        </p>
        <p className="break-words text-sm">{what}</p>
        <p className="text-ink-muted text-sm">
          <time dateTime={failedAt}>{formatInstant(failedAt)}</time>
        </p>
      </div>
      {link && (
        <SiteLink
          to={link.to}
          aria-label={`${link.name}: ${customer}`}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          label={link.name}
        />
      )}
    </li>
  );
}

/** Where it is mended: a failed conversion among the others, the rest with the customer. */
function findLink({ kind, conversionId }: OpenFailure): { to: string; name: string } | undefined {
  if (kind === 'conversion') return { to: '/superadmin?tab=trial-users', name: 'Retry' };
  if (conversionId) return { to: `/superadmin/customer/${conversionId}`, name: 'Open the customer' };
  return kind === 'returned-email' ? { to: '/superadmin', name: 'Allow the address' } : undefined;
}
