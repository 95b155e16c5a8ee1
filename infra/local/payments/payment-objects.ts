import * as z from 'zod';

// Stripe API objects, as far as we use them: https://docs.stripe.com/api.

const metadata = z.record(z.string(), z.string());

const method = z.object({
  id: z.string(),
  object: z.literal('payment_method'),
  type: z.literal('card'),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
  /** The customer it is attached to. */
  customer: z.string().nullable().default(null),
  created: z.int().default(0),
  /** Identifies the test card; not part of Stripe's object. */
  number: z.string(),
});
export type Method = z.infer<typeof method>;

const customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  name: z.string(),
  email: z.string(),
  metadata,
  /** A negative balance is a credit for later invoices. */
  balance: z.int(),
  invoice_settings: z.object({
    default_payment_method: method.nullable(),
    custom_fields: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  }),
  address: z.object({ country: z.string(), postal_code: z.string() }).nullable().default(null),
  tax_exempt: z.enum(['none', 'exempt']).default('none'),
});
export type Customer = z.infer<typeof customer>;

const taxId = z.object({
  id: z.string(),
  object: z.literal('tax_id'),
  customer: z.string(),
  type: z.string(),
  value: z.string(),
});
export type TaxId = z.infer<typeof taxId>;

export const intervalSchema = z.enum(['month', 'year']);

const price = z.object({
  id: z.string(),
  object: z.literal('price'),
  active: z.literal(true),
  lookup_key: z.string(),
  unit_amount: z.int(),
  currency: z.string(),
  recurring: z.object({ interval: intervalSchema }).nullable(),
  product_name: z.string(),
});
export type Price = z.infer<typeof price>;

const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string(),
  status: z.enum(['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled']),
  created: z.int().default(0),
  item_id: z.string(),
  price: z.string(),
  current_period_start: z.int(),
  current_period_end: z.int(),
  trial_end: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: z.int().nullable(),
  default_payment_method: method.nullable(),
  pending_setup_intent: z.string().nullable(),
  latest_invoice: z.string().nullable(),
  /** The invoice of the current period, which a change credits. */
  period_invoice: z.string().nullable().default(null),
  /** A change that takes effect once its invoice is paid. */
  pending_update: z
    .object({ invoice: z.string(), price: z.string(), start: z.int(), end: z.int(), expires_at: z.int() })
    .nullable()
    .default(null),
  /** Payments save their card as the subscription's own. */
  saves_card: z.boolean().default(true),
  automatic_tax: z.object({ enabled: z.boolean() }).default({ enabled: false }),
  metadata,
});
export type Subscription = z.infer<typeof subscription>;

const invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  customer: z.string(),
  subscription: z.string().nullable(),
  number: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void']),
  created: z.int(),
  /** With the tax. */
  total: z.int(),
  tax: z.int().default(0),
  amount_due: z.int(),
  /** The customer's balance before and after this invoice. */
  starting_balance: z.int().default(0),
  ending_balance: z.int().default(0),
  lines: z.array(
    z.object({
      description: z.string(),
      amount: z.int(),
      /** The invoice whose unused time this line gives back. */
      credits: z.string().nullable().default(null),
    }),
  ),
  payment_intent: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

const intent = z.object({
  id: z.string(),
  object: z.enum(['setup_intent', 'payment_intent']),
  client_secret: z.string(),
  customer: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  /** The card awaiting its owner's authentication. */
  asked: method.nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  amount: z.int(),
  description: z.string().nullable(),
  metadata,
  charge: z
    .object({
      id: z.string(),
      object: z.literal('charge'),
      created: z.int(),
      amount_refunded: z.int(),
      disputed: z.boolean(),
      /** The test card takes no money back; not part of Stripe's object. */
      takesNoRefund: z.boolean().default(false),
    })
    .nullable(),
});
export type Intent = z.infer<typeof intent>;

const page = z.object({
  id: z.string(),
  customer: z.string(),
  kind: z.enum(['portal', 'payment']),
  intent: z.string().nullable(),
  isExpired: z.boolean().optional(),
  returnUrl: z.string(),
});
export type HostedPage = z.infer<typeof page>;

const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  payment_intent: z.string(),
  amount: z.int(),
  status: z.enum(['succeeded', 'failed']),
  metadata: metadata.default({}),
});
export type Refund = z.infer<typeof refund>;

const table = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).default({});

/** The embedded provider's persistent state. */
export const paymentStateSchema = z.object({
  nextNumber: z.int().default(1),
  /** Seconds its clock is ahead of the machine's. */
  clockAhead: z.number().default(0),
  customers: table(customer),
  methods: table(method),
  taxIds: table(taxId),
  prices: table(price),
  subscriptions: table(subscription),
  invoices: table(invoice),
  intents: table(intent),
  refunds: table(refund),
  pages: table(page),
  portals: table(z.object({ id: z.string(), metadata })),
  disputes: table(
    z.object({ id: z.string(), payment_intent: z.string(), status: z.string(), amount: z.int() }),
  ),
  balanceTransactions: table(
    z.object({
      id: z.string(),
      object: z.literal('customer_balance_transaction'),
      customer: z.string(),
      amount: z.int(),
      ending_balance: z.int(),
      description: z.string().nullable(),
      metadata: metadata.default({}),
    }),
  ),
  /** Replies to calls with an idempotency key, refusals included. */
  answers: table(
    z.object({
      request: z.string(),
      status: z.int().default(200),
      reply: z.unknown(),
      at: z.int().default(0),
    }),
  ),
  /** Events the webhook has not taken yet, in order. */
  unsentEvents: z.array(z.string()).default([]),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;
