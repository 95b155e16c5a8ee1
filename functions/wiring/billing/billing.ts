import type { BillingPorts, CheckoutLinkPorts } from '#functions/domain/billing/ports.ts';
import { closeOpenInvoice } from '#functions/domain/billing/settle-invoice.ts';
import type { CountingPorts } from '#functions/domain/identity/ports.ts';
import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { openStripeProvider } from '#functions/services/payments/stripe-provider.ts';
import { withoutProvider } from '#functions/services/payments/without-provider.ts';
import { openBillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { openPaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import type { PaymentChoice, SecretChoice } from '../../runtime/payment-env.ts';
import type { Deps } from '../deps.ts';

/** The ports of checkout and billing. */
export function openBillingPorts(deps: Deps): BillingPorts & CheckoutLinkPorts & CountingPorts {
  const { paymentChoice } = deps;
  const billing = openBillingStore(deps.table);
  return {
    ...deps,
    billing,
    provider: openProvider(paymentChoice),
    payments: openPaymentStore(deps.table),
    attempts: deps.rateLimits,
    links: deps.oneUseTokens,
    paymentForm: chooseForm(paymentChoice),
    addsTax: paymentChoice?.addsTax ?? false,
    settleInvoice: (organisationId, invoiceId) =>
      closeOpenInvoice({ billing, now: deps.now }, organisationId, invoiceId),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}

const providers = new Map<PaymentChoice, BillingPorts['provider']>();

/** One provider a process: it keeps its connection, and what it has read of its secrets. */
function openProvider(choice: PaymentChoice | undefined): BillingPorts['provider'] {
  if (!choice) return withoutProvider;
  const known = providers.get(choice);
  if (known) return known;
  const { apiUrl, addsTax } = choice;
  const provider = openStripeProvider({
    readSecretKey: readerOf(choice.secretKey),
    readWebhookSecret: readerOf(choice.webhookSecret),
    ...{ apiUrl, addsTax },
  });
  providers.set(choice, provider);
  return provider;
}

function readerOf(secret: SecretChoice): () => Promise<string> {
  return 'value' in secret ? async () => secret.value : createSecretReader(secret.secretName);
}

function chooseForm(choice: PaymentChoice | undefined): BillingPorts['paymentForm'] {
  if (!choice) return { kind: 'none' };
  const { publishableKey } = choice;
  return publishableKey ? { kind: 'stripe', publishableKey } : { kind: 'embedded' };
}
