import type { BrandId } from '#shared/brands/platforms.ts';
import type { PaymentForm } from '#shared/contract/billing/checkout.ts';
import type { Cents } from '#shared/domain/money.ts';
import type { PaidPlanId } from '#shared/domain/plan-ids.ts';
import type { BillingInterval, PricingModel } from '#shared/domain/pricing.ts';
import type { InvoiceStatus } from '#shared/domain/subscription.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { OneUseTokenStore, UserStore } from '../identity/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { BillingAccount, Subscription } from './billing-account.ts';
import type { Payment } from './payment.ts';

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
  /** The plan that the organisation is on from now on; undefined leaves it. */
  plan?: { from: Organisation['plan']; to: Organisation['plan'] } | undefined;
  /** To the owner. */
  mails?: { userId: string; mails: Mail[] } | undefined;
};

/** Where payments are kept. */
export type PaymentStore = {
  find(organisationId: string, paymentId: string): Promise<Payment | undefined>;
  /** Stores a payment in place of what is known of it, and counts only what changed. False when it changed meanwhile. */
  replace(known: Payment | undefined, payment: Payment): Promise<boolean>;
  listOf(organisationId: string, limit: number): Promise<Payment[]>;
  /** Everything that a customer has paid and not got back. */
  readTotal(organisationId: string): Promise<Cents>;
  /** What a brand took in each month (`YYYY-MM`, UTC) from that one on; one read for all of them. */
  readRevenue(brandId: BrandId, fromMonth: string): Promise<{ month: string; revenueCents: Cents }[]>;
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
  /** Closes an invoice of ours that was paid on the provider's page. */
  settleInvoice(
    organisationId: string,
    invoiceId: string,
    by: Pick<ProviderPayment, 'paymentId' | 'paidCents' | 'paidAt'>,
  ): Promise<void>;
  pricingModelOf(brandId: BrandId): PricingModel;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  /** How the pages ask for a card. */
  paymentForm: PaymentForm;
  addsTax: boolean;
  now(): Date;
};

/** What mailing the link to a checkout needs. */
export type CheckoutLinkPorts = Pick<BillingPorts, 'organisations' | 'siteOrigin' | 'startMail' | 'now'> & {
  users: Pick<UserStore, 'find' | 'findByEmail'>;
  links: Pick<OneUseTokenStore, 'add' | 'find'>;
  randomBytes(count: number): Uint8Array;
};
