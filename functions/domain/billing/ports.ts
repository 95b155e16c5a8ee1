import type { BrandId } from '#shared/brands/platforms.ts';
import type { Cents } from '#shared/domain/money.ts';
import type { PaidPlanId } from '#shared/domain/plan-ids.ts';
import type { BillingInterval, PricingModel } from '#shared/domain/pricing.ts';
import type { Organisation, User } from '../accounts/account.ts';
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
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  description: string;
  createdAt: string;
  paidAt: string | null;
  totalCents: Cents;
  taxCents: Cents;
  paidCents: Cents;
  refundedCents: Cents;
  dispute: Payment['dispute'];
  /** Pages of the provider: to look at or pay, and as PDF. */
  url: string | null;
  pdfUrl: string | null;
  /** Ours, where the invoice was asked for by `openPaymentPage`. */
  ownInvoiceId: string | undefined;
};

/** What a change of plan costs at once, and what is charged at the next renewal. */
export type ChangePreview = {
  /** Less than 0 is a credit. */
  dueNowCents: Cents;
  nextChargeCents: Cents;
  nextChargeAt: string;
  /** The instant the preview counts from: the change is charged as shown when it is passed on. */
  proratedAt: string;
};

/** A message of the provider that is proven to be its own. What it says of an object is not used: the object is read again. */
export type ProviderEvent = {
  eventId: string;
  type: string;
  customerId: string | undefined;
  subscriptionId: string | undefined;
  invoiceId: string | undefined;
  createdAt: string;
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
  listInvoices(customerId: string, limit: number): Promise<ProviderInvoice[]>;
  /** The invoice as it is now. */
  readInvoice(invoiceId: string): Promise<ProviderInvoice | undefined>;
  /** Throws FORBIDDEN for a message that the provider did not sign, or signed long ago. */
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
  plan?: { from: Organisation['plan']; to: Organisation['plan']; endedAt?: string } | undefined;
  /** To the owner. */
  mails?: { userId: string; mails: Mail[] } | undefined;
};

/** Where payments are kept. */
export type PaymentStore = {
  /** Stores a payment as it is now, and counts only what changed: again and again is the same as once. */
  record(payment: Payment): Promise<void>;
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
  pricingModelOf(brandId: BrandId): PricingModel;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  now(): Date;
};
