import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerInvoice } from '#shared/contract/billing/billing.ts';
import type { PaymentForm } from '#shared/contract/billing/checkout.ts';
import type { Cents } from '#shared/domain/money.ts';
import type { PaidPlanId } from '#shared/domain/plan-ids.ts';
import type { BillingInterval, PricingModel } from '#shared/domain/pricing.ts';
import type { InvoiceStatus } from '#shared/domain/subscription.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { CountingPorts, OneUseTokenStore, UserStore } from '../identity/ports.ts';
import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import type { Mail } from '../mail/mail.ts';
import type { ListedCustomer } from '../staff/listing.ts';
import type { PlanChange } from '../staff/plan-change.ts';
import type { BillingAccount, Subscription } from './billing-account.ts';
import type { Payment } from './payment.ts';
import type { School } from './school.ts';

/** What is bought: a plan of a pricing model by an interval. */
export type Purchase = {
  model: PricingModel;
  planId: PaidPlanId;
  interval: BillingInterval;
};

/** What the browser needs to confirm a card: now charged, or only kept for the end of the trial. */
export type CardConfirmation = { clientSecret: string; kind: 'payment' | 'setup' };

/** An invoice of the provider, as a customer sees it. */
export type ProviderInvoice = {
  invoiceId: string;
  /** The provider's, without gaps. */
  number: string | null;
  status: InvoiceStatus;
  description: string;
  createdAt: string;
  totalCents: Cents;
  /** Pages of the provider: to look at or pay, and as PDF. */
  url: string | null;
  pdfUrl: string | null;
};

/** Money that a card brought, and what became of it. */
export type ProviderPayment = {
  paymentId: string;
  customerId: string;
  description: string;
  paidCents: Cents;
  taxCents: Cents;
  refundedCents: Cents;
  dispute: Payment['dispute'];
  paidAt: string;
  /** Our invoice that it pays, where it was paid on the page of `openPaymentPage`. */
  ownInvoiceId: string | undefined;
};

/** What tells whether a payment has changed since it was read. */
export type PaymentMark = Pick<ProviderPayment, 'paymentId' | 'refundedCents'> & { isDisputed: boolean };

/** What a change of plan costs at once. */
export type ChangePreview = {
  /** Less than 0 is a credit. */
  dueNowCents: Cents;
  /** The instant the preview counts from: the change is charged as shown when it is passed on. */
  proratedAt: string;
};

/** A message of the provider that is proven to be its own. What it says of an object is not used: the object is read again. */
export type ProviderEvent = {
  eventId: string;
  type: string;
  customerId: string | undefined;
  invoiceId: string | undefined;
  paymentId: string | undefined;
};

/** The payment provider. Repeating a call with the same `idempotencyKey` does nothing twice. */
export type PaymentProvider = {
  /** No card is charged in earnest. */
  isTestMode(): Promise<boolean>;
  createCustomer(customer: {
    organisationId: string;
    name: string;
    email: string;
    idempotencyKey: string;
  }): Promise<string>;
  /** Begins with the trial that runs, where `trialEndsAt` is given; there is never a second one. */
  createSubscription(order: {
    customerId: string;
    organisationId: string;
    purchase: Purchase;
    trialEndsAt: string | undefined;
    purchaseOrderNumber: string;
    idempotencyKey: string;
  }): Promise<{ subscription: Subscription; confirmation: CardConfirmation | undefined }>;
  /** What is left to confirm of a subscription that is incomplete; undefined once nothing is. */
  findConfirmation(subscriptionId: string): Promise<CardConfirmation | undefined>;
  /** The subscription as it is now; undefined when the provider knows none. */
  readSubscription(subscriptionId: string): Promise<Subscription | undefined>;
  previewChange(subscriptionId: string, purchase: Purchase): Promise<ChangePreview>;
  /** Charges or credits the difference at once. */
  changePlan(change: {
    subscriptionId: string;
    purchase: Purchase;
    proratedAt: string;
    idempotencyKey: string;
  }): Promise<void>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Ends it at once, without a last invoice. Nothing happens where it has ended. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** The page on which a customer changes the card; it leads back to `returnUrl`. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The page on which an amount of ours is paid once: an invoice that a card may pay. */
  openPaymentPage(demand: {
    customerId: string;
    invoiceId: string;
    description: string;
    amountCents: Cents;
    returnUrl: string;
    idempotencyKey: string;
  }): Promise<string>;
  /** Charges the card that the customer entered last, where that was on the page of `openPortal`. */
  chargeNewestCard(subscriptionId: string): Promise<void>;
  listInvoices(customerId: string, limit: number): Promise<ProviderInvoice[]>;
  /** The payment of an invoice; undefined where none was tried, as at the beginning of a trial. */
  findPaymentOf(invoiceId: string): Promise<string | undefined>;
  /** The newest payments of a customer, as far as their stored state can be compared. */
  listPayments(customerId: string, limit: number): Promise<PaymentMark[]>;
  /** A payment as it is now; undefined while nothing was paid. */
  readPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /**
   * Throws FORBIDDEN for a message that the provider did not sign, or signed long ago; undefined for one that is about
   * another account or mode than ours.
   */
  verifyEvent(rawBody: string, signature: string): Promise<ProviderEvent | undefined>;
};

