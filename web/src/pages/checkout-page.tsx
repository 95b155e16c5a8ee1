import { useSearchParams } from 'wouter';
import { findBrandByPath } from '#shared/brands/index.ts';
import { type BillingInterval, findTiers, priceOfInterval } from '#shared/domain/pricing.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { OrderSummary } from '#web/features/checkout/order-summary.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { PublicLayout } from '#web/layouts/public-layout.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import type { PageProps } from './page.ts';

/** Document 3 section 8. */
const messages = {
  invalid: { title: 'Invalid Checkout', text: 'Please select a plan first.' },
  missing: { title: 'Missing Information', text: 'Customer email and name are required.' },
};

/** /checkout/{platform}/{tier}/{interval}: the order as it would be billed, sent to the people who bill it. */
export function CheckoutPage({ brand: hostBrand, links, parameters }: PageProps) {
  const [search] = useSearchParams();
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
            <Callout tone="danger" role="alert" className="mt-8">
              <p className="font-semibold">{problem.title}</p>
              <p>{problem.text}</p>
              <a href={`${links.home}#pricing`} className={`${buttonStyle({ size: 'small' })} mt-3`}>
                Go Back
              </a>
            </Callout>
          )}
          {order && !problem && (
            <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.4fr]">
              <OrderSummary {...order} />
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
                  known={{ email, organization: name, message: writeOrder(order, brand.name) }}
                />
              </section>
            </div>
          )}
        </div>
      </PublicLayout>
    </BrandTheme>
  );
}

type Order = { tier: ReturnType<typeof findTiers>[number]; interval: BillingInterval };

function findOrder({ platform, tier: tierId, interval }: PageProps['parameters']): Order | undefined {
  const brand = findBrandByPath(platform ?? '');
  const tier = brand && findTiers(brand.pricingModel).find(({ id }) => id === tierId);
  if (!tier || (interval !== 'monthly' && interval !== 'annual')) return undefined;
  return { tier, interval };
}

function writeOrder({ tier, interval }: Order, product: string): string {
  const period = interval === 'annual' ? 'a year' : 'a month';
  return `We would like to continue with ${product} on the plan ${tier.checkoutName} (${tier.name}), $${priceOfInterval(tier, interval)} ${period}.`;
}
