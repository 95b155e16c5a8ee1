/** The part of Stripe's script used here: https://docs.stripe.com/js. */
type StripeElements = {
  create(
    kind: 'payment',
    options: {
      defaultValues: {
        billingDetails: { address: { country: string | undefined; postal_code: string | undefined } };
      };
    },
  ): { mount(place: HTMLElement): void; destroy(): void };
  submit(): Promise<{ error?: StripeFailure }>;
};
type StripeFailure = { type: string; message?: string };
type Confirmation = {
  elements: StripeElements;
  clientSecret: string;
  confirmParams: { return_url: string };
  redirect: 'if_required';
};
export type StripeScript = {
  elements(options: { mode: 'setup' | 'subscription'; amount?: number; currency: string }): StripeElements;
  confirmSetup(confirmation: Confirmation): Promise<{ error?: StripeFailure }>;
  confirmPayment(confirmation: Confirmation): Promise<{ error?: StripeFailure }>;
};
declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

const source = 'https://js.stripe.com/clover/stripe.js';
let loaded: Promise<void> | undefined;

/** Loads Stripe's script once per page; Stripe allows it only from its own address. */
export async function loadStripe(publishableKey: string): Promise<StripeScript> {
  loaded ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: source, onload: () => resolve(), onerror: () => reject(new Error(source)) });
    document.head.append(script);
  });
  await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  if (!window.Stripe) throw new Error(`${source} defines nothing`);
  return window.Stripe(publishableKey);
}