/** Where billing accounts are kept. */
export type BillingStore = {
  find(organisationId: string): Promise<BillingAccount | undefined>;
  /**
   * Stores an account that was made from its last version, with the plan that it gives to the organisation and the mails
   * that tell of it, all or nothing. False when it was changed meanwhile, or the organisation is gone.
   */
  save(account: BillingAccount, change: BillingChange): Promise<boolean>;
  /** Whose customer of the provider this is: kept when the account is erased, so that a late refund finds its place. */
  findByCustomer(customerId: string): Promise<{ organisationId: string; brandId: BrandId } | undefined>;
  findDue(before: Date, limit: number): Promise<string[]>;
  claim(organisationId: string, now: Date, until: Date): Promise<BillingAccount | undefined>;
  /** Whether this message of the provider was worked off before. */
  hasSeen(eventId: string): Promise<boolean>;
  markSeen(eventId: string, now: Date): Promise<void>;
};

export type BillingChange = {
  now: Date;
  /** What becomes of the customer; undefined leaves it. */
  standing?: StandingChange | undefined;
  /** To the owner. */
  mails?: { userId: string; mails: Mail[] } | undefined;
  /** An order by invoice. */
  order?: OrderChange | undefined;
};

/** What an order by invoice stores beside the account. */
export type OrderChange = {
  /** Absent where the brand serves no schools. */
  school?: School | undefined;
  /** Until then nothing is paused or erased, since the order waits for its plan; absent where staff put it on the plan. */
  heldUntil?: Date;
  /** To the brand: for its inbox, and by mail. */
  message?: { message: ForwardedMessage; mail: Mail };
};

/** The plan that a customer is on from now on, with what it changes for staff. */
export type StandingChange = {
  organisation: Organisation;
  plan: Organisation['plan'];
  change: PlanChange;
  isPastDue: boolean;
  /** Who was taken out of the lists of staff was counted out with it. */
  isListed: boolean;
};

/** Where payments are kept. */
export type PaymentStore = {
  find(organisationId: string, paymentId: string): Promise<Payment | undefined>;
  /**
   * Stores a payment in place of what is known of it, and counts what changed for its brand and, while there is one, for its
   * customer. False when payment or customer changed meanwhile.
   */
  replace(
    known: Payment | undefined,
    payment: Payment,
    customer: ListedCustomer | undefined,
  ): Promise<boolean>;
  listOf(organisationId: string, limit: number): Promise<Payment[]>;
};

/** What keeping billing accounts true needs. */
export type BillingPorts = {
  provider: PaymentProvider;
  billing: BillingStore;
  payments: PaymentStore;
  organisations: {
    find(organisationId: string): Promise<Organisation | undefined>;
    findConversionId(organisationId: string): Promise<string | undefined>;
  };
  users: { find(userId: string): Promise<User | undefined> };
  /** Books a payment on the invoice of ours that it was for; told again, only what changed. */
  settleInvoice(invoiceId: string, payment: Payment): Promise<void>;
  /** Invoices that are ours, not the provider's: those to schools. */
  listOwnInvoices(organisationId: string): Promise<CustomerInvoice[]>;
  /** Puts a customer into the lists of staff; false where there is none. */
  ensureListed(organisation: Organisation): Promise<boolean>;
  pricingModelOf(brandId: BrandId): PricingModel;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  /** How the pages ask for a card. */
  paymentForm: PaymentForm;
  addsTax: boolean;
  now(): Date;
};

/** What taking an order by invoice needs. */
export type OrderingPorts = BillingPorts &
  CountingPorts & {
    schools: { find(organisationId: string): Promise<School | undefined> };
    makeId(): string;
  };

/** What mailing the link to a checkout needs. */
export type CheckoutLinkPorts = Pick<BillingPorts, 'organisations' | 'siteOrigin' | 'startMail' | 'now'> & {
  users: Pick<UserStore, 'find' | 'findByEmail'>;
  links: Pick<OneUseTokenStore, 'add' | 'find'>;
  randomBytes(count: number): Uint8Array;
};
