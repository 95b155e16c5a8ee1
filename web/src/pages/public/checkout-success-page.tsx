import { useLocation, useSearchParams } from 'react-router-dom';
import { findBrandByPath } from '#shared/brands/index.ts';
import { nameAtCheckout } from '#shared/domain/billing/checkout-names.ts';
import { sayFirstInvoice } from '#shared/domain/billing/describe-invoice.ts';
import { findEnrollmentDay } from '#shared/domain/billing/fiscal-year.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { sayPriceOf } from '#shared/domain/billing/pricing.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { findOrder, type Order } from '#web/features/checkout/find-order.ts';
import { OrderSummary } from '#web/features/checkout/order-summary.tsx';
import { PaidConfirmation } from '#web/features/checkout/paid-confirmation.tsx';
import { readSentOrder } from '#web/features/checkout/sent-order.ts';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const linkStyle = 'font-semibold underline underline-offset-4';

/** /checkout/success?platform&tier&interval: confirms a payment by card or an order by invoice, with the next steps. */
export function CheckoutSuccessPage({ brand: hostBrand, links }: PageProps) {
  const [search] = useSearchParams();
  const platform = search.get('platform') ?? '';
  const brand = findBrandByPath(platform) ?? hostBrand;
  usePageTitle(`Your order · ${brand.name}`);
  const order = findOrder({
    platform,
    tier: search.get('tier') ?? '',
    interval: search.get('interval') ?? 'monthly',
  });
  return (
    <BrandTheme brand={brand}>
      <PublicLayout brand={brand} links={links}>
        <div className="page-width py-14">
          {!order && <UnknownOrder plansPath={`${links.home}#pricing`} />}
          {order && search.get('paid') === 'card' && <PaidConfirmation order={order} />}
          {order && search.get('paid') !== 'card' && <Confirmation order={order} />}
        </div>
      </PublicLayout>
    </BrandTheme>
  );
}

/** Our own invoices add no tax, and use up no credit. */
const nothingDue = { dueTodayCents: cents(0), creditCents: cents(0), addsTax: false, tax: null };

function Confirmation({ order }: { order: Order }) {
  const { brand, tier, interval } = order;
  const sent = readSentOrder(useLocation().state);
  return (
    <>
      <h1 className="text-display">{sent ? 'We have your order' : 'Have you sent your order?'}</h1>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.4fr]">
        <OrderSummary
          tier={tier}
          interval={interval}
          order={sent && { ...nothingDue, trialEnd: sent.trialEnd }}
        />
        <section aria-labelledby="next">
          <h2 id="next" className="text-2xl">
            What happens next
          </h2>
          {sent ? (
            <ol className="mt-4 max-w-prose list-decimal space-y-3 pl-5">
              <li>
                You have ordered {nameAtCheckout(tier)} for {brand.name}, {sayPriceOf(tier, interval)}.{' '}
                {sent.statusPath ? (
                  <SiteLink to={sent.statusPath} className={linkStyle} label="Track your order" />
                ) : (
                  'We already have this order. The email we sent you then links to its status.'
                )}
              </li>
              <li>
                Your invoice comes within {contactReplyHours} hours. Nothing has been paid yet.
                {brand.pricingModel === 'enrollment' &&
                  ` ${sayFirstInvoice(tier, findEnrollmentDay(sent.trialEnd, new Date()))}`}
              </li>
              <li>Until your plan starts, your assistant keeps running and nothing is deleted.</li>
            </ol>
          ) : (
            <p className="mt-4 max-w-prose">
              This window hasn’t sent an order. If you sent one from another, we answer it within{' '}
              {contactReplyHours} hours with an invoice. If not, order {nameAtCheckout(tier)} from your
              dashboard, or write to us.
            </p>
          )}
          <p className="mt-6 max-w-prose text-ink-muted">
            Questions? <EmailLink email={brand.contact.email} className={linkStyle} /> or{' '}
            <PhoneLink phone={brand.contact.phone} className={linkStyle} />
          </p>
        </section>
      </div>
    </>
  );
}

/** Document 3 section 8. */
function UnknownOrder({ plansPath }: { plansPath: string }) {
  return (
    <>
      <h1 className="text-display">Your order</h1>
      <Callout tone="warning" className="mt-8 max-w-2xl">
        <p>Please select a plan first.</p>
        <SiteLink to={plansPath} className={`${buttonStyle({ size: 'small' })} mt-3`} label="See the plans" />
      </Callout>
    </>
  );
}
