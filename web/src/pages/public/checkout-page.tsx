import { useNavigate, useSearchParams } from 'react-router-dom';
import { findBrandByPath } from '#shared/brands/index.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { findOrder, type Order, sayPrice, sentOrderState } from '#web/features/checkout/find-order.ts';
import { OrderSummary } from '#web/features/checkout/order-summary.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Document 3 section 8. */
const messages = {
  invalid: { title: 'Invalid Checkout', text: 'Please select a plan first.' },
  missing: { title: 'Missing Information', text: 'Customer email and name are required.' },
};

/** /checkout/{platform}/{tier}/{interval}: the order as it would be billed, sent to the people who bill it. */
export function CheckoutPage({ brand: hostBrand, links, parameters }: PageProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const brand = findBrandByPath(parameters.platform ?? '') ?? hostBrand;
  usePageTitle(`Checkout · ${brand.name}`);
  const order = findOrder(parameters);
  const [email, name] = [search.get('email') ?? '', search.get('name') ?? ''];
  const problem = order ? (email && name ? undefined : messages.missing) : messages.invalid;
  return (
    <BrandTheme brand={brand}>
      <PublicLayout brand={brand} links={links}>
        <div className="page-width py-14">
          <h1 className="text-display">Your plan</h1>
          {problem && (
            <Callout tone="danger" role="alert" className="mt-8 max-w-2xl">
              <p className="font-semibold">{problem.title}</p>
              <p>{problem.text}</p>
              <SiteLink to={`${links.home}#pricing`} className={`${buttonStyle({ size: 'small' })} mt-3`}>
                Go Back
              </SiteLink>
            </Callout>
          )}
          {order && !problem && (
            <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.4fr]">
              <OrderSummary tier={order.tier} interval={order.interval} />
              <section aria-labelledby="order-form">
                <h2 id="order-form" className="text-2xl">
                  Order by invoice
                </h2>
                <p className="mt-2 mb-6 max-w-prose text-ink-muted">
                  Send us the order below. We answer within 24 hours with an invoice; purchase orders are
                  welcome.
                </p>
                <ContactForm
                  brand={brand}
                  known={{ email, organization: name, message: writeOrder(order) }}
                  wording="order"
                  onSent={() => navigate(makeSuccessPath(parameters), { state: sentOrderState })}
                />
              </section>
            </div>
          )}
        </div>
      </PublicLayout>
    </BrandTheme>
  );
}

function writeOrder(order: Order): string {
  const { brand, tier } = order;
  return `We would like to continue with ${brand.name} on the plan ${tier.checkoutName} (${tier.name}), ${sayPrice(order)}.`;
}

function makeSuccessPath({ platform = '', tier = '', interval = '' }: PageProps['parameters']): string {
  return `/checkout/success?${new URLSearchParams({ platform, tier, interval })}`;
}
