/** How the payment provider is reached. Keys are read when they are first needed. */
export type PaymentSettings = {
  readSecretKey: () => Promise<string>;
  /** Signs the provider's messages to us. */
  readWebhookSecret: () => Promise<string>;
  /** Where the API answers, in place of Stripe's own: the embedded one of a single machine, and tests. */
  apiUrl: string | undefined;
  /** The provider works out sales tax and adds it. */
  addsTax: boolean;
};
