import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { findPaidTier } from '#shared/domain/billing/subscription.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { EmailLink } from '#web/ui/data/contact-links.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { makeCheckoutPath } from './checkout-path.ts';

const linkStyle = 'font-semibold underline underline-offset-4';

type InvoicingPanelProps = { brand: Brand; billing: Billing; invoicing: NonNullable<Billing['invoicing']> };

/** How a customer on a plan paid by invoice is billed: method, term and renewal. */
export function InvoicingPanel({ brand, billing, invoicing }: InvoicingPanelProps) {
  const { term, renewsAt } = invoicing;
  const lines = [
    ['Term', term ? `${formatDay(term.start)} to ${formatDay(term.end)}` : 'Your first invoice will say it'],
    ...(renewsAt ? [['Renews', `${formatDay(renewsAt)}, with an invoice before`]] : []),
  ] as const;
  // The page shows all plans; it opens with the one above.
  const tiers = findTiers(brand.pricingModel);
  const own = tiers.findIndex(({ id }) => id === billing.plan);
  const next = tiers[own + 1] ?? tiers[own - 1];
  return (
    <section aria-labelledby="invoicing-title" className="space-y-4">
      <h2 id="invoicing-title" className="text-xl">
        How you pay
      </h2>
      <dl className="divide-y divide-line border-line border-y">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {next && (
        <SiteLink
          to={withInvoice(makeCheckoutPath(brand, { planId: next.id, interval: 'annual' }))}
          className={buttonStyle({ variant: 'secondary' })}
          label="Order another plan"
        />
      )}
      <p className="max-w-prose text-ink-muted">
        To end the plan, or to pay by card from the next term, write to{' '}
        <EmailLink email={brand.contact.email} className={linkStyle} />.
      </p>
    </section>
  );
}

function withInvoice(checkoutPath: string): string {
  return `${checkoutPath}${checkoutPath.includes('?') ? '&' : '?'}pay=invoice`;
}

/** An order by invoice that waits for an answer. */
export function PendingOrder({
  brand,
  order: { planId, orderedAt },
}: {
  brand: Brand;
  order: NonNullable<Billing['order']>;
}) {
  const name = findPaidTier(brand.pricingModel, planId)?.name ?? planId;
  return (
    <section aria-labelledby="order-title" className="space-y-4">
      <h2 id="order-title" className="text-xl">
        Your order
      </h2>
      <Callout tone="success" role="status">
        <p className="font-semibold">
          You ordered {name} by invoice on {formatDay(orderedAt)}.
        </p>
        <p>
          We answer within {contactReplyHours} hours and send the invoice. Until then your assistant keeps
          running, and nothing is deleted.
        </p>
      </Callout>
      <SiteLink
        to={makeCheckoutPath(brand, { planId, interval: 'annual' })}
        className={buttonStyle({ variant: 'secondary' })}
        label="Change the order or pay by card"
      />
    </section>
  );
}
