import { formatCents } from '#shared/domain/billing/money.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import {
  type CustomerKind,
  type CustomerTotals,
  shownStatuses,
} from '#shared/domain/staff/listed-customer.ts';

type CustomerTotalsLineProps = { kind: CustomerKind; totals: CustomerTotals; searched: number };

/** What was found, counted and summed over all pages. */
export function CustomerTotalsLine({ kind, totals, searched }: CustomerTotalsLineProps) {
  const { customers, statuses, failed, revenue, tax } = totals;
  const parts = shownStatuses
    .filter((status) => statuses[status] > 0)
    .map((status) => `${say(statuses[status])} ${standingNames[status].toLowerCase()}`);
  const found = customers < searched ? `${say(customers)} of ${say(searched)}` : `${say(customers)} in total`;
  if (failed > 0)
    parts.push(`${say(failed)} ${failed === 1 ? standingNames.failed.toLowerCase() : 'conversions failed'}`);
  return [
    found,
    ...parts,
    ...(kind === 'customer'
      ? [`${formatCents(revenue)} revenue${tax === 0 ? '' : ` + ${formatCents(tax)} tax`}`]
      : []),
  ].join(' · ');
}

const say = (count: number) => count.toLocaleString('en-US');
