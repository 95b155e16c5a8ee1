/** Access to the payment provider. Keys are read on first use. */
export type PaymentSettings = {
  readSecretKey: () => Promise<string>;
  /** Secret that signs the provider's events. */
  readWebhookSecret: () => Promise<string>;
  /** API server other than Stripe's: the embedded one of the local stack, and tests. */
  apiUrl: string | undefined;
  /** Sends the calls; tests answer them in their own process. */
  fetch?: typeof fetch;
  /** The provider calculates and adds sales tax. */
  addsTax: boolean;
};
