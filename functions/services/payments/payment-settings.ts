/** Access to the payment provider. Keys are read on first use. */
export type PaymentSettings = {
  readSecretKey: () => Promise<string>;
  /** Secret that signs the provider's events. */
  readWebhookSecret: () => Promise<string>;
  /** API server other than Stripe's: the embedded one of the local stack, and tests. */
  apiUrl: string | undefined;
  /** The provider calculates and adds sales tax. */
  addsTax: boolean;
};
