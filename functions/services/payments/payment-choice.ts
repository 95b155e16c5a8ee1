/** The configured payment provider. Secrets are given directly or by name. */
export type PaymentChoice = {
  publishableKey: string | undefined;
  secretKey: SecretChoice;
  webhookSecret: SecretChoice;
  apiUrl: string | undefined;
  addsTax: boolean;
};

export type SecretChoice = { value: string } | { secretName: string };
