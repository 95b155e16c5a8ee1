import { readFileSync } from 'node:fs';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openStripeProvider } from './stripe-provider.ts';

/** The object that an event is about, with what Stripe's has: https://docs.stripe.com/api/events/types. */
const objects: Record<string, object> = {
  customer: { object: 'customer', id: 'cus_1' },
  'customer.subscription': { object: 'subscription', id: 'sub_1', customer: 'cus_1' },
  payment_method: { object: 'payment_method', id: 'pm_1', customer: 'cus_1' },
  invoice: { object: 'invoice', id: 'in_1', customer: 'cus_1' },
  payment_intent: { object: 'payment_intent', id: 'pi_1', customer: 'cus_1' },
  setup_intent: { object: 'setup_intent', id: 'seti_1', customer: 'cus_1' },
  'checkout.session': { object: 'checkout.session', id: 'cs_1', customer: 'cus_1', payment_intent: 'pi_1' },
  charge: { object: 'charge', id: 'ch_1', customer: 'cus_1', payment_intent: 'pi_1' },
  'charge.dispute': { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' },
  refund: { object: 'refund', id: 're_1', payment_intent: 'pi_1' },
};

const page = readFileSync(new URL('../../../docs/operations/payments.md', import.meta.url), 'utf8');
const asked = /events\n([\s\S]*?)\. Keep its signing secret/.exec(page)?.[1] ?? '';
const types = [...asked.matchAll(/`([\w.*]+)`/g)].map(([, type = '']) => type);

const secret = 'whsec_events';
const provider = openStripeProvider({
  readSecretKey: async () => 'sk_test_events',
  readWebhookSecret: async () => secret,
  ...{ apiUrl: 'http://payments.test', addsTax: true },
});

test('each event that the page on payments asks for says where to look', async () => {
  expect(types).toContain('invoice.finalization_failed');
  for (const type of types) {
    const object = objects[type.slice(0, type.lastIndexOf('.'))];
    const event = { id: 'evt_1', object: 'event', type, livemode: false, data: { object } };
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const { customerId, paymentId } = (await provider.verifyEvent(payload, signature)) ?? {};
    expect(customerId ?? paymentId, type).toBeDefined();
  }
});
