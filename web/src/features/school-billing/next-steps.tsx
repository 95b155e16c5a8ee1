import { useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { WaitingWork } from '#shared/domain/staff/waiting-work.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';

/** What is left to do for orders that were accepted, until their invoices are mailed; hidden if nothing is. */
export function NextSteps({ scope }: { scope: { platform?: BrandId } }) {
  const { data } = useQuery({ ...staffApi.superadmin.getWork.query(scope), refetchInterval: 60_000 });
  if (!data) return null;
  const steps = [
    {
      work: data.schoolsToInvoice,
      title: 'To be invoiced',
      step: 'Press Generate Invoices, then mail each one.',
    },
    {
      work: data.unmailedInvoices,
      title: 'Invoiced, not mailed yet',
      step: 'Press Email Invoice at each one.',
    },
  ].filter(({ work }) => work.count > 0);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="next-steps" className="text-lg">
        Accepted orders: next steps
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {steps.map(({ work, title, step }) => (
          <li key={title} className="py-2">
            <p className="break-words font-semibold">
              {title}: {sayNames(work)}
            </p>
            <p className="text-sm">{step}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayNames({ count, isMore, names }: WaitingWork): string {
  const others = count - names.length;
  return [...names, ...(others > 0 ? [`${others}${isMore ? '+' : ''} more`] : [])].join(', ');
}
