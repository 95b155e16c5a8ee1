import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CriticalHealth } from '#shared/contract/staff/monitor.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import type { WaitingWork } from '#shared/domain/staff/waiting-work.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { failedConversionsQuery, staffWorkQuery } from './staff-queries.ts';

type NeedsYouProps = { platform: BrandId | undefined; isSuperadmin: boolean };

type Line = { count: string; what: string; names: readonly string[]; due?: string | undefined; to: string };

const namesShown = 3;

/** What waits for staff, each with the way to it. */
export function NeedsYou({ platform, isSuperadmin }: NeedsYouProps) {
  const lines = useLines(platform, isSuperadmin);
  if (!lines) return null;
  return (
    <section aria-labelledby="needs-you" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="needs-you" className="text-xl">
        What needs you now
      </h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-ink-muted">Nothing is waiting.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {lines.map(({ count, what, names, due, to }) => (
            <li key={what} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <SiteLink
                to={to}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {count} {what}
              </SiteLink>
              <span className="min-w-0 break-words text-ink-muted text-sm">
                {[names.join(', '), due].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const problemsMilliseconds = 300_000;

/** Parts of the product that have a problem. */
const findProblems = ({ critical_systems: systems }: CriticalHealth) =>
  systems.filter(({ status }) => status === 'degraded' || status === 'outage');

/** Undefined until it is known what waits. */
function useLines(platform: BrandId | undefined, isSuperadmin: boolean): Line[] | undefined {
  const [search] = useSearchParams();
  const { data: work } = useQuery(staffWorkQuery(platform));
  const { data: failed } = useQuery(failedConversionsQuery(platform));
  const { data: problems = [] } = useQuery({
    ...staffApi.monitor.getCriticalHealth.query({}),
    select: findProblems,
    enabled: isSuperadmin,
    // Each look probes every part of the product.
    meta: { isQuiet: true },
    staleTime: problemsMilliseconds,
    refetchInterval: problemsMilliseconds,
  });
  if (!work || !failed) return undefined;
  const open = (change: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `/superadmin?${next}`;
  };
  const names = failed.conversions.map(({ companyName }) => companyName);
  const { messages, orders, schoolsToInvoice, unmailedInvoices, overdueInvoices } = work;
  return [
    {
      ...say(problems.length, 'part of the product has a problem', 'parts of the product have a problem'),
      names: problems.map(({ name }) => name),
      to: '/monitor',
    },
    {
      ...say(names.length, standingNames.failed.toLowerCase(), 'conversions failed'),
      names: names.slice(0, namesShown),
      to: open({ tab: 'trial-users' }),
    },
    {
      ...sayWork(messages, 'message waits for an answer', 'messages wait for an answer'),
      due: sayPromise(messages),
      to: open({ tab: 'forwarded', messages: 'waiting' }),
    },
    {
      ...sayWork(orders, 'order by invoice is open', 'orders by invoice are open'),
      due: sayPromise(orders),
      to: open({ tab: 'forwarded', messages: 'orders' }),
    },
    {
      ...sayWork(schoolsToInvoice, 'school is to be invoiced', 'schools are to be invoiced'),
      to: open({ tab: 'school-billing' }),
    },
    {
      ...sayWork(unmailedInvoices, 'invoice is not mailed yet', 'invoices are not mailed yet'),
      to: open({ tab: 'school-billing' }),
    },
    {
      ...sayWork(overdueInvoices, 'invoice is overdue', 'invoices are overdue'),
      due: overdueInvoices.dueAt
        ? `the oldest was due on ${formatDay(overdueInvoices.dueAt, { dateStyle: 'medium' })}`
        : undefined,
      to: open({ tab: 'school-billing' }),
    },
  ].filter(({ count }) => count !== '0');
}

function say(count: number, one: string, many: string) {
  return { count: count.toLocaleString('en-US'), what: count === 1 ? one : many };
}

function sayWork({ count, isMore, names }: WaitingWork, one: string, many: string) {
  const said = say(count, one, many);
  return { ...said, count: isMore ? `${said.count}+` : said.count, names };
}

function sayPromise({ dueAt }: WaitingWork): string | undefined {
  if (!dueAt) return undefined;
  const isLate = Date.parse(dueAt) <= Date.now();
  return isLate
    ? `an answer was promised by ${formatInstant(dueAt)}`
    : `the first promise ends ${formatInstant(dueAt)}`;
}
