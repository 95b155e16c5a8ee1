import type { BillingPorts, CheckoutLinkPorts, OrderingPorts } from '#functions/domain/billing/ports.ts';
import { billOpenInvoices } from '#functions/domain/school-billing/bill-open-invoices.ts';
import { listOwnInvoices } from '#functions/domain/school-billing/list-own-invoices.ts';
import { settleCardPayment } from '#functions/domain/school-billing/settle-card-payment.ts';
import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { openStripeProvider } from '#functions/services/payments/stripe-provider.ts';
import { withoutProvider } from '#functions/services/payments/without-provider.ts';
import { openBillingDetailsStore } from '#functions/storage/dynamodb/billing/billing-details-store.ts';
import { openBillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { openPaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openSchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { PaymentChoice, SecretChoice } from '../../runtime/payment-env.ts';
import type { Deps } from '../deps.ts';

/** The ports of checkout and billing. */
export function openBillingPorts(deps: Deps): OrderingPorts & CheckoutLinkPorts {
  const { paymentChoice } = deps;
  const invoices = openSchoolInvoiceStore(deps.table, deps.now);
  return {
    ...deps,
    billing: openBillingStore(deps.table),
    schools: openSchoolStore(deps.table),
    provider: openProvider(paymentChoice),
    payments: openPaymentStore(deps.table),
    links: deps.oneUseTokens,
    paymentForm: chooseForm(paymentChoice),
    addsTax: paymentChoice?.addsTax ?? false,
    details: openBillingDetailsStore(deps.table),
    billOpenInvoices: (organisationId, details) =>
      billOpenInvoices({ invoices, organisations: deps.organisations }, organisationId, details),
    settleInvoice: (invoiceId, payment) => settleCardPayment({ invoices }, invoiceId, payment),
    listOwnInvoices: (organisationId) => listOwnInvoices({ invoices }, organisationId),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}

const providers = new Map<PaymentChoice, BillingPorts['provider']>();

/** One provider per process, which reuses its connection and secrets. */
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
