import { useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import type { OpenOrder } from '#shared/domain/billing/school-invoice.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { acceptOrderPath } from '#web/lib/site/accept-order-path.ts';
import { Failure } from '#web/ui/form/failure.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const linkStyle = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Orders by invoice that wait for staff; hidden if there are none. */
export function OpenOrders({ scope, mayBill }: { scope: { platform?: BrandId }; mayBill: boolean }) {
  const { data, error } = useQuery({
    ...staffApi.schoolBilling.listOrders.query(scope),
    refetchInterval: 60_000,
  });
  if (error) return <Failure error={error} />;
  if (!data || data.orders.length === 0) return null;
  const messages = `/superadmin?${new URLSearchParams({ ...(scope.platform && { domain: scope.platform }), tab: 'forwarded', messages: 'orders' })}`;
  return (
    <section aria-labelledby="open-orders" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="open-orders" className="text-lg">
        Open orders
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.orders.map((order) => (
          <li key={order.messageId} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-72">
              <p dir="auto" className="break-words text-start font-semibold">
                {order.organisation}
              </p>
              <p className="break-words text-ink-muted text-sm">{describeOrder(order)}</p>
              <p className="text-sm">{describeState(order)}</p>
            </div>
            {mayBill && (
              <SiteLink
                to={acceptOrderPath(order)}
                aria-label={`Accept order of ${order.organisation}`}
                className={linkStyle}
                label="Accept order"
              />
            )}
            <SiteLink to={messages} aria-label={`Answer ${order.organisation}`} className={linkStyle}>
              Answer
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeOrder({ plan, annualAmount, purchaseOrderNumber, orderedAt }: OpenOrder): string {
  return [
    plan && annualAmount !== null && `${plan}, ${formatCents(annualAmount)} a year`,
    purchaseOrderNumber && `purchase order ${purchaseOrderNumber}`,
    `ordered ${formatInstant(orderedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeState({ answerBy }: OpenOrder): string {
  const promise = answerBy && `an answer was promised by ${formatInstant(answerBy)}`;
  return ['Not accepted yet', promise].filter(Boolean).join(': ');
}
