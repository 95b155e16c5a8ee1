import { useSearchParams } from 'react-router-dom';
import { findBrandByPath } from '#shared/brands/index.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { findOrder } from '#web/features/checkout/find-order.ts';
import { OrderForm } from '#web/features/checkout/order-form.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { findSignedInCustomer } from '#web/lib/sign-in/find-signed-in-customer.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** /checkout/{platform}/{tier}/{interval}: an order, paid by card or by invoice. */
export function CheckoutPage({ brand: hostBrand, links, parameters }: PageProps) {
  const [search] = useSearchParams();
  const brand = findBrandByPath(parameters.platform ?? '') ?? hostBrand;
  usePageTitle(`Checkout · ${brand.name}`);
  const order = findOrder(parameters);
  const customer = findSignedInCustomer();
  const email = search.get('email') || customer?.email || '';
  const name = search.get('name') || customer?.name || '';
  return (
    <BrandTheme brand={brand}>
      <PublicLayout brand={brand} links={links}>
        <div className="page-width py-14">
          <h1 className="text-display">Your plan</h1>
          {!order && (
            <Callout tone="danger" role="alert" className="mt-8 max-w-2xl">
              {/* Document 3 section 8. */}
              <p className="font-semibold">Invalid Checkout</p>
              <p>Please select a plan first.</p>
              <SiteLink to={`${links.home}#pricing`} className={`${buttonStyle({ size: 'small' })} mt-3`}>
                Go Back
              </SiteLink>
            </Callout>
          )}
          {order && (
            <OrderForm
              order={order}
              {...{ email, name, parameters }}
              trialPath={`${links.home}#trial-signup`}
            />
          )}
        </div>
      </PublicLayout>
    </BrandTheme>
  );
}
