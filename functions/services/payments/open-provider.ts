import type { PaymentProvider } from '#functions/domain/billing/ports.ts';
import { createSecretReader } from '../model/read-secret.ts';
import type { PaymentChoice, SecretChoice } from './payment-choice.ts';
import { openStripeProvider } from './stripe-provider.ts';
import { withoutProvider } from './without-provider.ts';

/** Opens the configured payment provider: one per process, which reuses its connection and secrets. */
export function openProvider(choice: PaymentChoice | undefined): PaymentProvider {
  if (!choice) return withoutProvider;
  const { apiUrl, addsTax } = choice;
  return openStripeProvider({
    readSecretKey: readerOf(choice.secretKey),
    readWebhookSecret: readerOf(choice.webhookSecret),
    ...{ apiUrl, addsTax },
  });
}

function readerOf(secret: SecretChoice): () => Promise<string> {
  return 'value' in secret ? async () => secret.value : createSecretReader(secret.secretName);
}
