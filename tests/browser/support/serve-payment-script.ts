import type { BrowserContext, FrameLocator, Page, Route } from 'playwright-core';

/** Settings of a stack whose checkout adds tax and shows the provider's own form, in front of the embedded provider. */
export const providerForm = { STRIPE_PUBLISHABLE_KEY: 'pk_test_story', STRIPE_TAX: 'on' };

const scriptOrigin = 'https://js.stripe.com';
const apiOrigin = 'https://api.stripe.com';

/**
 * Stands in for the provider's script at its own addresses, as far as our form uses it. It needs each source that the
 * page's policy must allow: the script, the frame that takes the card, and the call that confirms it.
 */
export async function servePaymentScript(context: BrowserContext, stackUrl: string): Promise<void> {
  await context.route(`${scriptOrigin}/**`, (route) =>
    route.fulfill(
      route.request().resourceType() === 'script'
        ? { contentType: 'text/javascript', body: `(${standIn})('${scriptOrigin}', '${apiOrigin}')` }
        : { contentType: 'text/html', body: cardFrame },
    ),
  );
  await context.route(`${apiOrigin}/**`, (route) => confirm(route, stackUrl));
}

async function confirm(route: Route, stackUrl: string): Promise<void> {
  const reply = await route.fetch({
    url: `${stackUrl}/_local/payments/confirm`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    postData: route.request().postData() ?? '',
  });
  await route.fulfill({ response: reply, headers: { 'access-control-allow-origin': '*' } });
}

/** The card field in the provider's frame. */
export function cardField(page: Page) {
  const frame: FrameLocator = page.frameLocator('iframe[title="Secure payment input frame"]');
  return frame.getByLabel('Card number');
}

const cardFrame = `<!doctype html><title>Card</title><label>Card number <input inputmode="numeric"></label>
<script>document.querySelector('input').oninput = ({ target }) => parent.postMessage(target.value, '*')</script>`;

/** Runs in the page, so it may use nothing from outside. */
function standIn(frameOrigin: string, confirmationOrigin: string): void {
  type Confirmation = { clientSecret: string };
  let number = '';
  window.addEventListener('message', ({ origin, data }) => {
    if (origin === frameOrigin) number = String(data);
  });
  const confirmCard = async ({ clientSecret }: Confirmation) => {
    const response = await fetch(`${confirmationOrigin}/v1/confirm`, {
      method: 'POST',
      body: JSON.stringify({ clientSecret, number }),
    });
    const { status, message }: { status: string; message?: string } = await response.json();
    return status === 'succeeded' ? {} : { error: { type: 'card_error', message } };
  };
  const makeForm = () => {
    const frame = document.createElement('iframe');
    frame.title = 'Secure payment input frame';
    frame.src = `${frameOrigin}/v3/elements-inner-payment.html`;
    return { mount: (place: HTMLElement) => place.append(frame), destroy: () => frame.remove() };
  };
  Reflect.set(window, 'Stripe', () => ({
    elements: (options: object) => {
      Reflect.set(window, 'shownOptions', options);
      return { create: makeForm, submit: async () => ({}), update: () => undefined };
    },
    confirmSetup: confirmCard,
    confirmPayment: confirmCard,
  }));
}
