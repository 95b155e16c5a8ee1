import * as z from 'zod';
import type { PaymentProvider, ProviderEvent } from '#functions/domain/billing/ports.ts';
import { openStripe } from './open-stripe.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { openPayments } from './stripe-payments.ts';
import { openRefunds } from './stripe-refunds.ts';
import { openSubscriptions } from './stripe-subscriptions.ts';
import { explainRefusal, openTaxes } from './stripe-taxes.ts';
import { toCustomer } from './to-customer.ts';

/** A Stripe object or its id. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? undefined);

/** The object an event is about; nothing else in it is trusted. */
const subjectSchema = z.object({
  object: z.string(),
  id: z.string().optional(),
  customer: reference,
  payment_intent: reference,
});

/** Stripe as the payment provider. */
export function openStripeProvider(settings: PaymentSettings): PaymentProvider {
  const callStripe = openStripe(settings);
  const isTestMode = async () => !(await settings.readSecretKey()).includes('_live_');
  return {
    isTestMode,
    ...openSubscriptions(callStripe, settings),
    ...openPayments(callStripe),
    ...openRefunds(callStripe),
    ...openTaxes(callStripe),
    async createCustomer({ organisationId, name, email, idempotencyKey }) {
      const customer = { name, email, metadata: { organisationId } };
      const { id } = await explainRefusal(
        '',
        () => callStripe((stripe, options) => stripe.customers.create(customer, options), idempotencyKey),
        { name: 'customerName', email: 'customerEmail' },
      );
      return id;
    },
    async describeCustomer(customerId, billed) {
      await explainRefusal('', () =>
        callStripe((stripe) => stripe.customers.update(customerId, toCustomer(billed, settings))),
      );
    },
    async verifyEvent(rawBody, signature) {
      const secret = await settings.readWebhookSecret();
      const event = await callStripe(async (stripe) =>
        stripe.webhooks.constructEventAsync(rawBody, signature, secret),
      );
      if (event.account || event.livemode === (await isTestMode())) return undefined;
      return toProviderEvent(event.id, event.type, subjectSchema.parse(event.data.object));
    },
  };
}

function toProviderEvent(
  eventId: string,
  type: string,
  { object, id, customer, payment_intent }: z.infer<typeof subjectSchema>,
): ProviderEvent {
  return {
    eventId,
    type,
    customerId: object === 'customer' ? id : customer,
    invoiceId: object === 'invoice' ? id : undefined,
    paymentId: object === 'payment_intent' ? id : payment_intent,
  };
}
